import type { StoredGame } from '../play/stored-game.ts';

/**
 * The ranks by seat that rate a game, 1 for the best; undefined if the game is not rated. A game is rated if it was opened as a rated one
 * with the usual figures, humans sat in all seats at the start, each has had a turn, and it did not end by agreement. Players who left
 * rank behind all who stayed; without a result those who stayed are tied.
 */
export function ranksOf(
  { rated, figures, rulings, ending, seats }: Pick<StoredGame, 'rated' | 'figures' | 'rulings' | 'ending' | 'seats'>,
  places: readonly (number | null)[],
  haveAllPlayed: boolean,
): readonly number[] | undefined {
  if (!rated || figures !== 'standard' || rulings !== null) return undefined;
  if (!haveAllPlayed || ending === 'agreed' || ending === null) return undefined;
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
