import { CHARACTERS, STARTERS, type Person } from './cast.ts';

const PEOPLE: readonly Person[] = [...CHARACTERS, ...STARTERS];

/** Who the engine's tile number stands for. */
export function personOf(tile: number): Person {
  const person = PEOPLE[tile];
  if (person === undefined) throw new RangeError(`no tile ${tile}`);
  return person;
}
