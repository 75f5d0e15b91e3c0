import { Script } from 'node:vm';

const SLOT = 'la-stanza.called-within';
const call = new Script(`globalThis[${JSON.stringify(SLOT)}]()`);

/** The outcome of a call: whether it ended by itself, how it failed, and its processor time. */
export type Outcome = { readonly ended: boolean; readonly failure?: string; readonly milliseconds: number };

/**
 * Calls a function and stops it, wherever it is, when it has used up its processor time. A busy machine must not stop a
 * call: the timer only decides when to check, and a call that was merely kept waiting is repeated with more time.
 */
export async function callWithin(run: () => unknown, most: number): Promise<Outcome> {
  Reflect.set(globalThis, SLOT, run);
  for (let clock = most; ; clock *= 2) {
    const before = process.threadCpuUsage();
    const spent = (): number => {
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    try {
      await call.runInThisContext(clock === Infinity ? {} : { timeout: Math.ceil(clock) });
      return { ended: true, milliseconds: spent() };
    } catch (error) {
      const milliseconds = spent();
      if (!isStopped(error)) {
        return { ended: true, failure: error instanceof Error ? error.message : String(error), milliseconds };
      }
      if (milliseconds >= most * 0.9) return { ended: false, milliseconds };
    }
  }
}

function isStopped(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
