import type { Logger } from 'pino';
import { EXIT } from './command.ts';

/** The number of signals of one Ctrl+C: a terminal sends it to the launcher and to the server, and the launcher forwards it. */
const SAME_SIGNAL = 1_000;
/** The exit code of a process that Ctrl+C ended, as in a shell. */
const INTERRUPTED = 130;

/** Runs the given shutdown once, on the first stop signal, and exits; a second one exits immediately. */
export function onStop(log: Logger, say: (sentence: string) => void, end: () => Promise<void>): void {
  let stoppedAt: number | undefined;
  const stop = (signal: string): void => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > SAME_SIGNAL) process.exit(INTERRUPTED);
      return;
    }
    stoppedAt = performance.now();
    say(`Stopping (${signal}): players are sent to other nodes first. A second signal stops at once.`);
    end().then(
      () => process.exit(EXIT.fine),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(EXIT.failed);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // the terminal was closed
  process.on('SIGHUP', stop);
  // a worker ends with its parent process
  process.on('disconnect', () => stop('disconnect'));
}
