import { EVENINGS_PER_ROOM, MOST_STARS, SCENARIOS, STARS_TO_OPEN } from '@la-stanza/bots/campaign';
import { DISCIPLINES, type Discipline } from '@la-stanza/engine';
import type { Evening } from './campaign-memory.ts';

type Evenings = Readonly<Record<number, Evening>>;

export const ALL_STARS: number = MOST_STARS * SCENARIOS.length;
export const STARS_OF_ROOM: number = MOST_STARS * EVENINGS_PER_ROOM;

export const starsIn = (evenings: Evenings, people: readonly number[]): number =>
  people.reduce((sum, person) => sum + (evenings[person]?.stars ?? 0), 0);

/** The tile numbers of a room's eight. */
export const peopleOf = (room: Discipline): readonly number[] =>
  Array.from({ length: EVENINGS_PER_ROOM }, (_, nth) => EVENINGS_PER_ROOM * DISCIPLINES.indexOf(room) + nth);

export const roomOf = (person: number): Discipline =>
  DISCIPLINES[Math.floor(person / EVENINGS_PER_ROOM)] ?? 'discoveries';

/** Why an evening is closed: the room before has too few stars, or the person before is not won. */
export type Closed =
  | { readonly by: 'room'; readonly room: Discipline }
  | { readonly by: 'person'; readonly person: number };

/** Each win opens the next person, nine stars the next room. */
export function closedBy(evenings: Evenings, person: number): Closed | undefined {
  const place = person % EVENINGS_PER_ROOM;
  if (place > 0) return starsIn(evenings, [person - 1]) > 0 ? undefined : { by: 'person', person: person - 1 };
  const before = DISCIPLINES[DISCIPLINES.indexOf(roomOf(person)) - 1];
  if (before === undefined || starsIn(evenings, peopleOf(before)) >= STARS_TO_OPEN) return undefined;
  return { by: 'room', room: before };
}

/** The first open evening that is not won yet; the last one if all are. */
export function nextPerson(evenings: Evenings): number {
  const people = SCENARIOS.map(({ person }) => person);
  const open = people.filter((person) => closedBy(evenings, person) === undefined);
  return open.find((person) => starsIn(evenings, [person]) === 0) ?? open.at(-1) ?? 0;
}
