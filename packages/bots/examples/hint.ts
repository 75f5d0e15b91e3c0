/* Asks for a hint, and what is wrong with another turn. */
import { createAdviser, handEvaluator, hint, whyNot } from '@la-stanza/bots';
import { ACTIONS, legalActions, newGame } from '@la-stanza/engine';

const game = newGame({ players: 2, seed: 'advice' });
const adviser = createAdviser(handEvaluator);
// little work for a short example; HINT_WORK is what the client of La Stanza does
const work = { look: 24, tries: 4, simulations: 4 };

const advice = hint(adviser, game.state, 1, work);
if (advice === undefined) throw new Error('there is nothing to decide');
const { best, certainty, won, tries } = advice;
console.log(`best: ${best.actions.map((action) => ACTIONS[action]?.text).join(', ')}`);
console.log(`${certainty}: came out best in ${won} of ${tries} tries, because of ${JSON.stringify(best.gains)}`);

const other = legalActions(game).find(({ id }) => id !== best.actions[0]);
if (other !== undefined) {
  const { isWorse, missed } = whyNot(adviser, game.state, best.actions, other.id, 1, work);
  console.log(`${other.text} is ${isWorse ? `worse: ${JSON.stringify(missed)}` : 'about as good'}`);
}
