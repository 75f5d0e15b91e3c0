import type { Hint, WhyNot } from '@la-stanza/bots';
import type { ActionId, State } from '@la-stanza/engine';
import { openAdviceWorker } from '../../game/bots/open-advice-worker.ts';

/** Gives hints about a position. */
export type Adviser = {
  readonly advise: (state: State) => Promise<Hint | undefined>;
  /** Why a choice is not the one advised. */
  readonly whyNot: (state: State, best: readonly ActionId[], choice: ActionId) => Promise<WhyNot>;
  readonly close: () => void;
};

/** An adviser in a worker, which starts with the first question. */
export function workerAdviser(): Adviser {
  let worker: ReturnType<typeof openAdviceWorker> | undefined;
  const open = (): ReturnType<typeof openAdviceWorker> => (worker ??= openAdviceWorker());
  return {
    advise: (state) => open().ask('hint', state),
    whyNot: (state, best, choice) => open().ask('whyNot', { state, best, choice }),
    close: () => {
      worker?.stop();
      worker = undefined;
    },
  };
}
