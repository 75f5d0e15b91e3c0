import type { Logger } from 'pino';

const AGAIN_AFTER = 500;

interface Running {
  /** Resolves when it has stopped by itself. */
  readonly promise: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Restarts a task whenever it ends, until it is stopped on purpose. */
export function keepRunning(log: Logger, what: string, start: () => Promise<Running>): () => Promise<void> {
  const stopping = new AbortController();
  let current: Running | undefined;
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        current = await start();
        await current.promise;
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, `${what} ended and are restarted`);
      }
      current = undefined;
      if (!stopping.signal.aborted) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  };
  void loop();
  return async () => {
    stopping.abort();
    await current?.stop();
  };
}
