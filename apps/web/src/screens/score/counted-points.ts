import type { Score } from '@la-stanza/engine';
import type { CountedCategory } from './count-pieces.ts';

/** A seat's points so far: of all earlier categories, and of this one as soon as its pieces have arrived. */
export type Counted = { readonly points: number; readonly gain: number; readonly isDone: boolean };

type Progress = { readonly index: number; readonly landed: ReadonlySet<number>; readonly isStill: boolean };

/** Everyone's points at one moment of the count. */
export function countedPoints(
  count: readonly CountedCategory[],
  { seats }: Score,
  { index, landed, isStill }: Progress,
): readonly Counted[] {
  const now = count[index];
  return seats.map((breakdown, seat) => {
    const earlier = count.slice(0, index).reduce((sum, { category }) => sum + breakdown[category], 0);
    const own = (now?.pieces ?? []).flatMap((piece, at) => (piece.seat === seat ? [at] : []));
    const isDone = isStill || own.every((at) => landed.has(at));
    const gain = now === undefined ? 0 : breakdown[now.category];
    return { points: earlier + (isDone ? gain : 0), gain, isDone };
  });
}
