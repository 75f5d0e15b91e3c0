import { createThinker, LEVEL_SIMULATIONS, requestOf } from '@la-stanza/bots';
import type { ActionId, State } from '@la-stanza/engine';
import type { BotLevel } from '../source/game-source.ts';
import { loadWeights } from './load-weights.ts';
import type { Thinking } from './thinker.ts';
import { BOT_STRENGTHS, HURRIED_SIMULATIONS, SAFETY_MS } from './bot-strength.ts';
import { planTurns } from './turn-plan.ts';
import { answerQuestions } from './worker-link.ts';

type Who = Thinking & { readonly level: BotLevel };

/** What the worker is asked. It receives only positions: no seed, no order of tiles still to come. */
export type BotQuestions = {
  readonly think: {
    readonly asked: Who & { readonly state: State };
    readonly progress: undefined;
    readonly answer: ActionId;
  };
};

/** How often a search shows that it is at work, in milliseconds. */
const SIGN = 1000;

let sign: () => void = () => {};
let lastSign = 0;

/** The clock of the searches, which read it all the time. */
function clock(): number {
  const now = performance.now();
  if (now - lastSign > SIGN) {
    lastSign = now;
    sign();
  }
  return now;
}

const simple = createThinker(undefined, clock);
let learned: typeof simple | undefined;

/**
 * Levels from the third on judge by the learned value; the first two do without. A bot that must give the same answers on every
 * device cannot do without it.
 */
async function thinkerFor({ level, whole }: Who): Promise<typeof simple> {
  if (BOT_STRENGTHS[level].level < BOT_STRENGTHS.adept.level) return simple;
  const weights = await loadWeights();
  if (weights === undefined) {
    if (whole) throw new Error('the learned value did not load');
    return simple;
  }
  learned ??= createThinker(weights, clock);
  return learned;
}

const think = planTurns<Who>(async (who, state) => {
  const { level, style, seed, hurried, whole } = who;
  const thinker = await thinkerFor(who);
  const { level: number } = BOT_STRENGTHS[level];
  const work = LEVEL_SIMULATIONS[number];
  const budget = whole
    ? { simulations: work }
    : { simulations: hurried ? Math.min(HURRIED_SIMULATIONS, work) : work, milliseconds: SAFETY_MS };
  return thinker(requestOf(state, { id: 0, level: number, style, seed, budget })).choice.actions;
});

answerQuestions<BotQuestions>({
  think: ({ state, ...who }, onProgress) => {
    sign = () => onProgress(undefined);
    return think(who, state);
  },
});
