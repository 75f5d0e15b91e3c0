import type { Hint, HintProgress, WhyNot } from '@la-stanza/bots';
import type { ActionId, State } from '@la-stanza/engine';
import { openAdviceWorker } from '../../game/bots/open-advice-worker.ts';

/** Gives hints about a position. */
export type Adviser = {
  readonly advise: (state: State, onProgress?: (progress: HintProgress) => void) => Promise<Hint | undefined>;
  /** Why a choice is not the one advised. */
  readonly whyNot: (state: State, best: readonly ActionId[], choice: ActionId) => Promise<WhyNot>;
  /** Loads what it needs before it is asked, while there is a network; rejected if that did not come. */
  readonly prepare: () => Promise<void>;
  readonly close: () => void;
};

/** An adviser in a worker, which starts with the first question. */
export function workerAdviser(): Adviser {
  const { ask, stop } = openAdviceWorker();
  return {
    advise: (state, onProgress) => ask('hint', state, onProgress),
    whyNot: (state, best, choice) => ask('whyNot', { state, best, choice }),
    prepare: async () => {
      if (!(await ask('prepare', undefined))) throw new Error('the learned value did not load');
    },
    close: stop,
  };
}
