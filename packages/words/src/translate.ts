import { formatMessage, type Messages, type MessageValues } from './message.ts';
import type { MessageId } from './message-id.ts';
import { tidied } from './tidied.ts';

/** Gives the sentence of an id, with its values filled in. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Translates into one language, from its compiled messages: more may be added to them later. A message that is not there is its id. */
export function translateWith(language: string, messages: Messages): Translate {
  return (id, values) =>
    tidied(formatMessage(language, Object.hasOwn(messages, id) ? (messages[id] ?? id) : id, values), language);
}
