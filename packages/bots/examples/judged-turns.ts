/* Lists the turns that a bot looked at, best first: its expected share of the win, and how many points it expects in the end. */
import { createBot } from '@la-stanza/bots';
import { ACTIONS, newGame } from '@la-stanza/engine';

const { state } = newGame({ players: 3, seed: 'what else' });
const { candidates, simulations } = createBot(4).decide(state, 1, { simulations: 30 });
console.log(`${simulations} simulations`);
for (const { actions, winShare, visits, prestige } of candidates.slice(0, 3)) {
  const turn = actions.map((action) => ACTIONS[action]?.text).join(', ');
  const points = Object.values(prestige[0] ?? {}).reduce((sum, part) => sum + part, 0);
  console.log(`${turn}: ${(100 * winShare).toFixed(1)} % in ${visits} tries, about ${points.toFixed(0)} PP`);
}
