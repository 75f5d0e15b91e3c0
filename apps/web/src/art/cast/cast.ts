import type { Look } from '../portrait/look.ts';
import { ARTS, type ArtsPerson } from './arts.ts';
import { DISCOVERIES, type DiscoveriesPerson } from './discoveries.ts';
import { LITERATURE, type LiteraturePerson } from './literature.ts';
import { POLITICS, type PoliticsPerson } from './politics.ts';
import { RELIGION, type ReligionPerson } from './religion.ts';
import { STARTER_LOOKS, type Starter } from './starters.ts';

export type Character = DiscoveriesPerson | LiteraturePerson | ReligionPerson | ArtsPerson | PoliticsPerson;
export type Person = Character | Starter;

const CHARACTER_LOOKS: Readonly<Record<Character, Look>> = {
  ...DISCOVERIES,
  ...LITERATURE,
  ...RELIGION,
  ...ARTS,
  ...POLITICS,
};

const LOOKS: Readonly<Record<Person, Look>> = { ...CHARACTER_LOOKS, ...STARTER_LOOKS };

/** In the order of the character tiles c0 to c39: eight per discipline. */
export const CHARACTERS: readonly Character[] = keysOf(CHARACTER_LOOKS);

/** In the order of the starting characters s0 to s19: five per seat, one of each discipline. */
export const STARTERS: readonly Starter[] = keysOf(STARTER_LOOKS);

export function lookOf(person: Person): Look {
  return LOOKS[person];
}

export function isStarter(person: Person): person is Starter {
  return person in STARTER_LOOKS;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, Look>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
