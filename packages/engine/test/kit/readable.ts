import { legal } from '../../src/search.ts';
import {
  type Action,
  DISCIPLINES,
  parseAction,
  view,
  type Discipline,
  type GameEvent,
  type SeatView,
  type State,
} from '../../src/index.ts';
import { legalTexts, playAll, position, type PositionSpec } from './position.ts';

/* Short words for what a test reads off a position. */

export function seatAt(state: State, seat: number): SeatView {
  const found = view(state).seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

const names = (tiles: SeatView['recruits']): (string | null)[] => tiles.map((held) => held?.name ?? null);

/** The names of a seat's recruits, leftmost first, null for a gap. */
export const recruits = (state: State, seat: number): (string | null)[] => names(seatAt(state, seat).recruits);

/** The names of a seat's workers, leftmost first, null for a gap and for the financier's space. */
export const workers = (state: State, seat: number): (string | null)[] => names(seatAt(state, seat).workers);

/** The names of the tiles on the discard pile and of the starting characters set aside. */
export const discarded = (state: State): string[] => view(state).pile.discard.map(({ name }) => name);
export const setAside = (state: State): string[] => view(state).pile.aside.map(({ name }) => name);

/** The action a text names. */
export function named(text: string): Action {
  const action = parseAction(text);
  if (action === undefined) throw new RangeError(`no action ${text}`);
  return action;
}

/** What can be done now. */
export const choices = (state: State): string[] => legalTexts(legal(state));

/** What can be done now that begins with one of these words. */
export const choicesOf = (state: State, ...kinds: readonly string[]): string[] =>
  choices(state).filter((text) => kinds.includes(text.split(' ')[0] ?? ''));

/** The meeples, discs … of each discipline; those not named are 0. */
export function counts(own: Partial<Record<Discipline, number>>): Record<Discipline, number> {
  return { discoveries: 0, literature: 0, religion: 0, arts: 0, politics: 0, ...own };
}

export const eventTypes = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

/** A position in which the active seat has just landed on a space and taken this tile; every other room holds a tile. */
export function landed(space: number, taken: string, spec: PositionSpec = {}): State {
  const active = spec.active ?? 0;
  const rooms = Object.fromEntries(DISCIPLINES.map((discipline, room) => [3 * room + 1, discipline]));
  const state = position({
    ...spec,
    ring: { ...rooms, [space]: taken },
    seats: { ...spec.seats, [active]: { figurine: space - 1, ...spec.seats?.[active] } },
  });
  playAll(state, `land ${space}`);
  return state;
}
