import type { BotPerson } from '@la-stanza/bots/people';
import type { Look } from '../portrait/look.ts';
import { ARTS, type ArtsPerson } from './arts.ts';
import { BOT_LOOKS } from './bot-looks.ts';
import { DISCOVERIES, type DiscoveriesPerson } from './discoveries.ts';
import { LITERATURE, type LiteraturePerson } from './literature.ts';
import { POLITICS, type PoliticsPerson } from './politics.ts';
import { RELIGION, type ReligionPerson } from './religion.ts';
import { STARTER_LOOKS, type Starter } from './starters.ts';

export type Character = DiscoveriesPerson | LiteraturePerson | ReligionPerson | ArtsPerson | PoliticsPerson;
export type Person = Character | Starter;
/** Everyone with a portrait: the cast and the people of the bots. */
export type Face = Person | BotPerson;

const CHARACTER_LOOKS: Readonly<Record<Character, Look>> = {
  ...DISCOVERIES,
  ...LITERATURE,
  ...RELIGION,
  ...ARTS,
  ...POLITICS,
};

const LOOKS: Readonly<Record<Face, Look>> = { ...CHARACTER_LOOKS, ...STARTER_LOOKS, ...BOT_LOOKS };

/** In the order of the character tiles c0 to c39: eight per discipline. */
export const CHARACTERS: readonly Character[] = keysOf(CHARACTER_LOOKS);

/** In the order of the starting characters s0 to s19: five per seat, one of each discipline. */
export const STARTERS: readonly Starter[] = keysOf(STARTER_LOOKS);

/** The people the bots play as. */
export const BOTS: readonly BotPerson[] = keysOf(BOT_LOOKS);

export function lookOf(face: Face): Look {
  return LOOKS[face];
}

export function isStarter(person: Face): person is Starter {
  return person in STARTER_LOOKS;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, Look>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
