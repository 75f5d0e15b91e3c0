import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from './language.ts';
import { translateWith, type Translate } from './translate.ts';

/* The catalogues on disk, for everything that runs in Node: the server, the terminal, the build of the client, the checks. */

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
  return Object.fromEntries(wanted.map(([id, message]) => [id, compileMessage(message, change)]));
}

const translators = new Map<Language, Translate>();

/** Translates into a language with all its messages. They are read once; each is compiled when it is first asked for. */
export function translatorFor(language: Language): Translate {
  const translate = translators.get(language) ?? translateWith(language, compiledLater(readTopics(language)));
  translators.set(language, translate);
  return translate;
}

/** Two thousand messages take longer to compile than most commands run, and a command needs few of them. */
function compiledLater(topics: readonly Topic[]): Messages {
  const messages: Messages = {};
  for (const [id, message] of topics.flatMap((topic) => Object.entries(topic.messages))) {
    Object.defineProperty(messages, id, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = compileMessage(message);
        Object.defineProperty(messages, id, { value });
        return value;
      },
    });
  }
  return messages;
}
