import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createThinker, requestOf, type WeightsFile } from '@la-stanza/bots';
import { toAct, type ActionId, type State } from '@la-stanza/engine';
import { levelOf } from './bot-names.ts';
import { randomAction } from './random-bot.ts';
import { seededRandom } from './seeded-random.ts';

/** What a thread is asked. */
export interface Question {
  readonly bot: string;
  readonly state: State;
  /** What the bot's chance is drawn from: the same question has the same answer. */
  readonly chance: string;
  /** How long the bot may think; the thread is ended a little later. */
  readonly milliseconds: number;
}

const SEEDS = 2 ** 31;
const weights: WeightsFile = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
);
const thinker = createThinker(weights);

/**
 * Thinks about the open decision of a position and what follows it up to the end of the turn or the next deal; runs in a thread of its
 * own, which is ended if it takes too long.
 */
export function think({ bot, state, chance, milliseconds }: Question): readonly ActionId[] {
  if (toAct(state).who !== 'seat') throw new Error('no seat has to decide');
  return choose(bot, state, seededRandom(chance), milliseconds);
}

function choose(bot: string, state: State, random: () => number, milliseconds: number): readonly ActionId[] {
  const level = levelOf(bot);
  if (level === undefined) return [randomAction(state, random)];
  const seed = Math.floor(random() * SEEDS);
  return thinker(requestOf(state, { id: 0, level, seed, budget: { milliseconds } })).choice.actions;
}
