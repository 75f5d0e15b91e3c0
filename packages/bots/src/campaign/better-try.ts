import { starsFor } from './goal.ts';

/** How a try at an evening ended. */
export interface EveningTry {
  /** Which of the goals were reached. */
  readonly reached: readonly boolean[];
  readonly own: number;
  /** The best of the others. */
  readonly other: number;
}

/** More stars are better; with as many, the larger lead. */
export function isBetterTry(one: EveningTry, than: EveningTry): boolean {
  const more = starsFor(one.reached) - starsFor(than.reached);
  return more > 0 || (more === 0 && one.own - one.other > than.own - than.other);
}
