import { preferredLanguage, type Language } from '@la-stanza/words';
import { languageAsked } from './site-address.ts';

/** The language for a visitor who has chosen none. */
export const visitorsLanguage = (): Language => preferredLanguage([languageAsked ?? '', ...navigator.languages]);
