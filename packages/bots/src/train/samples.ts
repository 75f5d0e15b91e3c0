import { CATEGORIES } from '@la-stanza/engine';
import { MAX_PLAYERS, STATE_BYTES } from '@la-stanza/engine/search';
import { JUDGED } from '../evaluation/evaluator.ts';

/** A finished game as training data: the position after each turn, how the player judged it then, and the end. */
export interface SampleGame {
  readonly players: number;
  /** STATE_BYTES for each position. */
  readonly positions: Uint8Array;
  /** JUDGED numbers for each position. */
  readonly judged: Float32Array;
  /** Utility and win share of each seat at the end, as an evaluator writes them. */
  readonly end: Float32Array;
  /** Prestige by category, one row per seat. */
  readonly prestige: Int16Array;
}

export const PRESTIGE_CELLS: number = CATEGORIES.length * MAX_PLAYERS;
const HEAD_BYTES = 12;
const END_BYTES = 4 * JUDGED + 2 * PRESTIGE_CELLS;
const POSITION_BYTES = STATE_BYTES + 4 * JUDGED;

export const positionCount = (game: SampleGame): number => game.positions.length / STATE_BYTES;

/** Encodes games as the bytes of a file. */
export function packGames(games: readonly SampleGame[]): Uint8Array {
  const total = games.reduce((sum, game) => sum + HEAD_BYTES + END_BYTES + POSITION_BYTES * positionCount(game), 0);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const game of games) {
    view.setUint32(offset, game.players, true);
    view.setUint32(offset + 4, positionCount(game), true);
    view.setUint32(offset + 8, STATE_BYTES, true);
    offset += HEAD_BYTES;
    offset = putFloats(view, offset, game.end);
    for (const cell of game.prestige) {
      view.setInt16(offset, cell, true);
      offset += 2;
    }
    bytes.set(game.positions, offset);
    offset = putFloats(view, offset + game.positions.length, game.judged);
  }
  return bytes;
}

function putFloats(view: DataView, from: number, floats: Float32Array): number {
  for (const [index, value] of floats.entries()) view.setFloat32(from + 4 * index, value, true);
  return from + 4 * floats.length;
}

export function unpackGames(bytes: Uint8Array): SampleGame[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const games: SampleGame[] = [];
  let offset = 0;
  while (offset < bytes.length) {
    const players = view.getUint32(offset, true);
    const count = view.getUint32(offset + 4, true);
    if (view.getUint32(offset + 8, true) !== STATE_BYTES)
      throw new RangeError('the games were stored with another layout of states');
    offset += HEAD_BYTES;
    const end = readFloats(view, offset, JUDGED);
    offset += 4 * JUDGED;
    const from = offset;
    const prestige = Int16Array.from({ length: PRESTIGE_CELLS }, (_, cell) => view.getInt16(from + 2 * cell, true));
    offset += 2 * PRESTIGE_CELLS;
    const positions = bytes.slice(offset, offset + STATE_BYTES * count);
    offset += STATE_BYTES * count;
    const judged = readFloats(view, offset, JUDGED * count);
    offset += 4 * JUDGED * count;
    games.push({ players, positions, judged, end, prestige });
  }
  return games;
}

const readFloats = (view: DataView, from: number, count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => view.getFloat32(from + 4 * index, true));
