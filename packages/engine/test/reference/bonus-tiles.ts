import type { Discipline, Option, ReferenceGame, SeatState } from './game.ts';
import {
  activeSeat,
  ARTWORKS,
  BOOK_COLOURS,
  BOOKS_PER_COLOUR,
  characterSpaces,
  DISCIPLINES,
  doNext,
  elementOf,
  leaveTrack,
  sum,
} from './game.ts';
import { discIntoBox, sail, takeMeeple } from './rewards.ts';

/** The tile's own discipline (9.2). */
function disciplineOfTile(tile: string): Discipline {
  switch (tile.charAt(0)) {
    case 'D':
      return 'discoveries';
    case 'L':
      return 'literature';
    case 'R':
      return 'religion';
    case 'A':
      return 'arts';
    default:
      throw new Error(`no bonus tile ${tile}`);
  }
}

/** Worth of a player's artworks; Ab counts only in the museum majority. */
export function artworkValue(game: ReferenceGame, artworks: SeatState['artworks']): number {
  return sum(ARTWORKS.map((artwork, index) => artworks[artwork] * elementOf(game.figures.artworkValues, index)));
}

/** Rule 9.2: the condition for the next tile of the discipline. */
function meetsCondition(game: ReferenceGame, seat: SeatState, discipline: Discipline): boolean {
  const owned = seat.tiles.filter((tile) => disciplineOfTile(tile) === discipline).length;
  switch (discipline) {
    case 'discoveries': {
      const icon = game.figures.whiteMeeples[owned];
      return icon !== undefined && seat.boat >= icon;
    }
    case 'literature': {
      // a column is complete when every colour has a book in it, a row when its colour has one in every column
      const shelf = BOOK_COLOURS.map((colour) => seat.books[colour]);
      const columns = Array.from({ length: BOOKS_PER_COLOUR }, (_, column) => shelf.every((books) => books > column));
      const rows = shelf.map((books) => books === BOOKS_PER_COLOUR);
      const complete = game.rulings.shelf === 'columns' ? columns : rows;
      return complete.filter((isComplete) => isComplete).length > owned;
    }
    case 'religion':
      return DISCIPLINES.filter((box) => seat.boxes[box] >= 2).length >= owned + 1;
    case 'arts': {
      const needed = game.figures.artsConditions[owned];
      return needed !== undefined && artworkValue(game, seat.artworks) >= needed;
    }
    case 'politics':
      return false;
  }
}

/** Rule 3.3. */
export function mayTakeATile(game: ReferenceGame): boolean {
  return takeOptions(game).length > 0;
}

/** Rules 9.1 to 9.4. */
export function takeOptions(game: ReferenceGame): Option[] {
  const seat = activeSeat(game);
  const hasDisc = seat.discs > 0 || sum(Object.values(seat.boxes)) > 0;
  if (!hasDisc) return [];

  const options: Option[] = [];
  for (const { tile, takenBy } of game.grid) {
    const discipline = disciplineOfTile(tile);
    if (takenBy !== null || !meetsCondition(game, seat, discipline)) continue;
    if (seat.meeples[discipline] > 0) {
      options.push({ text: `take ${tile} meeple`, perform: () => take(game, tile, discipline) });
    }
    if (seat.meeples.politics > 0) {
      options.push({ text: `take ${tile} wild`, perform: () => take(game, tile, 'politics') });
    }
  }
  return options;
}

function take(game: ReferenceGame, tile: string, colour: Discipline): void {
  const seat = activeSeat(game);
  // Rule 9.3.
  seat.meeples[colour] -= 1;
  game.meeples[colour] += 1;
  seat.tiles.push(tile);
  for (const place of game.grid) {
    if (place.tile === tile) place.takenBy = seat.number;
  }
  // Rule 9.4: a disc from supply, or from a box only if the supply is empty.
  doNext(game, { kind: 'resolve-tile', tile });
  if (seat.discs > 0) {
    seat.discs -= 1;
  } else {
    doNext(game, { kind: 'lift' });
  }
}

/** Rule 9.4: any box, the Religion box too. */
export function liftOptions(game: ReferenceGame): Option[] {
  const seat = activeSeat(game);
  return DISCIPLINES.filter((box) => seat.boxes[box] > 0).map((box) => ({
    text: `lift ${box}`,
    perform: () => {
      seat.boxes[box] -= 1;
    },
  }));
}

/** Rule 9.6: what a tile does immediately. */
export function resolveTile(game: ReferenceGame, tile: string): void {
  const seat = activeSeat(game);
  switch (tile) {
    case 'Dc':
      seat.money += game.figures.tiles.florins;
      return;
    case 'Dd':
      return doNext(game, { kind: 'fetch' });
    case 'Lb':
      return sail(game, game.figures.tiles.sail);
    case 'Ld': {
      const leader = Math.max(...game.seats.map((other) => other.boat));
      return sail(game, leader - seat.boat);
    }
    case 'Rb':
      discIntoBox(seat, 'religion');
      discIntoBox(seat, 'religion');
      return;
    case 'Rc':
      return doNext(game, { kind: 'book', left: 2, written: [], mayStop: false });
    case 'Re':
      return doNext(game, { kind: 'write-book', colour: 'religion' });
    case 'Ac':
      return doNext(game, { kind: 'box', left: 2, used: [], mayStop: false });
    case 'Ad':
      return doNext(game, { kind: 'write-book', colour: 'arts' }, { kind: 'financier-to-the-left' });
    case 'Ae':
      takeMeeple(game, seat, 'politics');
      takeMeeple(game, seat, 'politics');
      return doNext(game, { kind: 'return' });
    default:
      // Da, Db, De, La, Lc, Le, Ra, Rd, Aa, Ab do nothing immediately (9.5).
      return;
  }
}

/** Tile Dd: any character tile of the board, also from under a figurine. */
export function fetchOptions(game: ReferenceGame): Option[] {
  return characterSpaces().flatMap((space) => {
    const tile = elementOf(game.ring, space);
    if (tile === null) return [];
    return [
      {
        text: `fetch ${space}`,
        perform: () => {
          game.ring[space] = null;
          doNext(game, { kind: 'recruit-space', tile });
        },
      },
    ];
  });
}

/** Tile Dd: onto any recruitment space; a tile there is discarded first, nothing slides; then the refill check. */
export function seatOptions(game: ReferenceGame, tile: string): Option[] {
  const seat = activeSeat(game);
  return seat.recruits.map((occupant, index) => ({
    text: `seat ${index + 1}`,
    perform: () => {
      if (occupant !== null) leaveTrack(game, occupant);
      seat.recruits[index] = tile;
      doNext(game, { kind: 'check-refill' });
    },
  }));
}
