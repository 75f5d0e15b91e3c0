import type { StoredGame } from '../play/stored-game.ts';

/**
 * The order in which a game counts for the rating, by seat, 1 for the best; nothing if it does not count. It counts when it was
 * listed, people sat on all seats when it began and everybody has had a turn. Whoever left stands behind all who stayed; without a
 * result those who stayed are even.
 */
export function ranksOf(
  { listed, ending, seats }: Pick<StoredGame, 'listed' | 'ending' | 'seats'>,
  places: readonly (number | null)[],
  hasEverybodyPlayed: boolean,
): readonly number[] | undefined {
  if (!listed || !hasEverybodyPlayed || ending === 'agreed' || ending === null) return undefined;
  if (seats.some(({ user }) => user === null)) return undefined;
  const hasLeft = seats.map(({ kind, standing }) => kind === 'bot' || standing !== 'playing');
  if (hasLeft.every(Boolean)) return undefined;
  const last = seats.length;
  return seats.map((_, seat) => {
    if (hasLeft[seat] === true) return last;
    const ahead = seats.filter((__, other) => hasLeft[other] === false && isBefore(places, other, seat));
    return 1 + ahead.length;
  });
}

function isBefore(places: readonly (number | null)[], other: number, seat: number): boolean {
  const [theirs, own] = [places[other] ?? null, places[seat] ?? null];
  return theirs !== null && own !== null && theirs < own;
}
