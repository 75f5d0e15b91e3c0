import { compiledMessages, readTopics } from '@la-stanza/words/topics';
import type { Plugin } from 'vite';
import { longerText } from './longer-text.ts';

const PREFIX = 'virtual:messages/';

// Topics that only some pages need are modules of their own, loaded with the first of these pages.
const EXTRA_TOPICS: ReadonlySet<string> = new Set([
  'about',
  'account',
  'aid',
  'analysis',
  'arrive',
  'box',
  'daily',
  'fair',
  'operator',
  'profile',
  'palazzo',
  'puzzle',
  'watch',
]);
const CEREMONY_TOPICS: ReadonlySet<string> = new Set(['ceremony']);
const RULE_TOPICS: ReadonlySet<string> = new Set(['reference', 'rules', 'edition']);
const TABLE_TOPICS: ReadonlySet<string> = new Set([
  'chronicle',
  'coach',
  'decision',
  'fault',
  'handover',
  'hint',
  'refusal',
  'score',
  'table',
  'text',
  'told',
]);

// What only a page with a server shows.
const ONLINE_TOPICS: ReadonlySet<string> = new Set(['lobby', 'push', 'sit-down', 'talk', 'trouble']);

// What the table shows only on demand, or after a while.
const CARD_TOPICS: ReadonlySet<string> = new Set(['advice', 'company', 'explain']);

// Topics of the server and the terminal, and those that no page of the client shows.
const OTHER_TOPICS: ReadonlySet<string> = new Set(['cli', 'mail', 'position', 'preview']);

// Topics of which the start page needs only some messages.
const MOSTLY_LATER: readonly {
  readonly topic: string;
  readonly part: 'table' | 'extra' | 'online';
  readonly early: RegExp;
}[] = [
  { topic: 'home', part: 'extra', early: /^home\.(?!tables|people|visits)/ },
  {
    topic: 'learn',
    part: 'extra',
    early:
      /^learn\.(?:title|short|done-mark|begin|resume|aid|game\.(?:title|sub|resume)|(?:walk|hire|strength|masterpiece|finale)\.title)$/,
  },
  { topic: 'online', part: 'online', early: /^online\.(?:no-server|open-seat)$/ },
  { topic: 'people', part: 'online', early: /^people\.gone$/ },
  { topic: 'replay', part: 'table', early: /^replay\.(?!band|graph|timeline|where|first|previous|next|last|speed)/ },
  { topic: 'score', part: 'extra', early: /^score\.(?:analyse|leave)$/ },
  { topic: 'terms', part: 'table', early: /^terms\.(?!tile\.)/ },
];

/** People are called the same in a language that is longer. */
const NAME = /^cast\..*\.(?:name|short)$/;

/**
 * Serves `virtual:messages/<language>/<part>`: the topics of a language in seven parts, ICU already compiled, so that no parser is
 * shipped and a language is loaded only when it is chosen. `page` is needed everywhere, `online` everywhere if there is a server, `table` wherever a game is shown, `cards`
 * when something on the table is explained or advised, or a bot may speak, `ceremony` with the first ceremony, `extra` on the pages for learning,
 * reviewing and the account, `rules` where they are read. Without a part: all but the rules, for tests
 * and Storybook.
 */
export function messagesPlugin(): Plugin {
  // `pnpm fit --longer` looks at the table in a language that is longer than ours
  const longer = process.env['LONGER_TEXTS'] === undefined ? undefined : longerText;
  return {
    name: 'la-stanza:messages',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const topics = readTopics(language);
      for (const { file } of topics) this.addWatchFile(file);
      const wanted = (topic: string, message: string): boolean => isIn(part, partOf(topic, message));
      const messages = {
        ...compiledMessages(topics, (topic, message) => wanted(topic, message) && !NAME.test(message), longer),
        ...compiledMessages(topics, (topic, message) => wanted(topic, message) && NAME.test(message)),
      };
      return `export const messages = ${JSON.stringify(messages)};`;
    },
  };
}

type Part = 'page' | 'online' | 'table' | 'cards' | 'ceremony' | 'extra' | 'rules' | 'elsewhere';

function isIn(part: string | undefined, own: Part): boolean {
  return part === undefined ? own !== 'rules' && own !== 'elsewhere' : own === part;
}

function partOf(topic: string, id: string): Part {
  if (OTHER_TOPICS.has(topic)) return 'elsewhere';
  if (RULE_TOPICS.has(topic)) return 'rules';
  if (EXTRA_TOPICS.has(topic)) return 'extra';
  if (CARD_TOPICS.has(topic)) return 'cards';
  if (CEREMONY_TOPICS.has(topic)) return 'ceremony';
  const later = MOSTLY_LATER.find((mostly) => mostly.topic === topic);
  if (later?.early.test(id) === false) return later.part;
  if (ONLINE_TOPICS.has(topic)) return 'online';
  return TABLE_TOPICS.has(topic) ? 'table' : 'page';
}
