import { pushFrameText } from '../frames/frame-words.ts';
import { BOOKS_PER_ROW } from '../literature/book.ts';
import {
  changeSupply,
  countPile,
  countWithdrawal,
  NICHE_COVERED,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  PHASES,
  setActiveSeat,
  setArtworksLeft,
  setFinalTurn,
  setGridTile,
  setNiche,
  setPhase,
  setRingTile,
  setRound,
  setStartSeat,
  setTileOwner,
  setTurn,
  TILE_IN_BOX,
  TILE_ON_GRID,
  TILE_TAKEN,
  tileOwner,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { putAside, putOnDiscard, putOnPile } from '../state/pile-bytes.ts';
import {
  addArtwork,
  addBook,
  changeBox,
  changeDiscs,
  changeMeeples,
  changeMoney,
  flip,
  setBoat,
  setFigurine,
  setFinancier,
  setRecruit,
  setWithdrawn,
  setWorker,
} from '../state/seat-bytes.ts';
import { blankState, type State } from '../state/state.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { BONUS_TILES, bonusTileName, GRID_SPACES } from '../words/bonus-tile.ts';
import { tileName } from '../words/character.ts';
import { DISCIPLINES, LITERATURE } from '../words/discipline.ts';
import { OFF_THE_RING, RING_SPACES, SPACES_PER_ROOM } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import { findFault } from './check-position.ts';
import type { PositionFault } from './position-fault.ts';
import { EMPTY_SPACE, isCharacter, NOTHING, PositionReader, tilesInGame } from './position-reader.ts';
import { readTable } from './table-text.ts';
import { NOTATION_VERSION } from './to-text.ts';

/** Far longer than any position: what is longer is not read at all. */
const MOST_CHARACTERS = 5000;
const MOST_TURNS = 9999;
const MOST_SHUFFLES = 99;
const MOST_ROUNDS = 99;
const MOST_FINAL_TURNS = 9;
/** What a byte can count; how many there may be depends on the figures and is checked later. */
const MOST = 255;
/** More open decisions than any position has; the bytes have space for eight. */
const MOST_OPEN = 6;

/** Reads a position from its line. A line is refused, with the first reason found, unless its position can be played on from. */
export function readPosition(text: string): { readonly state: State } | { readonly fault: PositionFault } {
  if (text.length > MOST_CHARACTERS || !text.startsWith('stanza:')) return { fault: { code: 'not-a-position' } };
  const reader = new PositionReader(text);
  const version = reader.take('stanza');
  if (version !== `${NOTATION_VERSION}`) return { fault: { code: 'notation-unknown', version } };
  const table = readTable(reader);
  if (reader.fault !== undefined) return { fault: reader.fault };
  const state = blankState(table);
  readClock(reader, state);
  readOpen(reader, state);
  const tiles = new Set<number>();
  readRing(reader, state, tiles);
  readPiles(reader, state, tiles);
  readBoard(reader, state);
  for (let seat = 0; seat < table.players; seat++) readSeat(reader, state, seatOf(seat), tiles);
  reader.finish();
  const missing = tilesInGame(table.players).find((tile) => !tiles.has(tile));
  if (missing !== undefined) reader.fail({ code: 'tile-missing', tile: tileName(missing) });
  const fault = reader.fault ?? findFault(state);
  return fault === undefined ? { state } : { fault };
}

function readClock(reader: PositionReader, state: State): void {
  const phaseName = reader.take('phase');
  const phaseNumber = PHASES.findIndex((name) => name === phaseName);
  if (phaseNumber < 0) reader.unreadable('phase', phaseName);
  const value = (field: string, most: number): number => reader.number(field, reader.take(field), 0, most);
  const lastSeat = state.table.players - 1;
  setPhase(state, Math.max(phaseNumber, 0));
  setRound(state, value('round', MOST_ROUNDS));
  setFinalTurn(state, value('final', MOST_FINAL_TURNS));
  setTurn(state, value('turn', MOST_TURNS));
  setStartSeat(state, seatOf(value('start', lastSeat)));
  setActiveSeat(state, seatOf(value('active', lastSeat)));
}

function readOpen(reader: PositionReader, state: State): void {
  const text = reader.take('open');
  if (text === NOTHING) return;
  const frames = text.split('>');
  if (frames.length > MOST_OPEN) return reader.unreadable('open', text);
  for (const frame of frames.toReversed()) if (!pushFrameText(state, frame)) reader.unreadable('open', frame);
}

/** Notes that a tile has its place; a second place is a fault. */
function place(reader: PositionReader, tile: number, tiles: Set<number>): void {
  if (tile < 0) return;
  if (tiles.has(tile)) reader.fail({ code: 'tile-twice', tile: tileName(tile) });
  tiles.add(tile);
}

function readRing(reader: PositionReader, state: State, tiles: Set<number>): void {
  const rooms = reader.parts('ring', reader.take('ring'), '/', DISCIPLINES.length);
  const spaces = rooms.flatMap((room) => reader.row('ring', room, SPACES_PER_ROOM));
  for (const [index, token] of spaces.entries()) {
    const tile = reader.tileOrEmpty('ring', token, state.table.players);
    place(reader, tile, tiles);
    setRingTile(state, index + 1, tile);
  }
}

function readPiles(reader: PositionReader, state: State, tiles: Set<number>): void {
  const piles = [
    ['draw', true, putOnPile],
    ['discard', true, putOnDiscard],
    ['aside', false, putAside],
  ] as const;
  for (const [field, isForCharacters, put] of piles) {
    for (const tile of reader.tiles(field, reader.take(field), state.table.players)) {
      if (tile < 0) continue;
      place(reader, tile, tiles);
      if (isCharacter(tile) === isForCharacters) put(state, tile);
      else reader.fail({ code: 'tile-misplaced', field, tile: tileName(tile) });
    }
  }
  const shuffled = reader.number('shuffled', reader.take('shuffled'), 0, MOST_SHUFFLES);
  for (let pile = 0; pile < shuffled; pile++) countPile(state);
}

function readBoard(reader: PositionReader, state: State): void {
  readGrid(reader, state, reader.take('grid'));
  const rooms = reader.parts('niches', reader.take('niches'), '/', DISCIPLINES.length);
  for (const [room, text] of rooms.entries()) readNiches(reader, state, room, text);
  const left = reader.numbers('artworks', reader.take('artworks'), [MOST, MOST, MOST]);
  for (const [artwork, count] of left.entries()) setArtworksLeft(state, artwork, count);
  const colours = reader.numbers('supply', reader.take('supply'), [MOST, MOST, MOST, MOST, MOST]);
  for (const [colour, count] of colours.entries()) changeSupply(state, colour, count);
}

const GRID_TOKEN = /\.|[A-Z][a-z]\d?/g;

function readGrid(reader: PositionReader, state: State, text: string): void {
  const tokens = text.match(GRID_TOKEN) ?? [];
  if (tokens.length !== GRID_SPACES || tokens.join('') !== text) return reader.unreadable('grid', text);
  for (const [position, token] of tokens.entries()) {
    if (token === EMPTY_SPACE) continue;
    const tile = BONUS_TILES.findIndex((name) => name === token.slice(0, 2));
    if (tile < 0) return reader.unreadable('grid', token);
    if (tileOwner(state, tile) !== TILE_IN_BOX) reader.fail({ code: 'bonus-tile-twice', tile: bonusTileName(tile) });
    setGridTile(state, position, tile);
    const owner = token.slice(2);
    if (owner === '') setTileOwner(state, tile, TILE_ON_GRID);
    else setTileOwner(state, tile, TILE_TAKEN + reader.number('grid', owner, 0, state.table.players - 1));
  }
}

function readNiches(reader: PositionReader, state: State, room: number, text: string): void {
  if (text.length !== NICHES_PER_ROOM) return reader.unreadable('niches', text);
  for (let niche = 0; niche < NICHES_PER_ROOM; niche++) {
    const letter = text.charAt(niche);
    if (letter === EMPTY_SPACE) setNiche(state, room, niche, NICHE_FREE);
    else if (letter === 'x') setNiche(state, room, niche, NICHE_COVERED);
    else setNiche(state, room, niche, NICHE_TAKEN + reader.number('niches', letter, 0, state.table.players - 1));
  }
}

/** Rule 5.2: up to four books of each colour, none of Literature. */
const MOST_BOOKS = DISCIPLINES.map((_, colour) => (colour === LITERATURE ? 0 : BOOKS_PER_ROW));
const ANY_EACH = DISCIPLINES.map(() => MOST);

/** The parts of a seat's field, in their order. */
const SEAT_PARTS = 10;

function readSeat(reader: PositionReader, state: State, seat: Seat, tiles: Set<number>): void {
  const field = `seat${seat}`;
  const parts = reader.parts(field, reader.take(field), '/', SEAT_PARTS);
  const [coins = '', boat = '', discs = '', boxes = '', books = '', meeples = '', artworks = ''] = parts;
  const [figurine = '', recruits = '', workers = ''] = parts.slice(7);
  changeMoney(state, seat, reader.number(field, coins, 0, MOST));
  setBoat(state, seat, reader.number(field, boat, 0, state.table.trackEnd));
  changeDiscs(state, seat, reader.number(field, discs, 0, MOST));
  for (const [room, count] of reader.numbers(field, boxes, ANY_EACH).entries()) changeBox(state, seat, room, count);
  for (const [colour, count] of reader.numbers(field, books, MOST_BOOKS).entries()) {
    for (let book = 0; book < count; book++) addBook(state, seat, colour);
  }
  for (const [colour, count] of reader.numbers(field, meeples, ANY_EACH).entries()) {
    changeMeeples(state, seat, colour, count);
  }
  const museum = ARTWORKS.map(() => state.table.players);
  for (const [artwork, count] of reader.numbers(field, artworks, museum).entries()) {
    for (let each = 0; each < count; each++) addArtwork(state, seat, artwork);
  }
  readFigurine(reader, state, seat, figurine);
  for (const [space, token] of reader.row(field, recruits, state.table.figures.recruitmentSpaces).entries()) {
    const tile = reader.tileOrEmpty(field, token, state.table.players);
    place(reader, tile, tiles);
    setRecruit(state, seat, space, tile);
  }
  readWorkers(reader, state, seat, workers, tiles);
}

function readFigurine(reader: PositionReader, state: State, seat: Seat, text: string): void {
  const field = `seat${seat}`;
  if (!text.startsWith('w')) return setFigurine(state, seat, reader.number(field, text, 0, RING_SPACES - 1));
  setWithdrawn(state, seat, reader.number(field, text.slice(1), 1, state.table.players));
  setFigurine(state, seat, OFF_THE_RING);
  countWithdrawal(state);
}

const FINANCIERS: ReadonlySet<string> = new Set(['F', 'f']);

function readWorkers(reader: PositionReader, state: State, seat: Seat, text: string, tiles: Set<number>): void {
  const field = `seat${seat}`;
  const tokens = reader.row(field, text, WORKER_SPACES);
  const found = tokens.filter((token) => FINANCIERS.has(token)).length;
  if (found !== 1) reader.fail({ code: 'financier-count', seat, found });
  for (const [space, token] of tokens.entries()) {
    if (FINANCIERS.has(token)) {
      setFinancier(state, seat, space);
      if (token === 'f') flip(state, seat);
      continue;
    }
    const tile = reader.tileOrEmpty(field, token, state.table.players);
    place(reader, tile, tiles);
    setWorker(state, seat, space, tile);
  }
}
