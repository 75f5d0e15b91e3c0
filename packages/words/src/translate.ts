import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { MessageId } from './message-id.ts';
import { tidied } from './tidied.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the sentence of an id, with its values filled in. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Translates into whichever language is active when it is asked. */
export function translateBy(i18n: I18n): Translate {
  return (id, values) => tidied(i18n._(id, values), i18n.locale);
}

/** Translates into one language, from its compiled messages. */
export function translateWith(language: string, messages: Messages): Translate {
  return translateBy(setupI18n({ locale: language, messages: { [language]: messages } }));
}
