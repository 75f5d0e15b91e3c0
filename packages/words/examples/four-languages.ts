/* Says in every language why a walk is refused, and by which rule. */
import { newGame, parseAction, whyNot } from '@la-stanza/engine';
import { LANGUAGE_NAMES, LANGUAGES, numberedPlayers, refusalSentence } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

const game = newGame({ players: 2, seed: 'c0ffee' });
const far = parseAction('land 9');
const refusal = far && whyNot(game, far);
if (refusal === undefined) throw new Error('the walk is legal');

for (const language of LANGUAGES) {
  const t = translatorFor(language);
  const sentence = refusalSentence(t, refusal, numberedPlayers(t, 2));
  console.log(`${LANGUAGE_NAMES[language]}: ${sentence} (${refusal.rule})`);
}
