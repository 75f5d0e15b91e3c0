import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createThinker, LEVEL_SIMULATIONS, requestOf, type WeightsFile } from '@la-stanza/bots';
import { toAct, type ActionId, type State } from '@la-stanza/engine';
import { loadEngine } from '@la-stanza/engine/open';
import { levelOf, RANDOM, SUBSTITUTE_LEVEL } from './bot-names.ts';
import { randomAction } from './random-bot.ts';
import { seededRandom } from './seeded-random.ts';

/** What the server asks a bot's thread. */
export interface Question {
  readonly bot: string;
  readonly state: State;
  /** Seeds the bot's random numbers: the same question gets the same answer. */
  readonly chance: string;
  /** The safety net: a bot that has not done its simulations by then plays the best turn so far. The thread is terminated later. */
  readonly milliseconds: number;
}

const SEEDS = 2 ** 31;
const weights: WeightsFile = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
);
const thinker = createThinker(weights);

/**
 * Thinks about the open decision and what follows it, up to the end of the turn or the next deal. Runs in a thread of its
 * own, which is terminated when it takes too long.
 */
export async function think({ bot, state, chance, milliseconds }: Question): Promise<readonly ActionId[]> {
  if (state.table.pinned !== undefined) await loadEngine(state.table.pinned);
  if (toAct(state).who !== 'seat') throw new Error('no seat has to decide');
  return choose(bot, state, seededRandom(chance), milliseconds);
}

function choose(bot: string, state: State, random: () => number, milliseconds: number): readonly ActionId[] {
  if (bot === RANDOM) return [randomAction(state, random)];
  const level = levelOf(bot) ?? SUBSTITUTE_LEVEL;
  const seed = Math.floor(random() * SEEDS);
  const budget = { simulations: LEVEL_SIMULATIONS[level], milliseconds };
  return thinker(requestOf(state, { id: 0, level, seed, budget })).choice.actions;
}
