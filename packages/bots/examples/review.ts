/* Reviews the first turns of a game: what each lost against the best turn, and what was luck. */
import { analyse, createAdviser, createBot, handEvaluator } from '@la-stanza/bots';
import { newGame, openRecord, play, toRecord } from '@la-stanza/engine';

const seed = 'to be reviewed';
const novice = createBot(1);
let game = newGame({ players: 2, seed });
for (let turn = 0; turn < 4 && !game.isOver; turn++)
  for (const action of novice.decide(game.state, turn).actions) game = play(game, action).game;

// a review wants the steps of a game: opening its record gives them
const opened = openRecord(toRecord(game), { seed });
if ('fault' in opened) throw new Error(opened.fault.code);
const { turns, luck } = analyse(opened, {
  adviser: createAdviser(handEvaluator),
  evaluator: handEvaluator,
  work: { look: 16, tries: 2, simulations: 2 },
  seed: 1,
});
for (const { seat, label, loss } of turns) console.log(`seat ${seat}: ${label}, ${(100 * loss).toFixed(1)} % lost`);
console.log(`luck: ${luck.map((share) => `${(100 * share).toFixed(1)} %`).join(', ')}`);
