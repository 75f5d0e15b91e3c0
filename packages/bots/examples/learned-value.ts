/* Plays by the learned value that comes with the package, through plain messages as a worker would. */
import { readFileSync } from 'node:fs';
import { createThinker, requestOf, type WeightsFile } from '@la-stanza/bots';
import { ACTIONS, newGame, STANDARD_FIGURES } from '@la-stanza/engine';

const file = new URL(import.meta.resolve('@la-stanza/bots/weights'));
const weights: WeightsFile = JSON.parse(readFileSync(file, 'utf8'));
const think = createThinker(weights);

const ask = (figures: typeof STANDARD_FIGURES): void => {
  const { state } = newGame({ players: 2, seed: 'c0ffee', figures });
  const request = requestOf(state, { id: 1, level: 4, seed: 7, budget: { simulations: 40 } });
  // a request and its answer survive postMessage
  const { choice, fault } = structuredClone(think(structuredClone(request)));
  const turn = choice.actions.map((action) => ACTIONS[action]?.text).join(', ');
  console.log(`${turn} after ${choice.simulations} simulations, judged by ${fault?.code ?? 'the learned value'}`);
};
ask(STANDARD_FIGURES);
// it has learned one set of figures: with others the bots use their handwritten evaluation, and say so
ask({ ...STANDARD_FIGURES, recruitmentSpaces: 3 });
