import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const MESSAGES = join(import.meta.dirname, '../src/messages');

// What is read on some pages only is a module of its own, loaded with the first of them.
const RULE_TOPICS: ReadonlySet<string> = new Set(['reference.json', 'rules.json', 'edition.json']);
const TABLE_TOPICS: ReadonlySet<string> = new Set([
  'account.json',
  'aid.json',
  'analysis.json',
  'chronicle.json',
  'coach.json',
  'decision.json',
  'explain.json',
  'fault.json',
  'hint.json',
  'profile.json',
  'refusal.json',
  'score.json',
  'table.json',
  'text.json',
  'told.json',
]);

/**
 * Serves `virtual:messages/<language>/<part>`: the topics of a language in three parts, ICU already compiled, so that no parser is
 * shipped and each language is loaded only when it is chosen. `page` is needed everywhere, `table` wherever a game is shown, `rules`
 * where they are read. Without a part it is all but the rules, for tests and the workshop.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'la-stanza:messages',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const files = topicFiles(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      return `export const messages = ${JSON.stringify(compileTopics(files))};`;
    },
  };
}

function topicFiles(name: string): string[] {
  const [language = '', part] = name.split('/');
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && isIn(part, file))
    .map((file) => join(folder, file));
}

function isIn(part: string | undefined, file: string): boolean {
  const own = RULE_TOPICS.has(file) ? 'rules' : TABLE_TOPICS.has(file) ? 'table' : 'page';
  return part === undefined ? own !== 'rules' : own === part;
}

function compileTopics(files: readonly string[]): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  for (const file of files) {
    const topic: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [id, message] of Object.entries(topic)) compiled[id] = compileMessage(message);
  }
  return compiled;
}
