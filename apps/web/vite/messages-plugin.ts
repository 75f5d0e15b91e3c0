import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';
const MESSAGES = join(import.meta.dirname, '../src/messages');

/**
 * Serves `virtual:messages/<language>`: all topics of a language as one module, ICU already
 * compiled, so that no parser is shipped and each language is loaded only when it is chosen.
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

function topicFiles(language: string): string[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file));
}

function compileTopics(files: readonly string[]): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  for (const file of files) {
    const topic: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [id, message] of Object.entries(topic)) compiled[id] = compileMessage(message);
  }
  return compiled;
}
