import type { Discipline, SeatView, View } from '@la-stanza/engine';
import { moneySpace, points, shortName, type Translate } from '@la-stanza/words';
import { learnerOf } from './goals.ts';

/** The name of the portrait on a space; empty once it is taken. */
export function nameAt(t: Translate, { ring }: View, space: number): string {
  const tile = ring[space]?.tile;
  return tile === null || tile === undefined ? '' : shortName(t, tile.tile);
}

export function recruitName(t: Translate, { recruits }: SeatView, index: number): string {
  const tile = recruits[index];
  return tile === null || tile === undefined ? '' : shortName(t, tile.tile);
}

/** The first recruit of a discipline. */
export function recruitOf(t: Translate, { recruits }: SeatView, discipline: Discipline): string {
  const found = recruits.find((tile) => tile?.discipline === discipline);
  return found === null || found === undefined ? '' : shortName(t, found.tile);
}

/** The first worker of a discipline. */
export function workerOf(t: Translate, { workers }: SeatView, discipline: Discipline): string {
  const found = workers.find((tile) => tile?.discipline === discipline);
  return found === null || found === undefined ? '' : shortName(t, found.tile);
}

export function rivalOf(view: View): SeatView {
  const rival = view.seats.find(({ seat }) => seat !== learnerOf(view).seat);
  if (rival === undefined) throw new RangeError('there is no rival at the table');
  return rival;
}

export function moneyTrackSpace(t: Translate, { figures }: View, space: number | undefined): string {
  return space === undefined ? '' : moneySpace(t, figures, space);
}

/** The prestige for the next player to withdraw (rule 11.3). */
export function passingPoints(t: Translate, { seats, figures }: View): string {
  return points(t, figures.passingSpots[seats.filter(({ withdrawn }) => withdrawn > 0).length] ?? 0);
}
