import { CHECKED, found } from '../reads/checked.ts';

/** The number at an index. */
export const numberAt: (list: readonly number[], index: number) => number = CHECKED
  ? (list, index) => found(list[index], index)
  : (list, index) => list[index] ?? 0;
