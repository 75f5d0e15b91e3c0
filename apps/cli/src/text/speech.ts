import { figureWords, type FigureWords, type Language, type Translate } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

/** The language in which the command speaks to players. */
export interface Speech {
  readonly language: Language;
  readonly t: Translate;
  readonly figures: FigureWords;
}

export function speechIn(language: Language): Speech {
  return { language, t: translatorFor(language), figures: figureWords(language) };
}
