import { ALL_TILES, CHARACTERS, starterOf, tileName } from '../words/character.ts';
import type { PositionFault } from './position-fault.ts';

/** What stands for nothing: an empty list, and an empty space. */
export const NOTHING = '-';
export const EMPTY_SPACE = '.';

const WHOLE = /^(0|[1-9]\d{0,4})$/;
const TILE_TOKEN = /\.|[A-Za-z]\d*/g;

const tileNumbers: ReadonlyMap<string, number> = new Map(
  Array.from({ length: ALL_TILES }, (_, tile) => [tileName(tile), tile]),
);

/** Reads a line field by field and remembers the first fault. After a fault it returns values that mean nothing. */
export class PositionReader {
  readonly #fields: readonly string[];
  #next = 0;
  #fault: PositionFault | undefined;

  constructor(text: string) {
    this.#fields = text.split(' ');
  }

  get fault(): PositionFault | undefined {
    return this.#fault;
  }

  fail(fault: PositionFault): void {
    this.#fault ??= fault;
  }

  unreadable(field: string, text: string): void {
    this.fail({ code: 'field-unreadable', field, text });
  }

  /** The value of the next field, which must have this name. */
  take(field: string): string {
    const found = this.#fields[this.#next] ?? '';
    this.#next += 1;
    if (found.startsWith(`${field}:`)) return found.slice(field.length + 1);
    this.fail({ code: 'field-expected', field, found });
    return '';
  }

  finish(): void {
    const found = this.#fields[this.#next];
    if (found !== undefined) this.fail({ code: 'field-left-over', found });
  }

  number(field: string, text: string, least: number, most: number): number {
    if (!WHOLE.test(text)) {
      this.unreadable(field, text);
      return least;
    }
    const value = Number(text);
    if (value < least || value > most) this.fail({ code: 'out-of-range', field, value, least, most });
    return value < least || value > most ? least : value;
  }

  /** Numbers separated by dots, as many as there are limits. */
  numbers(field: string, text: string, limits: readonly number[]): number[] {
    return this.parts(field, text, '.', limits.length).map((part, index) =>
      this.number(field, part, 0, limits[index] ?? 0),
    );
  }

  /** The parts between separators; there must be this many of them. */
  parts(field: string, text: string, separator: string, count: number): string[] {
    const parts = text.split(separator);
    if (parts.length === count) return parts;
    this.unreadable(field, text);
    return Array.from({ length: count }, () => '');
  }

  /** The tokens of a row of spaces: tiles, dots, or other letters. */
  row(field: string, text: string, count: number): string[] {
    const tokens = text.match(TILE_TOKEN) ?? [];
    if (tokens.length === count && tokens.join('') === text) return tokens;
    this.unreadable(field, text);
    return Array.from({ length: count }, () => EMPTY_SPACE);
  }

  /** A set of tiles. */
  tiles(field: string, text: string, players: number): number[] {
    if (text === NOTHING) return [];
    const tokens = text.match(TILE_TOKEN) ?? [];
    if (tokens.length === 0 || tokens.join('') !== text) {
      this.unreadable(field, text);
      return [];
    }
    return tokens.map((token) => this.tile(field, token, players));
  }

  /** A tile of a game with so many players (rule 1.3). */
  tile(field: string, token: string, players: number): number {
    const tile = tileNumbers.get(token);
    if (tile !== undefined && tile < starterOf(players, 0)) return tile;
    this.fail({ code: 'tile-unknown', field, tile: token });
    return -1;
  }

  tileOrEmpty(field: string, token: string, players: number): number {
    return token === EMPTY_SPACE ? -1 : this.tile(field, token, players);
  }
}

/** Every character tile, and every starting character of so many players. */
export function tilesInGame(players: number): number[] {
  return Array.from({ length: starterOf(players, 0) }, (_, tile) => tile);
}

export const isCharacter = (tile: number): boolean => tile < CHARACTERS;
