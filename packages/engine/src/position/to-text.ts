import { frameText } from '../frames/frame-words.ts';
import { openFrames, popFrame } from '../state/frame.ts';
import {
  activeSeat,
  artworksLeft,
  finalTurn,
  gridTile,
  niche,
  NICHE_COVERED,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  phase,
  PHASES,
  pileNumber,
  ringTile,
  round,
  startSeat,
  supply,
  TILE_TAKEN,
  tileOwner,
  turn,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { isAside, isDiscarded, isInPile } from '../state/pile-bytes.ts';
import {
  artworks,
  boat,
  books,
  box,
  discs,
  figurine,
  financier,
  flipped,
  meeples,
  money,
  recruit,
  withdrawn,
  worker,
} from '../state/seat-bytes.ts';
import { copy, type State } from '../state/state.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { bonusTileName, GRID_SPACES } from '../words/bonus-tile.ts';
import { tileName } from '../words/character.ts';
import { DISCIPLINES } from '../words/discipline.ts';
import { SPACES_PER_ROOM } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { EMPTY_SPACE, isCharacter, NOTHING, tilesInGame } from './position-reader.ts';
import { tableText } from './table-text.ts';

/** The version of the notation, the value of a line's first field. */
export const NOTATION_VERSION = 1;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const rooms = upTo(DISCIPLINES.length);

/** One number for each discipline, in the order of the notation. */
const perDiscipline = (count: (discipline: number) => number): string => rooms.map(count).join('.');
const perArtwork = (count: (artwork: number) => number): string => upTo(ARTWORKS.length).map(count).join('.');

const onSpace = (tile: number): string => (tile < 0 ? EMPTY_SPACE : tileName(tile));
const listOf = (tiles: readonly number[]): string => (tiles.length === 0 ? NOTHING : tiles.map(tileName).join(''));

/** Writes a position as one line of text (docs/guide/notation.md, section Positions). `readPosition` reads it back. */
export function positionText(state: State): string {
  const { players } = state.table;
  const characters = tilesInGame(players).filter(isCharacter);
  const starters = tilesInGame(players).filter((tile) => !isCharacter(tile));
  return [
    `stanza:${NOTATION_VERSION}`,
    ...tableText(state.table),
    `phase:${PHASES[phase(state)] ?? ''}`,
    `round:${round(state)}`,
    `final:${finalTurn(state)}`,
    `turn:${turn(state)}`,
    `start:${startSeat(state)}`,
    `active:${activeSeat(state)}`,
    `open:${openText(state)}`,
    `ring:${rooms.map((room) => roomText(state, room)).join('/')}`,
    `draw:${listOf(characters.filter((tile) => isInPile(state, tile)))}`,
    `discard:${listOf(characters.filter((tile) => isDiscarded(state, tile)))}`,
    `aside:${listOf(starters.filter((tile) => isAside(state, tile)))}`,
    `shuffled:${pileNumber(state)}`,
    `grid:${upTo(GRID_SPACES)
      .map((position) => gridText(state, position))
      .join('')}`,
    `niches:${rooms.map((room) => nichesText(state, room)).join('/')}`,
    `artworks:${perArtwork((artwork) => artworksLeft(state, artwork))}`,
    `supply:${perDiscipline((colour) => supply(state, colour))}`,
    ...upTo(players).map((seat) => `seat${seat}:${seatText(state, seatOf(seat))}`),
  ].join(' ');
}

/** The decisions that wait, the one to be made first. */
function openText(state: State): string {
  const below = copy(state);
  const texts: string[] = [];
  for (let open = openFrames(state); open > 0; open--) {
    texts.push(frameText(below));
    popFrame(below);
  }
  return texts.length === 0 ? NOTHING : texts.join('>');
}

const roomText = (state: State, room: number): string =>
  upTo(SPACES_PER_ROOM)
    .map((space) => onSpace(ringTile(state, SPACES_PER_ROOM * room + space + 1)))
    .join('');

/** A tile that was taken stays named, with the seat that took it. */
function gridText(state: State, position: number): string {
  const tile = gridTile(state, position);
  if (tile < 0) return EMPTY_SPACE;
  const owner = tileOwner(state, tile);
  return owner >= TILE_TAKEN ? `${bonusTileName(tile)}${owner - TILE_TAKEN}` : bonusTileName(tile);
}

const NICHE_LETTERS = { [NICHE_FREE]: EMPTY_SPACE, [NICHE_COVERED]: 'x' } as const;

function nichesText(state: State, room: number): string {
  return upTo(NICHES_PER_ROOM)
    .map((place) => {
      const holds = niche(state, room, place);
      return holds === NICHE_FREE || holds === NICHE_COVERED ? NICHE_LETTERS[holds] : `${holds - NICHE_TAKEN}`;
    })
    .join('');
}

function seatText(state: State, seat: Seat): string {
  return [
    money(state, seat),
    boat(state, seat),
    discs(state, seat),
    perDiscipline((discipline) => box(state, seat, discipline)),
    perDiscipline((colour) => books(state, seat, colour)),
    perDiscipline((colour) => meeples(state, seat, colour)),
    perArtwork((artwork) => artworks(state, seat, artwork)),
    withdrawn(state, seat) > 0 ? `w${withdrawn(state, seat)}` : figurine(state, seat),
    upTo(state.table.figures.recruitmentSpaces)
      .map((space) => onSpace(recruit(state, seat, space)))
      .join(''),
    upTo(WORKER_SPACES)
      .map((space) => workerText(state, seat, space))
      .join(''),
  ].join('/');
}

/** The financier is `F`, flipped `f`. */
function workerText(state: State, seat: Seat, space: number): string {
  if (space !== financier(state, seat)) return onSpace(worker(state, seat, space));
  return flipped(state, seat) ? 'f' : 'F';
}
