// "da Gama leaves." and "l’Arioste s’en va." at the beginning of a sentence, which may be bold there
const STARTS_SMALL = /^(?:\*\*)?(?:da |de |l’)\p{Lu}.*[.?](?:\*\*)?$/su;
// "Neu hier: Karl V.." where a name brings its own full stop
const TWO_STOPS = /\.(?<bold>\*\*)?\.(?!\.)/gu;

/** Mends what a name can do to the sentence around it: its particle gets a capital at the beginning, its full stop ends the sentence. */
export function tidied(sentence: string): string {
  const once = sentence.replaceAll(TWO_STOPS, '.$<bold>');
  return STARTS_SMALL.test(once) ? once.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : once;
}
