/** A group of links in the navigation. A page is named by its own first heading. */
export type Group = { readonly title: string; readonly pages: readonly (string | Place)[] };

/** A place in the site that is no page of docs/: the game, the rules, a reference. */
export type Place = { readonly address: string; readonly title: string };

const guide = (...names: readonly string[]): string[] => names.map((name) => `guide/${name}.md`);

/** What is in the site, in the order of its readers: players, hosts, contributors. Decisions and results are found in their folders. */
export function siteMap(decisions: readonly string[], results: readonly string[]): readonly Group[] {
  return [
    {
      title: 'Play',
      pages: [
        { address: 'play/index.html', title: 'The game' },
        { address: 'play/en/rules/index.html', title: 'Rules' },
        { address: 'play/de/rules/index.html', title: 'Regeln' },
        { address: 'play/fr/rules/index.html', title: 'Règles' },
        { address: 'play/nl/rules/index.html', title: 'Spelregels' },
        'rules.md',
        'figures.md',
      ],
    },
    { title: 'Host', pages: guide('hosting', 'upgrade', 'failover', 'scale') },
    {
      title: 'Reference',
      pages: [
        { address: 'api/engine/index.html', title: '@la-stanza/engine' },
        { address: 'api/bots/index.html', title: '@la-stanza/bots' },
        { address: 'api/protocol/index.html', title: '@la-stanza/protocol' },
        { address: 'api/words/index.html', title: '@la-stanza/words' },
        { address: 'api/http.html', title: 'HTTP' },
        ...guide('socket', 'notation'),
      ],
    },
    {
      title: 'Build',
      pages: [
        'contributing.md',
        'changelog.md',
        ...guide('architecture', 'life-of-a-move', 'change-a-rule', 'add-a-decision', 'correct-a-figure', 'client'),
        ...guide('database', 'translate', 'sentences', 'style'),
        'bots.md',
      ],
    },
    { title: 'Decisions', pages: decisions },
    { title: 'Results', pages: results },
  ];
}
