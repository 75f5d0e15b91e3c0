import type { Action, Discipline, GameEvent, SeatView, View } from '@la-stanza/engine';
import { LEARNER, type Goal, type Progress } from './lesson.ts';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** The events of one type that the learner caused. */
export function ownEvents<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter(
    (event): event is EventOf<Type> => event.type === type && 'seat' in event && event.seat === LEARNER,
  );
}

export function learnerOf(view: View): SeatView {
  const seat = view.seats[LEARNER];
  if (seat === undefined) throw new RangeError('nobody learns here');
  return seat;
}

const met = (isMet: boolean, isMissed: boolean): Progress => (isMet ? 'met' : isMissed ? 'missed' : 'open');

/** Whether it is the rival's turn. */
const isTurnOver = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'turn' && event.seat !== LEARNER);

/** Lands on this space with the next walk. */
export const lands =
  (space: number): Goal =>
  ({ events }) => {
    const [walk] = ownEvents(events, 'walked');
    return met(walk?.to === space, walk !== undefined);
  };

/** Lands on this space with the next walk or the one after it. */
export const landsInTwo =
  (space: number): Goal =>
  ({ events }) => {
    const [first, second] = ownEvents(events, 'walked');
    return met(first?.to === space || second?.to === space, second !== undefined);
  };

/** Ends the turn without an action. */
export const passes: Goal = ({ events }) =>
  met(ownEvents(events, 'passed').length > 0, ownEvents(events, 'activated').length > 0 || receives(events));

const receives = (events: readonly GameEvent[]): boolean => ownEvents(events, 'financier-moved').length > 0;

/** Receives money. */
export const receivesMoney: Goal = ({ events }) =>
  met(receives(events), ownEvents(events, 'passed').length > 0 || ownEvents(events, 'activated').length > 0);

/** Activates this discipline. */
export const activates =
  (discipline: Discipline): Goal =>
  ({ events }) => {
    const [activated] = ownEvents(events, 'activated');
    return met(
      activated?.discipline === discipline,
      activated !== undefined || receives(events) || ownEvents(events, 'passed').length > 0,
    );
  };

/** Hires a recruit without losing a worker of these disciplines. */
export const hiresKeeping =
  (...kept: readonly Discipline[]): Goal =>
  ({ events, start, now }) => {
    const hired = ownEvents(events, 'hired').length > 0;
    const lost = kept.some((discipline) => workers(now, discipline) < workers(start, discipline));
    return met(hired && !lost, lost || isTurnOver(events));
  };

const workers = (view: View, discipline: Discipline): number => learnerOf(view).strength[discipline].workers;

/** Takes the reward of an activation. */
export const takesReward: Goal = ({ events }) => met(ownEvents(events, 'reward').length > 0, isTurnOver(events));

/** Sails to a white meeple. */
export const reachesWhiteMeeple: Goal = ({ events }) =>
  met(
    ownEvents(events, 'meeple-taken').some(({ cause }) => cause === 'sail'),
    isTurnOver(events),
  );

/** Raises a pillar. */
export const createsMasterpiece: Goal = ({ events }) =>
  met(ownEvents(events, 'masterpiece').length > 0, ownEvents(events, 'reward').length > 0 || isTurnOver(events));

/** Takes a bonus tile before the next own walk ends elsewhere. */
export const takesTile: Goal = ({ events }) => {
  const [walk] = ownEvents(events, 'walked');
  return met(ownEvents(events, 'bonus-tile-taken').length > 0, walk !== undefined && walk.to !== 0);
};

/** Takes the most valuable artwork that is left. */
export const takesArtwork: Goal = ({ events, start }) => {
  const [taken] = ownEvents(events, 'artwork-taken');
  const best = (['painting', 'script', 'sculpture'] as const).find((artwork) => start.artworksLeft[artwork] > 0);
  return met(taken?.artwork === best, taken !== undefined || isTurnOver(events));
};

export const withdraws: Goal = ({ events }) =>
  met(ownEvents(events, 'withdrew').length > 0, ownEvents(events, 'walked').length > 0);

/* Which actions the coach leaves open: single ones by their notation, or every action of a kind. */

export const only =
  (...texts: readonly string[]) =>
  ({ text }: Action): boolean =>
    texts.includes(text);

export const kinds =
  (...open: readonly Action['kind'][]) =>
  ({ kind }: Action): boolean =>
    open.includes(kind);
