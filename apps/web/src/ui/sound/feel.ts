import type { CueName } from './sound-names.ts';

/** What the hand feels: milliseconds of vibration, rest, vibration. */
const PULSES: Readonly<Partial<Record<CueName, readonly number[]>>> = {
  step: [10],
  pillar: [20, 40, 30],
  'your-turn': [20],
  count: [6],
};

/** Whether the device may vibrate: a desktop browser has the function, but nothing that moves. */
export function canFeel(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Lets the device vibrate for the last of the cues that can be felt. */
export function feel(names: readonly CueName[]): void {
  const pulse = names.map((name) => PULSES[name]).findLast((each) => each !== undefined);
  if (pulse !== undefined && canFeel() && !document.hidden) navigator.vibrate([...pulse]);
}
