import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, Messages } from './message.ts';

/* The catalogues on disk as they are written, for what compiles and checks them. The packed package has only what was made of them. */

const MESSAGES = join(import.meta.dirname, '../messages');

/** One file of a language's catalogue: ids that begin with the topic's name, each with its ICU message. */
export type Topic = {
  readonly name: string;
  readonly file: string;
  readonly messages: Readonly<Record<string, string>>;
};

/** The languages that have a folder, whether or not the code knows them yet. */
export function catalogueLanguages(): string[] {
  return readdirSync(MESSAGES).toSorted();
}

export function readTopics(language: string): Topic[] {
  const folder = join(MESSAGES, language);
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = join(folder, name);
      return { name: basename(name, '.json'), file, messages: JSON.parse(readFileSync(file, 'utf8')) };
    });
}

/** The wanted messages of some topics, compiled, so that no parser has to be shipped. Their text may be changed, not their placeholders. */
export function compiledMessages(
  topics: readonly Topic[],
  isWanted: (topic: string, id: string) => boolean,
  change?: (text: string) => string,
): Record<string, CompiledMessage> {
  const wanted = topics.flatMap(({ name, messages }) => Object.entries(messages).filter(([id]) => isWanted(name, id)));
  return Object.fromEntries(wanted.map(([id, message]) => [id, compiled(message, change)]));
}

function compiled(message: string, change?: (text: string) => string): CompiledMessage {
  const made = compileMessage(message, change);
  if (!isCompiled(made)) throw new Error(`only texts, values, plurals and selects can be written: ${message}`);
  return made;
}

const KINDS: ReadonlySet<unknown> = new Set(['plural', 'selectordinal', 'select']);

/** Whether `formatMessage` knows everything in it: ICU also has dates, and plurals that count from elsewhere. */
function isCompiled(value: unknown): value is CompiledMessage {
  if (typeof value === 'string') return true;
  return Array.isArray(value) && value.every((part: unknown) => typeof part === 'string' || isPart(part));
}

function isPart(part: unknown): boolean {
  if (!Array.isArray(part)) return false;
  const [name, kind, choices]: unknown[] = part;
  if (typeof name !== 'string') return false;
  if (part.length === 1) return true;
  if (!KINDS.has(kind) || typeof choices !== 'object' || choices === null) return false;
  // a plural that counts from nowhere else has an undefined offset
  return Object.values(choices).every((choice) => choice === undefined || isCompiled(choice));
}

/** All messages of a language. Two thousand take longer to compile than most commands run: each is compiled when it is first asked for. */
export function messagesOf(language: string): Messages {
  const messages = {};
  for (const [id, message] of readTopics(language).flatMap((topic) => Object.entries(topic.messages))) {
    Object.defineProperty(messages, id, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = compiled(message);
        Object.defineProperty(messages, id, { value });
        return value;
      },
    });
  }
  return messages;
}
