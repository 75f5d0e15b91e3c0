import { type Discipline, DISCIPLINES } from '@la-stanza/engine';

const CHARACTERS = 40;
const CHARACTERS_PER_DISCIPLINE = 8;

/** The discipline of a character tile or starting character, by its number (docs/guide/notation.md). */
export function tileDiscipline(tile: number): Discipline {
  const number =
    tile < CHARACTERS ? Math.floor(tile / CHARACTERS_PER_DISCIPLINE) : (tile - CHARACTERS) % DISCIPLINES.length;
  const discipline = DISCIPLINES[number];
  if (discipline === undefined) throw new RangeError(`no tile ${tile}`);
  return discipline;
}
