import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createThinker, LEVEL_SIMULATIONS, requestOf, type WeightsFile } from '@la-stanza/bots';
import { closeChoice } from '@la-stanza/bots/daily/close';
import type { StyleName } from '@la-stanza/bots/style';
import { type ActionId, type State, whoseTurn } from '@la-stanza/engine';
import { levelOf, RANDOM, SUBSTITUTE_LEVEL } from './bot-names.ts';
import { randomAction } from './random-bot.ts';
import { seededRandom } from './seeded-random.ts';

/** A question to a bot's thread. */
export interface Question {
  readonly bot: string;
  readonly state: State;
  /** Seeds the bot's random numbers: the same question gets the same answer. A number is the seed itself. */
  readonly chance: string | number;
  /** Whether the bot chooses at random among turns that are about equal. */
  readonly isClose?: boolean;
  /** The bot's playing style. */
  readonly style?: StyleName | undefined;
  /**
   * The time limit of the search: a bot that has not finished its simulations by then plays the best turn so far. The thread is
   * terminated later.
   */
  readonly milliseconds: number;
}

const SEEDS = 2 ** 31;
const weights: WeightsFile = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@la-stanza/bots/weights')), 'utf8'),
);
const thinker = createThinker(weights);

/**
 * Thinks about the open decision and those after it, up to the end of the turn or the next deal. Runs in a separate thread, which is
 * terminated when it takes too long.
 */
export function think(question: Question): readonly ActionId[] {
  const { state } = question;
  if (whoseTurn(state).who !== 'seat') throw new Error('no seat has to decide');
  return choose(question);
}

function choose({ bot, state, chance, isClose, style, milliseconds }: Question): readonly ActionId[] {
  const random = seededRandom(String(chance));
  if (bot === RANDOM) return [randomAction(state, random)];
  const level = levelOf(bot) ?? SUBSTITUTE_LEVEL;
  const seed = typeof chance === 'number' ? chance : Math.floor(random() * SEEDS);
  const budget = { simulations: LEVEL_SIMULATIONS[level], milliseconds };
  const { choice } = thinker(requestOf(state, { id: 0, level, style, seed, budget }));
  return isClose === true ? closeChoice(choice, seed) : choice.actions;
}
