import type { ReferenceGame, SeatNumber, SeatState } from './game.ts';
import { DISCIPLINES, elementOf, sum } from './game.ts';
import { artworkValue } from './bonus-tiles.ts';

export interface Score {
  masterpieces: number;
  sailboat: number;
  books: number;
  passing: number;
  tiles: number;
  financier: number;
  bonusMajority: number;
  museumMajority: number;
  total: number;
}

export interface Winners {
  seats: SeatNumber[];
  decidedBy: 'points' | 'financier-side' | 'financier-place' | 'withdrawal' | 'shared';
}

/** Rule 12.1, as if the game ended now. */
export function scoresOf(game: ReferenceGame): Score[] {
  const bonus = bonusMajority(game);
  const museum = museumMajority(game);
  return game.seats.map((seat, index) => {
    const parts = {
      masterpieces: masterpieces(game, seat),
      sailboat: game.figures.prestige[seat.boat - game.figures.florins.length] ?? 0,
      books: books(game, seat),
      passing: seat.withdrawn === 0 ? 0 : elementOf(game.figures.passingSpots, seat.withdrawn - 1),
      tiles: endGameTiles(game, seat),
      financier: seat.flipped ? -game.figures.flipPenalty : 0,
      bonusMajority: elementOf(bonus, index),
      museumMajority: elementOf(museum, index),
    };
    return { ...parts, total: sum(Object.values(parts)) };
  });
}

/** Rule 1.13. */
function masterpieces(game: ReferenceGame, seat: SeatState): number {
  let points = 0;
  for (const room of DISCIPLINES) {
    game.niches[room].forEach((niche, index) => {
      if (niche === seat.number) points += elementOf(game.figures.masterpiecePrestige, index);
    });
  }
  return points;
}

/** Rule 5.2. */
function books(game: ReferenceGame, seat: SeatState): number {
  const { bookPrestige } = game.figures;
  return (
    sum(bookPrestige.discoveries.slice(0, seat.books.discoveries)) +
    sum(bookPrestige.religion.slice(0, seat.books.religion)) +
    sum(bookPrestige.arts.slice(0, seat.books.arts)) +
    sum(bookPrestige.politics.slice(0, seat.books.politics))
  );
}

/** Rule 9.6: De, Lc, Re and Ac. */
function endGameTiles(game: ReferenceGame, seat: SeatState): number {
  const { tiles, hiringCosts } = game.figures;
  const others = game.seats.filter((other) => other !== seat);
  let points = 0;
  if (seat.tiles.includes('De')) {
    points += forTheLead(
      game,
      seat.boat,
      others.map((other) => other.boat),
    );
  }
  if (seat.tiles.includes('Lc')) points += elementOf(hiringCosts, seat.financier - 1);
  if (seat.tiles.includes('Re')) {
    points += forTheLead(
      game,
      seat.books.religion,
      others.map((other) => other.books.religion),
    );
  }
  if (seat.tiles.includes('Ac')) {
    points += tiles.perWorker * seat.workers.filter((tile) => tile !== null).length;
  }
  return points;
}

function forTheLead(game: ReferenceGame, own: number, others: readonly number[]): number {
  const best = Math.max(...others);
  if (own > best) return game.figures.tiles.lead;
  return own === best ? game.figures.tiles.tiedLead : 0;
}

/** Rules 12.1, 12.2: discs on the grid, plus one for Rc; no dummy. */
function bonusMajority(game: ReferenceGame): number[] {
  const discs = game.seats.map((seat) => {
    const onGrid = game.grid.filter((place) => place.takenBy === seat.number).length;
    return onGrid + (seat.tiles.includes('Rc') ? 1 : 0);
  });
  return shares(game, discs, discs, game.figures.bonusMajority);
}

/** Rules 12.1, 12.2: artwork values, plus Ab; the artworks left on the board are the dummy player. */
function museumMajority(game: ReferenceGame): number[] {
  const museums = game.seats.map(
    (seat) => artworkValue(game, seat.artworks) + (seat.tiles.includes('Ab') ? game.figures.tiles.artwork : 0),
  );
  const dummy = artworkValue(game, game.artworks);
  return shares(game, museums, [...museums, dummy], game.figures.museumMajority);
}

/** Rules 1.15, 12.2: tied values add up the PP of the ranks they fill and divide, rounded down. */
function shares(
  game: ReferenceGame,
  values: readonly number[],
  ranked: readonly number[],
  prestige: readonly number[],
): number[] {
  // Rule 1.15: only as many ranks score as there are players.
  const scoringRanks = prestige.slice(0, game.players);
  return values.map((value) => {
    if (value === 0) return 0;
    const ahead = ranked.filter((other) => other > value).length;
    const tied = ranked.filter((other) => other === value).length;
    return Math.floor(sum(scoringRanks.slice(ahead, ahead + tied)) / tied);
  });
}

/** Rule 12.3: each step among those still tied. */
export function winnersOf(game: ReferenceGame): Winners {
  const totals = scoresOf(game).map((score) => score.total);
  let tied = game.seats.filter((_, index) => totals[index] === Math.max(...totals));
  if (tied.length === 1) return { seats: numbers(tied), decidedBy: 'points' };

  tied = lowest(tied, (seat) => (seat.flipped ? 1 : 0));
  if (tied.length === 1) return { seats: numbers(tied), decidedBy: 'financier-side' };

  tied = lowest(tied, (seat) => seat.financier);
  if (tied.length === 1) return { seats: numbers(tied), decidedBy: 'financier-place' };

  tied = lowest(tied, (seat) => (seat.withdrawn === 0 ? Infinity : seat.withdrawn));
  if (tied.length === 1) return { seats: numbers(tied), decidedBy: 'withdrawal' };

  return { seats: numbers(tied), decidedBy: 'shared' };
}

function lowest(seats: readonly SeatState[], measure: (seat: SeatState) => number): SeatState[] {
  const best = Math.min(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === best);
}

function numbers(seats: readonly SeatState[]): SeatNumber[] {
  return seats.map((seat) => seat.number);
}
