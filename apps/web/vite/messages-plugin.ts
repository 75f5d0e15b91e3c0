import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const MESSAGES = join(import.meta.dirname, '../src/messages');

// What is read on some pages only is a module of its own, loaded with the first of them.
const BESIDE_TOPICS: ReadonlySet<string> = new Set(['account.json', 'aid.json', 'analysis.json', 'profile.json']);
const RULE_TOPICS: ReadonlySet<string> = new Set(['reference.json', 'rules.json', 'edition.json']);
const TABLE_TOPICS: ReadonlySet<string> = new Set([
  'chronicle.json',
  'coach.json',
  'decision.json',
  'explain.json',
  'fault.json',
  'handover.json',
  'hint.json',
  'refusal.json',
  'score.json',
  'table.json',
  'text.json',
  'told.json',
]);

// Topics of which the start page needs only some messages.
const MOSTLY_LATER: readonly { readonly topic: string; readonly part: 'table' | 'beside'; readonly early: RegExp }[] = [
  {
    topic: 'learn.json',
    part: 'beside',
    early:
      /^learn\.(?:title|short|minute|done-mark|begin|resume|aid|(?:walk|hire|strength|masterpiece|finale)\.title)$/,
  },
  { topic: 'terms.json', part: 'table', early: /^terms\.(?!tile\.)/ },
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
      const files = topicFiles(language);
      for (const file of files) this.addWatchFile(file);
      return `export const messages = ${JSON.stringify(compileTopics(files, part))};`;
    },
  };
}

function topicFiles(language: string): string[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));
}

function partOf(topic: string, id: string): 'page' | 'table' | 'beside' | 'rules' {
  if (RULE_TOPICS.has(topic)) return 'rules';
  if (BESIDE_TOPICS.has(topic)) return 'beside';
  const later = MOSTLY_LATER.find((mostly) => mostly.topic === topic);
  if (later?.early.test(id) === false) return later.part;
  return TABLE_TOPICS.has(topic) ? 'table' : 'page';
}

function compileTopics(files: readonly string[], part: string | undefined): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  for (const file of files) {
    const topic: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [id, message] of Object.entries(topic)) {
      const own = partOf(basename(file), id);
      if (part === undefined ? own !== 'rules' : own === part) compiled[id] = compileMessage(message);
    }
  }
  return compiled;
}
