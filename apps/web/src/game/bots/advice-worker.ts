import {
  analyse,
  createAdviser,
  hint,
  HINT_WORK,
  REVIEW_WORK,
  valueFor,
  whyNot,
  type Adviser,
  type Analysis,
  type Evaluator,
  type Hint,
  type HintProgress,
  type WhyNot,
} from '@la-stanza/bots';
import { type ActionId, type Figures, type GameRecord, type State, openRecord } from '@la-stanza/engine';
import { loadWeights } from './load-weights.ts';
import { seedOf } from './seed-of.ts';
import { answerQuestions } from './worker-link.ts';

/** What the worker is asked. It receives only positions and finished games: no seed, no order of tiles still to come. */
export type AdviceQuestions = {
  /** Loads what every answer needs, while there is a network; whether it has come. */
  readonly prepare: { readonly asked: undefined; readonly progress: undefined; readonly answer: boolean };
  readonly hint: { readonly asked: State; readonly progress: HintProgress; readonly answer: Hint | undefined };
  /** Compares the best turn with the best one that begins with the player's choice. */
  readonly whyNot: {
    readonly asked: { readonly state: State; readonly best: readonly ActionId[]; readonly choice: ActionId };
    readonly progress: undefined;
    readonly answer: WhyNot;
  };
  /** Progress is undefined within a turn. */
  readonly analyse: {
    readonly asked: GameRecord;
    readonly progress: ReviewProgress | undefined;
    readonly answer: Analysis;
  };
};

/** How far a review is: it counts turns and refills. */
export type ReviewProgress = { readonly done: number; readonly of: number; readonly soFar: Analysis };

let known: { readonly figures: string; readonly adviser: Adviser; readonly evaluator: Evaluator } | undefined;

/** The adviser for these figures; its buffers are used again while they stay the same. */
async function adviserFor(figures: Figures): Promise<NonNullable<typeof known>> {
  // every message brings a copy
  const key = JSON.stringify(figures);
  if (known?.figures === key) return known;
  const weights = await loadWeights();
  // with another judgement the same position would get other advice
  if (weights === undefined) throw new Error('the learned value did not load');
  const { evaluator } = valueFor(weights, figures);
  known = { figures: key, adviser: createAdviser(evaluator), evaluator };
  return known;
}

answerQuestions<AdviceQuestions>({
  prepare: async () => (await loadWeights()) !== undefined,
  hint: async (state, onProgress) => {
    const { adviser } = await adviserFor(state.table.figures);
    return hint(adviser, state, seedOf(state), HINT_WORK, onProgress);
  },
  whyNot: async ({ state, best, choice }, onProgress) => {
    const { adviser } = await adviserFor(state.table.figures);
    return whyNot(adviser, state, best, choice, seedOf(state), HINT_WORK, () => onProgress(undefined));
  },
  analyse: async (record, onProgress) => {
    const replayed = openRecord(record);
    if ('fault' in replayed) throw new RangeError(`a game does not replay: ${JSON.stringify(replayed.fault)}`);
    const { state } = replayed.game;
    const { adviser, evaluator } = await adviserFor(state.table.figures);
    const onTry = (): void => onProgress(undefined);
    return analyse(replayed, { adviser, evaluator, work: REVIEW_WORK, seed: seedOf(state), onTry }, (done, of, soFar) =>
      onProgress({ done, of, soFar }),
    );
  },
});
