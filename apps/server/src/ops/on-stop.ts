import type { Logger } from 'pino';

/** Runs the given ending once, on the first signal to stop, and then leaves. */
export function onStop(log: Logger, end: () => Promise<void>): void {
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopped badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // a worker ends with the process that started it
  process.on('disconnect', () => stop('disconnect'));
}
