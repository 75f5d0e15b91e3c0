import { MOST_ACTIVE } from './feature-list.ts';

/** The inputs that are true, listed by number. */
export interface Active {
  count: number;
  readonly inputs: Uint16Array;
}

export const createActive = (inputs: Uint16Array = new Uint16Array(MOST_ACTIVE)): Active => ({ count: 0, inputs });

/** Marks which value a quantity has; values outside the range count as its ends. */
export function mark(active: Active, base: number, value: number, values: number): void {
  const clipped = value < 0 ? 0 : value >= values ? values - 1 : value;
  active.inputs[active.count++] = base + clipped;
}
