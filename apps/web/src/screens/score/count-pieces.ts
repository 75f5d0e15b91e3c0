import {
  ARTWORKS,
  BONUS_TILES,
  CATEGORIES,
  DISCIPLINES,
  type Category,
  type Score,
  type Seat,
  type View,
} from '@la-stanza/engine';
import { BOOK_COLOURS, bonusTiming } from '@la-stanza/words';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { Piece } from '../../table/motion/flight.ts';

/** A piece that leaves its place for its player's column. */
type CountedPiece = { readonly seat: Seat; readonly piece: Piece; readonly place: PlaceName };

/** One category of the count: whose points come when, and the pieces that bring them. */
export type CountedCategory = {
  readonly category: Category;
  /** The room where it can be seen. */
  readonly room: RoomName;
  /** The seats in the order in which their points are counted. */
  readonly order: readonly Seat[];
  readonly pieces: readonly CountedPiece[];
};

type Parts = {
  readonly view: View;
  readonly score: Score;
  readonly players: readonly SeatedPlayer[];
  readonly you: Seat | undefined;
};

/** The final count in the order of rule 12.1; the two majorities come last, from the last rank up, so that the first comes last. */
export function countOf(parts: Parts): CountedCategory[] {
  const { view, score, you } = parts;
  const seats = view.seats.map(({ seat }) => seat);
  return CATEGORIES.map((category) => {
    const isMajority = category === 'bonusMajority' || category === 'museumMajority';
    const points = (seat: Seat): number => score.seats[seat]?.[category] ?? 0;
    const order = isMajority
      ? seats.toSorted((one, other) => points(one) - points(other))
      : seats.toSorted((one, other) => Number(one === you) - Number(other === you));
    const pieces = order.flatMap((seat) => piecesOf(parts, category, seat));
    return { category, room: roomOf(parts, category), order, pieces };
  });
}

function piecesOf({ view, players }: Parts, category: Category, seat: Seat): CountedPiece[] {
  const player = playerColour(players, seat);
  const mat = view.seats[seat];
  if (mat === undefined) return [];
  const counted = (piece: Piece, place: PlaceName): CountedPiece => ({ seat, piece, place });
  switch (category) {
    case 'masterpieces':
      return DISCIPLINES.flatMap((discipline) =>
        view.niches[discipline]
          .filter(({ holds }) => holds === seat)
          .map(({ place }) => counted({ kind: 'pillar', player }, `pillar ${discipline} ${place}`)),
      );
    case 'sailboat':
      return [counted({ kind: 'ship', player }, `ship ${player}`)];
    case 'books':
      return BOOK_COLOURS.filter((colour) => mat.books[colour] > 0).map((colour) =>
        counted({ kind: 'book', colour }, `pile ${colour}`),
      );
    case 'passing':
      return mat.withdrawn === 0 ? [] : [counted({ kind: 'figurine', player }, `figurine ${player}`)];
    case 'tiles':
      // the tile of the museum counts there
      return BONUS_TILES.filter(
        (tile) => mat.tiles.includes(tile) && bonusTiming(tile) === 'at-the-end' && tile !== 'Ab',
      ).map((tile) => counted({ kind: 'tile', tile }, `tile ${player} ${tile}`));
    case 'financier':
      return mat.financier.flipped
        ? [counted({ kind: 'financier', player, flipped: true }, `worker ${player} ${mat.financier.worker}`)]
        : [];
    case 'bonusMajority':
      return view.grid.flatMap(({ takenBy }, position) =>
        takenBy === seat ? [counted({ kind: 'disc', player }, `grid ${position}`)] : [],
      );
    case 'museumMajority':
      return ARTWORKS.flatMap((artwork) =>
        mat.artworks[artwork] > 0 ? [counted({ kind: 'artwork', artwork }, `easel ${artwork}`)] : [],
      );
  }
}

function roomOf({ view, you }: Parts, category: Category): RoomName {
  switch (category) {
    case 'masterpieces': {
      const built = (isCounted: (seat: Seat) => boolean) => (discipline: (typeof DISCIPLINES)[number]) =>
        view.niches[discipline].filter(({ holds }) => typeof holds === 'number' && isCounted(holds)).length;
      const own = built((seat) => seat === you);
      const all = built(() => true);
      return DISCIPLINES.toSorted((one, other) => own(other) - own(one) || all(other) - all(one))[0] ?? 'arts';
    }
    case 'sailboat':
      return 'discoveries';
    case 'books':
      return 'literature';
    case 'museumMajority':
      return 'arts';
    case 'passing':
    case 'tiles':
    case 'financier':
    case 'bonusMajority':
      return 'bonus';
  }
}
