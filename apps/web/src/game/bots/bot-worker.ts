import {
  analyse,
  createAdviser,
  createThinker,
  hint,
  requestOf,
  valueFor,
  type Analysis,
  type HintedTurn,
} from '@la-stanza/bots';
import { replay, type ActionId, type GameRecord, type State } from '@la-stanza/engine';
import { expose } from 'comlink';
import type { BotLevel } from '../source/game-source.ts';
import { loadWeights } from './load-weights.ts';
import { seedOf } from './seed-of.ts';
import { HURRIED_MS, STRENGTHS } from './strength.ts';
import { planTurns } from './turn-plan.ts';

type Who = { readonly level: BotLevel; readonly hurried: boolean };

/** What the worker answers to. It is told positions and finished games only: no seed, no order of tiles still to come. */
export type BotWorker = {
  readonly think: (level: BotLevel, state: State, hurried: boolean) => Promise<ActionId>;
  /** Fetches what a hint or an analysis needs. */
  readonly prepare: () => Promise<void>;
  readonly hint: (state: State, milliseconds: number) => Promise<HintedTurn[]>;
  readonly analyse: (
    record: GameRecord,
    simulations: number,
    onProgress: (done: number, of: number) => void,
  ) => Promise<Analysis>;
};

const simple = createThinker(undefined);
let learned: typeof simple | undefined;

/** Levels from the third on judge by the learned value; the first two have no use for it. */
async function thinkerFor(level: BotLevel): Promise<typeof simple> {
  if (STRENGTHS[level].level < STRENGTHS.adept.level) return simple;
  const weights = await loadWeights();
  if (weights === undefined) return simple;
  learned ??= createThinker(weights);
  return learned;
}

const think = planTurns<Who>(async ({ level, hurried }, state) => {
  const thinker = await thinkerFor(level);
  const { level: number, milliseconds } = STRENGTHS[level];
  const budget =
    milliseconds === undefined ? {} : { milliseconds: hurried ? Math.min(HURRIED_MS, milliseconds) : milliseconds };
  return thinker(requestOf(state, { id: 0, level: number, seed: seedOf(state), budget })).choice.actions;
});

const worker: BotWorker = {
  think: (level, state, hurried) => think({ level, hurried }, state),
  prepare: async () => {
    await loadWeights();
  },
  hint: async (state, milliseconds) => {
    const { evaluator } = valueFor(await loadWeights(), state.table.figures);
    return hint(createAdviser(evaluator), state, seedOf(state), { milliseconds });
  },
  analyse: async (record, simulations, onProgress) => {
    const replayed = replay(record);
    if ('fault' in replayed) throw new RangeError(`a game does not replay: ${JSON.stringify(replayed.fault)}`);
    const { game } = replayed;
    const { evaluator } = valueFor(await loadWeights(), game.state.table.figures);
    const options = { bot: createAdviser(evaluator), evaluator, simulations, seed: seedOf(game.state) };
    return analyse(replayed, options, onProgress);
  },
};
expose(worker);
