/** The number at a place that is known to be in the list; the fallback only tells the compiler so. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}
