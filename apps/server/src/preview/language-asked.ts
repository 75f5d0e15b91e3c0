import { preferredLanguage, type Language } from '@la-stanza/words';

/** The first of our languages in an Accept-Language header; browsers list them in order, so the weights are not needed. */
export function languageAsked(accepted: string | undefined): Language {
  return preferredLanguage((accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''));
}
