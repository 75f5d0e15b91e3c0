import { createThinker, LEVEL_SIMULATIONS, requestOf } from '@la-stanza/bots';
import { playDaily } from '@la-stanza/bots/daily/play';
import type { WeightsFile } from '@la-stanza/bots';

/** A seed for the game, which has a bot in every seat. */
const SEED = 'a7'.repeat(32);

/** The record of a game of the day among bots of levels 5, 3 and 4, as text. */
export async function playedRecord(weights: WeightsFile): Promise<string> {
  const think = createThinker(weights);
  const { record, closing } = await playDaily(SEED, 5, '00', ({ level, state, seed }) => {
    const budget = { simulations: LEVEL_SIMULATIONS[level] };
    return think(requestOf(state, { id: 0, level, seed, budget })).choice.actions;
  });
  return JSON.stringify({ ...record, seed: SEED, ...closing });
}
