export { isLanguage, LANGUAGES, preferredLanguage, type Language } from './language.ts';
export { LANGUAGE_NAMES } from './language-names.ts';
export type { MessageId } from './message-id.ts';
export { translateBy, translateWith, type MessageValues, type Translate } from './translate.ts';
export { CAST_SLUGS, CHARACTER_SLUGS, type CastSlug } from './people/cast-slugs.ts';
export { change, disciplineName, florins, listed, moneySpace, oneOf, points, signed } from './pieces/amounts.ts';
