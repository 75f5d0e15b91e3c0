import { CHARACTERS, STARTERS, type Person } from './cast.ts';

const PEOPLE: readonly Person[] = [...CHARACTERS, ...STARTERS];

/** The person on a tile, by the engine's tile number. */
export function personOf(tile: number): Person {
  const person = PEOPLE[tile];
  if (person === undefined) throw new RangeError(`no tile ${tile}`);
  return person;
}
