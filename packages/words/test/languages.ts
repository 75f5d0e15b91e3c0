import { translatorFor } from '../src/catalogues.ts';
import { LANGUAGES, type Language } from '../src/language.ts';
import type { MessageId } from '../src/message-id.ts';
import { readTopics } from '../src/topics.ts';
import type { Translate } from '../src/translate.ts';

export const english: Translate = translatorFor('en');

/** Every language with its real sentences. */
export const SPOKEN: readonly (readonly [Language, Translate])[] = LANGUAGES.map((language) => [
  language,
  translatorFor(language),
]);

const TOPICS = readTopics('en');
const IDS: ReadonlySet<string> = new Set(TOPICS.flatMap(({ messages }) => Object.keys(messages)));

const isMessageId = (id: string): id is MessageId => IDS.has(id);

/** The topics of the catalogue, each with its ids. */
export const TOPIC_IDS: ReadonlyMap<string, readonly MessageId[]> = new Map(
  TOPICS.map(({ name, messages }) => [name, Object.keys(messages).filter(isMessageId)]),
);
