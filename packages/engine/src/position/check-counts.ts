import { F_LIFT, F_MEEPLE, F_RETURN } from '../catalogue/catalogue.ts';
import { frameKind } from '../state/frame.ts';
import {
  activeSeat,
  artworksLeft,
  niche,
  NICHE_COVERED,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  ownsTile,
  supply,
  TILE_IN_BOX,
  tileOwner,
} from '../state/game-bytes.ts';
import { artworks, books, box, discs, meeples, money } from '../state/seat-bytes.ts';
import type { State } from '../state/state.ts';
import { artworkName, ARTWORKS } from '../words/artwork.ts';
import { BONUS_TILES, DC, DRAWN_PER_DISCIPLINE, LE, TILE_DISCIPLINES, tileDiscipline } from '../words/bonus-tile.ts';
import { disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { numberAt } from '../words/number-at.ts';
import { MAX_PLAYERS, seatOf, type Seat } from '../words/seat.ts';
import type { PositionFault } from './position-fault.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const seatsOf = (state: State): Seat[] => upTo(state.table.players).map(seatOf);
const disciplines = upTo(DISCIPLINES.length);
const places = upTo(NICHES_PER_ROOM);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The first fault that a check finds among several things. */
function firstOf<Thing>(
  things: readonly Thing[],
  check: (thing: Thing) => PositionFault | undefined,
): PositionFault | undefined {
  for (const thing of things) {
    const fault = check(thing);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whether a game after its setup has all its pieces, each at most once. */
export function findWrongCount(state: State): PositionFault | undefined {
  return (
    findWrongGrid(state) ??
    firstOf(disciplines, (room) => findWrongCovers(state, room) ?? findSecondMasterpiece(state, room)) ??
    firstOf(places, (place) => findWrongCopies(state, place)) ??
    firstOf(disciplines, (colour) => findWrongMeeples(state, colour)) ??
    firstOf(upTo(ARTWORKS.length), (artwork) => findWrongArtworks(state, artwork)) ??
    firstOf(seatsOf(state), (seat) => findWrongSeat(state, seat))
  );
}

/** Rule 2.6: three bonus tiles of each discipline. */
function findWrongGrid(state: State): PositionFault | undefined {
  return firstOf(upTo(TILE_DISCIPLINES), (discipline) => {
    const found = upTo(BONUS_TILES.length).filter(
      (tile) => tileDiscipline(tile) === discipline && tileOwner(state, tile) !== TILE_IN_BOX,
    ).length;
    return found === DRAWN_PER_DISCIPLINE
      ? undefined
      : { code: 'bonus-tile-count', discipline: disciplineName(discipline), found, needed: DRAWN_PER_DISCIPLINE };
  });
}

const coveredIn = (state: State, room: number): number[] =>
  places.filter((place) => niche(state, room, place) === NICHE_COVERED);

/** Rule 2.7: with two or three players one cover tile in each room, never on the last place. */
function findWrongCovers(state: State, room: number): PositionFault | undefined {
  const covered = coveredIn(state, room);
  const expected = state.table.players < MAX_PLAYERS ? 1 : 0;
  const isRight = covered.length === expected && !covered.includes(NICHES_PER_ROOM - 1);
  return isRight ? undefined : { code: 'cover-count', discipline: disciplineName(room), found: covered.length };
}

/** Rule 1.14: there are only so many cover tiles of each kind. */
function findWrongCopies(state: State, place: number): PositionFault | undefined {
  if (place === NICHES_PER_ROOM - 1) return undefined;
  const found = disciplines.filter((room) => coveredIn(state, room).includes(place)).length;
  const most = numberAt(state.table.figures.coverTiles, place);
  return found <= most ? undefined : { code: 'cover-copies', place: place + 1, found, most };
}

/** Rule 4.9: one masterpiece per player and discipline. */
function findSecondMasterpiece(state: State, room: number): PositionFault | undefined {
  return firstOf(seatsOf(state), (seat) => {
    const made = places.filter((place) => niche(state, room, place) === NICHE_TAKEN + seat).length;
    return made <= 1 ? undefined : { code: 'masterpiece-twice', seat, discipline: disciplineName(room) };
  });
}

function findWrongMeeples(state: State, colour: number): PositionFault | undefined {
  const found = supply(state, colour) + sum(seatsOf(state).map((seat) => meeples(state, seat, colour)));
  const expected = state.table.figures.meeplesPerColour;
  return found === expected ? undefined : { code: 'meeple-count', discipline: disciplineName(colour), found, expected };
}

/** Rule 1.5: as many artworks of each kind as there are players. */
function findWrongArtworks(state: State, artwork: number): PositionFault | undefined {
  const found = artworksLeft(state, artwork) + sum(seatsOf(state).map((seat) => artworks(state, seat, artwork)));
  const expected = state.table.players;
  return found === expected ? undefined : { code: 'artwork-count', artwork: artworkName(artwork), found, expected };
}

function findWrongSeat(state: State, seat: Seat): PositionFault | undefined {
  const { figures } = state.table;
  const isActive = seat === activeSeat(state);
  const boxed = sum(disciplines.map((room) => box(state, seat, room)));
  const marked = upTo(BONUS_TILES.length).filter((tile) => ownsTile(state, seat, tile)).length;
  // rule 9.4: the disc of a tile just taken is still in the box from which it will be lifted
  const owed = isActive && frameKind(state) === F_LIFT ? 1 : 0;
  const found = discs(state, seat) + boxed + marked - owed;
  if (found !== figures.discs) return { code: 'disc-count', seat, found, expected: figures.discs };
  const held = sum(disciplines.map((colour) => meeples(state, seat, colour)));
  const isTaking = isActive && [F_RETURN, F_MEEPLE].includes(frameKind(state));
  if (held > figures.meepleLimit && !isTaking) {
    return { code: 'over-meeple-limit', seat, found: held, most: figures.meepleLimit };
  }
  const most = mostMoney(state, seat);
  return money(state, seat) <= most
    ? undefined
    : { code: 'out-of-range', field: `seat${seat}`, value: money(state, seat), least: 0, most };
}

/** Rules 2.1, 8.1 and 9.6: what a player can have is what the start or the sailboat gave, and what tiles have added. */
function mostMoney(state: State, seat: Seat): number {
  const { figures } = state.table;
  const given = Math.max(...figures.florins, ...figures.startingMoney);
  const written = sum(disciplines.map((colour) => books(state, seat, colour)));
  const fromTile = ownsTile(state, seat, DC) ? figures.tiles.florins : 0;
  const fromBooks = ownsTile(state, seat, LE) ? written * figures.tiles.florinsPerBook : 0;
  return given + fromTile + fromBooks;
}
