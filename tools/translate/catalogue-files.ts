import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoEntry } from './po.ts';

const MESSAGES = join(import.meta.dirname, '../../packages/words/messages');

type Topic = Readonly<Record<string, string>>;

const topicNames = (): readonly string[] => globSync('*.json', { cwd: join(MESSAGES, 'en') }).toSorted();

function readTopic(language: string, name: string): Topic {
  const file = join(MESSAGES, language, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Every message of a language beside its English one, in the order of the files. */
export function entriesOf(language: string): readonly PoEntry[] {
  return topicNames().flatMap((name) => {
    const own = readTopic(language, name);
    return Object.entries(readTopic('en', name)).map(([context, source]) => ({
      context,
      source,
      text: own[context] ?? '',
    }));
  });
}

/** The files of a language with these messages, by name. What is not translated stays out, and what has no id any more. */
export function filesWith(entries: readonly PoEntry[]): ReadonlyMap<string, string> {
  const texts = new Map(entries.map(({ context, text }) => [context, text]));
  return new Map(
    topicNames().map((name) => {
      const ids = Object.keys(readTopic('en', name));
      const known = ids.map((id) => [id, texts.get(id) ?? ''] as const).filter(([, text]) => text !== '');
      return [name, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`];
    }),
  );
}

export function writeFiles(language: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(join(MESSAGES, language), { recursive: true });
  for (const [name, text] of files) writeFileSync(join(MESSAGES, language, name), text);
}

export const fileText = (language: string, name: string): string =>
  readFileSync(join(MESSAGES, language, name), 'utf8');
