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
  type WhyNot,
} from '@la-stanza/bots';
import { replay, type ActionId, type Figures, type GameRecord, type State } from '@la-stanza/engine';
import { loadWeights } from './load-weights.ts';
import { seedOf } from './seed-of.ts';
import { answerQuestions } from './worker-link.ts';

/** What the worker is asked. It receives only positions and finished games: no seed, no order of tiles still to come. */
export type AdviceQuestions = {
  readonly hint: { readonly asked: State; readonly answer: Hint | undefined };
  /** Compares the best turn with the best one that begins with the player's choice. */
  readonly whyNot: {
    readonly asked: { readonly state: State; readonly best: readonly ActionId[]; readonly choice: ActionId };
    readonly answer: WhyNot;
  };
  readonly analyse: { readonly asked: GameRecord; readonly answer: Analysis };
};

let known: { readonly figures: string; readonly adviser: Adviser; readonly evaluator: Evaluator } | undefined;

/** The adviser for these figures; its buffers are used again while they stay the same. */
async function adviserFor(figures: Figures): Promise<NonNullable<typeof known>> {
  // every message brings a copy
  const key = JSON.stringify(figures);
  if (known?.figures === key) return known;
  const { evaluator } = valueFor(await loadWeights(), figures);
  known = { figures: key, adviser: createAdviser(evaluator), evaluator };
  return known;
}

answerQuestions<AdviceQuestions>({
  hint: async (state) => {
    if (state.table.pinned !== undefined) throw new RangeError('a pinned engine gives no hints');
    const { adviser } = await adviserFor(state.table.figures);
    return hint(adviser, state, seedOf(state), HINT_WORK);
  },
  whyNot: async ({ state, best, choice }) => {
    const { adviser } = await adviserFor(state.table.figures);
    return whyNot(adviser, state, best, choice, seedOf(state), HINT_WORK);
  },
  analyse: async (record, onProgress) => {
    const replayed = replay(record);
    if ('fault' in replayed) throw new RangeError(`a game does not replay: ${JSON.stringify(replayed.fault)}`);
    const { state } = replayed.game;
    const { adviser, evaluator } = await adviserFor(state.table.figures);
    return analyse(replayed, { adviser, evaluator, work: REVIEW_WORK, seed: seedOf(state) }, (done, of) =>
      onProgress({ done, of }),
    );
  },
});
