import type { Discipline, Niche, ReferenceGame, SeatNumber } from './game.ts';
import { ARTWORKS, DISCIPLINES } from './game.ts';

interface SeatSnapshot {
  money: number;
  boat: number;
  financier: number;
  flipped: boolean;
  discs: number;
  boxes: number[];
  books: number[];
  meeples: number[];
  artworks: number[];
  recruits: (string | null)[];
  workers: (string | null)[];
  figurine: number | null;
  withdrawn: number;
  tiles: string[];
}

export interface Snapshot {
  start: SeatNumber | null;
  active: SeatNumber | null;
  round: number;
  finalTurn: number;
  ring: (string | null)[];
  grid: { tile: string; takenBy: SeatNumber | null }[];
  niches: Niche[][];
  artworks: number[];
  meeples: number[];
  drawPile: string[];
  discardPile: string[];
  aside: string[];
  seats: SeatSnapshot[];
}

/** The whole position as plain data that shares nothing with the game. */
export function snapshotOf(game: ReferenceGame): Snapshot {
  return {
    start: game.start,
    active: game.active,
    round: game.round,
    finalTurn: game.finalTurn,
    ring: [...game.ring],
    grid: game.grid.map((place) => ({ ...place })),
    niches: DISCIPLINES.map((room) => [...game.niches[room]]),
    artworks: ARTWORKS.map((artwork) => game.artworks[artwork]),
    meeples: inOrder(game.meeples),
    drawPile: game.drawPile.toSorted(),
    discardPile: game.discardPile.toSorted(),
    aside: game.aside.toSorted(),
    seats: game.seats.map((seat) => ({
      money: seat.money,
      boat: seat.boat,
      financier: seat.financier,
      flipped: seat.flipped,
      discs: seat.discs,
      boxes: inOrder(seat.boxes),
      books: inOrder(seat.books),
      meeples: inOrder(seat.meeples),
      artworks: ARTWORKS.map((artwork) => seat.artworks[artwork]),
      recruits: [...seat.recruits],
      workers: [...seat.workers],
      figurine: seat.figurine,
      withdrawn: seat.withdrawn,
      tiles: seat.tiles.toSorted(),
    })),
  };
}

function inOrder(counts: Record<Discipline, number>): number[] {
  return DISCIPLINES.map((discipline) => counts[discipline]);
}
