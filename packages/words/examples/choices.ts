/* Lists what a player can do now as a menu would: what it is, what it costs, and what it brings. */
import { legalActions, newGame, preview, whoseTurn } from '@la-stanza/engine';
import { optionWords } from '@la-stanza/words';
import { translatorFor } from '@la-stanza/words/catalogues';

const { state } = newGame({ players: 2, seed: 'choices' });
const turn = whoseTurn(state);
if (turn.who !== 'seat') throw new Error('nobody has to decide');
for (const action of legalActions(state)) {
  const words = optionWords({ t: translatorFor('en'), state, seat: turn.seat }, action, preview(state, action));
  console.log(`${action.text}: ${words.join('; ')}`);
}
