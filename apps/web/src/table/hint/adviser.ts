import type { HintedTurn } from '@la-stanza/bots';
import type { State } from '@la-stanza/engine';
import { openBotWorker } from '../../game/bots/worker-thinker.ts';

/** Somebody to ask about a position. */
export type Adviser = {
  /** Gets ready, so that the first answer comes as soon as later ones. */
  readonly prepare: () => void;
  readonly advise: (state: State) => Promise<readonly HintedTurn[]>;
  readonly close: () => void;
};

/** How long a hint is thought about: with the way to the worker and back, people wait less than a second and a half. */
const THINKING_MS = 600;

/** An adviser in a thread of its own, which begins when it is first asked. */
export function workerAdviser(): Adviser {
  let worker: ReturnType<typeof openBotWorker> | undefined;
  const open = (): ReturnType<typeof openBotWorker> => (worker ??= openBotWorker());
  return {
    prepare: () => void open().remote.prepare(),
    advise: (state) => open().remote.hint(state, THINKING_MS),
    close: () => {
      worker?.stop();
      worker = undefined;
    },
  };
}
