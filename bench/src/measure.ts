/** One thing to be measured: a round of work that returns how many steps it took. */
export type Round = () => number;

export interface Measure {
  readonly roundsPerSecond: number;
  readonly stepsPerSecond: number;
}

const SLICES = 8;

interface Clocked {
  rounds: number;
  steps: number;
  seconds: number;
}

/**
 * Measures several things for some seconds each, after a warm-up, in slices by turns: what else the machine does then slows
 * all of them alike, and their ratios stay true.
 */
export function measure(
  seconds: number,
  parts: readonly Round[],
  onSlice: (done: number, slices: number) => void,
): Measure[] {
  const clocks = parts.map((): Clocked => ({ rounds: 0, steps: 0, seconds: 0 }));
  for (let slice = 0; slice <= SLICES; slice++) {
    onSlice(slice, SLICES);
    for (const [index, round] of parts.entries()) {
      const clock = clocks[index];
      // the first slice is the warm-up
      if (clock !== undefined) runFor(seconds / SLICES, round, slice === 0 ? { ...clock } : clock);
    }
  }
  return clocks.map((clock) => ({
    roundsPerSecond: clock.rounds / clock.seconds,
    stepsPerSecond: clock.steps / clock.seconds,
  }));
}

/** Seconds are those that this thread had a core for itself, so that a busy machine does not count. */
function runFor(seconds: number, round: Round, clock: Clocked): void {
  const used = process.threadCpuUsage();
  const end = performance.now() + 1000 * seconds;
  do {
    clock.steps += round();
    clock.rounds++;
  } while (performance.now() < end);
  const { user, system } = process.threadCpuUsage(used);
  clock.seconds += (user + system) / 1e6;
}
