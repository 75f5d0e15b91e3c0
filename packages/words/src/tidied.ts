// "da Gama leaves." and "l’Arioste s’en va." at the beginning of a sentence, which may be bold there
const STARTS_SMALL = /^(?:\*\*)?(?:da |de |l’)\p{Lu}.*[.?](?:\*\*)?$/su;
// "Neu hier: Karl V.." where a name brings its own full stop
const TWO_STOPS = /\.(?<bold>\*\*)?\.(?!\.)/gu;
// "le plateau de Ambrogio", "de plus que **Orsola**"
const UNELIDED = /(?<![\p{L}’])(?<start>[dD]|[qQ]u)e (?=(?:\*\*)?[AEIOUÀÂÉÈÊÎÔÛ])/gu;

/**
 * Mends what a name can do to the sentence around it: its particle gets a capital at the beginning, its full stop ends the sentence,
 * and in French its first vowel shortens the word before it.
 */
export function tidied(sentence: string, language: string): string {
  const once = sentence.replaceAll(TWO_STOPS, '.$<bold>');
  const elided = language === 'fr' ? once.replaceAll(UNELIDED, '$<start>’') : once;
  return STARTS_SMALL.test(elided) ? elided.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : elided;
}
