import { preferredLanguage, type Language } from '@la-stanza/words';

/** The first supported language in an Accept-Language header. Browsers list them in order, so weights are ignored. */
export function acceptedLanguage(accepted: string | undefined): Language {
  return preferredLanguage((accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? ''));
}
