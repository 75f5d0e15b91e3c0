/** One round of the measured work; returns the number of its steps. */
export type Round = () => number;

export interface Measure {
  readonly roundsPerSecond: number;
  readonly stepsPerSecond: number;
}

const SLICES = 8;
const WARM_UP_SLICES = 2;
/** Rounds between two readings of the clock. */
const ROUNDS_PER_LOOK = 4;

interface Clocked {
  rounds: number;
  steps: number;
  seconds: number;
}

/**
 * Measures several rounds for some seconds each, after a warm-up, in alternating slices: other work on the machine slows all
 * of them alike, and the ratios stay true.
 */
export function measure(
  seconds: number,
  parts: readonly Round[],
  onSlice: (done: number, slices: number) => void,
): Measure[] {
  const clocks = parts.map((): Clocked => ({ rounds: 0, steps: 0, seconds: 0 }));
  for (let slice = 1 - WARM_UP_SLICES; slice <= SLICES; slice++) {
    onSlice(Math.max(slice, 0), SLICES);
    for (const [index, round] of parts.entries()) {
      const clock = clocks[index];
      if (clock !== undefined) runFor(seconds / SLICES, round, slice <= 0 ? { ...clock } : clock);
    }
  }
  return clocks.map((clock) => ({
    roundsPerSecond: clock.rounds / clock.seconds,
    stepsPerSecond: clock.steps / clock.seconds,
  }));
}

/** Counts the seconds during which this thread had a core, so that other work on the machine does not count. */
function runFor(seconds: number, round: Round, clock: Clocked): void {
  const start = process.threadCpuUsage();
  let used = 0;
  do {
    for (let index = 0; index < ROUNDS_PER_LOOK; index++) clock.steps += round();
    clock.rounds += ROUNDS_PER_LOOK;
    const { user, system } = process.threadCpuUsage(start);
    used = (user + system) / 1e6;
  } while (used < seconds);
  clock.seconds += used;
}
