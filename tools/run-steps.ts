export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export interface Ended {
  readonly isPassed: boolean;
  readonly output: string;
}

interface Run {
  /** How many steps run at the same time. */
  readonly most: number;
  readonly start: (step: Step, signal: AbortSignal) => Promise<Ended>;
  readonly say: (line: string) => void;
  readonly now: () => number;
}

// what a test runner counts in the end
const COUNTED = /^ *Tests .*$/m;

/** Runs the steps in their order and says how long each took. The first that fails ends the others and shows its output. */
export async function runSteps(steps: readonly Step[], { most, start, say, now }: Run): Promise<boolean> {
  const begun = now();
  const waiting = [...steps];
  const stopping = new AbortController();
  const seconds = (since: number): string => `${((now() - since) / 1000).toFixed(1).padStart(6)} s`;
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined && !stopping.signal.aborted; step = waiting.shift()) {
      const started = now();
      const { isPassed, output } = await start(step, stopping.signal);
      if (stopping.signal.aborted) return;
      say(`${seconds(started)}  ${step.name}${isPassed ? '' : ': FAILED'}`);
      if (isPassed) {
        const counted = COUNTED.exec(output)?.[0];
        if (counted !== undefined) say(counted);
      } else {
        stopping.abort();
        say(`\n${step.command.join(' ')}\n${output.trimEnd()}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  say(`${seconds(begun)}  ${stopping.signal.aborted ? 'FAILED' : 'in all'}`);
  return !stopping.signal.aborted;
}
