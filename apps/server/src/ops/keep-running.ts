import type { Logger } from 'pino';

const AGAIN_AFTER = 500;

interface Running {
  /** Ends when it has stopped by itself. */
  readonly promise: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts something again whenever it ends, until it is stopped on purpose. */
export function keepRunning(log: Logger, what: string, start: () => Promise<Running>): () => Promise<void> {
  let isStopping = false;
  let current: Running | undefined;
  const loop = async (): Promise<void> => {
    while (!isStopping) {
      try {
        current = await start();
        await current.promise;
      } catch (error) {
        log.warn({ err: error }, `${what} ended and are started again`);
      }
      current = undefined;
      if (!isStopping) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  };
  void loop();
  return async () => {
    isStopping = true;
    await current?.stop();
  };
}
