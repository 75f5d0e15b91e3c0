import { createBot, type Level, valueFor } from '@la-stanza/bots';
import { type ActionId, type Figures, STANDARD_FIGURES, type State } from '@la-stanza/engine';
import { shippedWeights } from '../bots/weights.ts';
import type { Random } from '../simulate/random.ts';

/** Plays for every seat. */
type BotPlayer = (state: State, random: Random) => ActionId | undefined;

/** A count instead of a time: the same games on every machine. */
const SIMULATIONS = 40;
const SEEDS = 2 ** 30;

/** A bot with the shipped weights. It decides on whole turns and plays them action by action. */
export function botPlayer(level: Level, figures: Figures = STANDARD_FIGURES): BotPlayer {
  const weights = shippedWeights();
  if ('trouble' in weights) throw new Error(weights.trouble);
  const bot = createBot(level, valueFor(weights.value, figures).evaluator);
  const plan: ActionId[] = [];
  return (state, random) => {
    if (plan.length === 0) plan.push(...bot.decide(state, random(SEEDS), { simulations: SIMULATIONS }).actions);
    return plan.shift();
  };
}
