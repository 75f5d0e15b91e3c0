import { exp } from '../exact/exp.ts';

/** Turns `count` numbers from `from` on into shares that sum to 1. */
export function softmax(values: Float32Array, from: number, count: number): void {
  const end = from + count;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = from; index < end; index++) most = Math.max(most, values[index] ?? 0);
  let sum = 0;
  for (let index = from; index < end; index++) {
    const weight = exp((values[index] ?? 0) - most);
    values[index] = weight;
    sum += weight;
  }
  for (let index = from; index < end; index++) values[index] = (values[index] ?? 0) / sum;
}
