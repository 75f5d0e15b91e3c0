import { compiledMessages, readTopics } from '@la-stanza/words/catalogues';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

// What is read on some pages only is a module of its own, loaded with the first of them.
const BESIDE_TOPICS: ReadonlySet<string> = new Set(['account', 'aid', 'analysis', 'profile']);
const RULE_TOPICS: ReadonlySet<string> = new Set(['reference', 'rules', 'edition']);
const TABLE_TOPICS: ReadonlySet<string> = new Set([
  'chronicle',
  'coach',
  'decision',
  'explain',
  'fault',
  'handover',
  'hint',
  'refusal',
  'score',
  'table',
  'text',
  'told',
]);

// What is said elsewhere: by the server and at the terminal.
const OTHER_TOPICS: ReadonlySet<string> = new Set(['cli', 'mail', 'preview']);

// Topics of which the start page needs only some messages.
const MOSTLY_LATER: readonly { readonly topic: string; readonly part: 'table' | 'beside'; readonly early: RegExp }[] = [
  {
    topic: 'learn',
    part: 'beside',
    early:
      /^learn\.(?:title|short|minute|done-mark|begin|resume|aid|(?:walk|hire|strength|masterpiece|finale)\.title)$/,
  },
  { topic: 'terms', part: 'table', early: /^terms\.(?!tile\.)/ },
];

/**
 * Serves `virtual:messages/<language>/<part>`: the topics of a language in four parts, ICU already compiled, so that no parser is
 * shipped and each language is loaded only when it is chosen. `page` is needed everywhere, `table` wherever a game is shown, `beside`
 * on the pages for learning, looking back and oneself, `rules` where they are read. Without a part it is all but the rules, for tests and the workshop.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'la-stanza:messages',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const topics = readTopics(language);
      for (const { file } of topics) this.addWatchFile(file);
      const messages = compiledMessages(topics, (topic, message) => isIn(part, partOf(topic, message)));
      return `export const messages = ${JSON.stringify(messages)};`;
    },
  };
}

type Part = 'page' | 'table' | 'beside' | 'rules' | 'elsewhere';

function isIn(part: string | undefined, own: Part): boolean {
  return part === undefined ? own !== 'rules' && own !== 'elsewhere' : own === part;
}

function partOf(topic: string, id: string): Part {
  if (OTHER_TOPICS.has(topic)) return 'elsewhere';
  if (RULE_TOPICS.has(topic)) return 'rules';
  if (BESIDE_TOPICS.has(topic)) return 'beside';
  const later = MOSTLY_LATER.find((mostly) => mostly.topic === topic);
  if (later?.early.test(id) === false) return later.part;
  return TABLE_TOPICS.has(topic) ? 'table' : 'page';
}
