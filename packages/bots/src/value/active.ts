import { MOST_ACTIVE } from './feature-list.ts';

/** The numbers of the inputs that are true. */
export interface Active {
  count: number;
  readonly inputs: Uint16Array;
}

export const createActive = (inputs: Uint16Array = new Uint16Array(MOST_ACTIVE)): Active => ({ count: 0, inputs });

/** Marks the value of a quantity; values outside the range are clamped. */
export function mark(active: Active, base: number, value: number, values: number): void {
  const clipped = value < 0 ? 0 : value >= values ? values - 1 : value;
  active.inputs[active.count++] = base + clipped;
}
