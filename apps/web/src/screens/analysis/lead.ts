import type { Review } from './review.ts';

/** A seat's chance to win less that of the best rival, before every turn and at the end: from -1 to 1. */
export function leadsOf({ chances }: Review, seat: number): number[] {
  return chances.map((shares) => {
    const rivals = shares.filter((_, other) => other !== seat);
    return (shares[seat] ?? 0) - Math.max(0, ...rivals);
  });
}
