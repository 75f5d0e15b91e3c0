import type { Logger } from 'pino';

/** Runs the given shutdown once, on the first stop signal, and exits. */
export function onStop(log: Logger, end: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // a worker ends with the process that started it
  process.on('disconnect', () => stop('disconnect'));
}
