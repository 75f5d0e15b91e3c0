import { SECTIONS } from '@la-stanza/words';

/** A page that exists as a file in every language. */
type PrerenderedPage = {
  /** Its folder below that of the language: `rules/4/`. */
  readonly folder: string;
  /** Its path in the client. */
  readonly path: string;
  /** The module that draws it. */
  readonly module: string;
};

const [FIRST, ...OTHERS] = SECTIONS.map(({ section }) => section);

/** What search engines, link previews and visitors without JavaScript may read: the start page, learning, and all the rules. */
export const PRERENDERED: readonly PrerenderedPage[] = [
  { folder: '', path: '/', module: 'home-page.tsx' },
  { folder: 'learn/', path: '/learn', module: 'learn-page.tsx' },
  { folder: 'rules/', path: `/rules/${FIRST}`, module: 'rules-page.tsx' },
  ...[...OTHERS, 'tiles', 'people'].map((at) => ({
    folder: `rules/${at}/`,
    path: `/rules/${at}`,
    module: 'rules-page.tsx',
  })),
];

/** The folder of the page at a path of the client, if it is prerendered; a rule is part of its chapter. */
export function folderOfPath(path: string): string | undefined {
  const wanted = path === '/rules' ? `/rules/${FIRST}` : path.replace(/^([/]rules[/]\w+)\..*/, '$1');
  return PRERENDERED.find((page) => page.path === wanted)?.folder;
}
