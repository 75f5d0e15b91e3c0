import { createThinker, LEVEL_SIMULATIONS, requestOf } from '@la-stanza/bots';
import type { ActionId, State } from '@la-stanza/engine';
import { loadEngine } from '@la-stanza/engine/open';
import type { BotLevel } from '../source/game-source.ts';
import { loadWeights } from './load-weights.ts';
import type { Thinking } from './thinker.ts';
import { BOT_STRENGTHS, HURRIED_SIMULATIONS, SAFETY_MS } from './bot-strength.ts';
import { planTurns } from './turn-plan.ts';
import { answerQuestions } from './worker-link.ts';

type Who = Thinking & { readonly level: BotLevel };

/** What the worker is asked. It receives only positions: no seed, no order of tiles still to come. */
export type BotQuestions = {
  readonly think: { readonly asked: Who & { readonly state: State }; readonly answer: ActionId };
};

const simple = createThinker(undefined);
let learned: typeof simple | undefined;

/** Levels from the third on judge by the learned value; the first two do without. */
async function thinkerFor(level: BotLevel): Promise<typeof simple> {
  if (BOT_STRENGTHS[level].level < BOT_STRENGTHS.adept.level) return simple;
  const weights = await loadWeights();
  if (weights === undefined) return simple;
  learned ??= createThinker(weights);
  return learned;
}

const think = planTurns<Who>(async ({ level, style, seed, hurried, whole }, state) => {
  if (state.table.pinned !== undefined) await loadEngine(state.table.pinned);
  const thinker = await thinkerFor(level);
  const { level: number } = BOT_STRENGTHS[level];
  const work = LEVEL_SIMULATIONS[number];
  const budget = whole
    ? { simulations: work }
    : { simulations: hurried ? Math.min(HURRIED_SIMULATIONS, work) : work, milliseconds: SAFETY_MS };
  return thinker(requestOf(state, { id: 0, level: number, style, seed, budget })).choice.actions;
});

answerQuestions<BotQuestions>({ think: ({ state, ...who }) => think(who, state) });
