import type { Language } from './language.ts';
import { messagesOf } from './topics.ts';
import { translateWith, type Translate } from './translate.ts';

/* All messages of every language: for servers, terminals and tests. The package for others has them compiled (tools/packages). */

const translators = new Map<Language, Translate>();

/**
 * Translates into a language with all its messages.
 *
 * @example
 * translatorFor('en')('terms.florins.amount', { count: 5 }); // 'ƒ5'
 * translatorFor('nl')('terms.room.bonus'); // 'Bonustegelkamer'
 */
export function translatorFor(language: Language): Translate {
  const translate = translators.get(language) ?? translateWith(language, messagesOf(language));
  translators.set(language, translate);
  return translate;
}
