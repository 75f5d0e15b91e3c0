import type { TileView, Discipline, SeatView, View } from '@la-stanza/engine';
import { learnerOf } from './goals.ts';
import type { Reference } from './sentence.ts';

/* What the sentences of lessons speak of. A position that lacks it is a mistake in the lesson. */

/** The portrait on a space. */
export const portraitAt = ({ ring }: View, space: number): Reference => tileRef(ring[space]?.tile, `space ${space}`);

export const recruitAt = ({ recruits }: SeatView, index: number): Reference =>
  tileRef(recruits[index], `recruitment space ${index + 1}`);

/** The first recruit of a discipline. */
export const recruitOf = ({ recruits }: SeatView, discipline: Discipline): Reference =>
  tileRef(
    recruits.find((tile) => tile?.discipline === discipline),
    `a recruit of ${discipline}`,
  );

/** The first worker of a discipline. */
export const workerOf = ({ workers }: SeatView, discipline: Discipline): Reference =>
  tileRef(
    workers.find((tile) => tile?.discipline === discipline),
    `a worker of ${discipline}`,
  );

function tileRef(tile: TileView | null | undefined, place: string): Reference {
  if (tile === null || tile === undefined) throw new RangeError(`the lesson speaks of ${place}, where nobody is`);
  return { kind: 'tile', tile: tile.tile };
}

export const roomRef = (room: Discipline): Reference => ({ kind: 'room', room });
export const numberRef = (value: number): Reference => ({ kind: 'number', value });
export const totalRef = (value: number): Reference => ({ kind: 'total', value });
export const florinsRef = (value: number): Reference => ({ kind: 'florins', value });
export const pointsRef = (value: number): Reference => ({ kind: 'points', value });

/** A space of the money track. */
export function placeRef(space: number | undefined): Reference {
  if (space === undefined) throw new RangeError('the lesson speaks of a space that the money track lacks');
  return { kind: 'place', space };
}

export function rivalOf(view: View): SeatView {
  const rival = view.seats.find(({ seat }) => seat !== learnerOf(view).seat);
  if (rival === undefined) throw new RangeError('there is no rival at the table');
  return rival;
}

/** The prestige for the next player to withdraw (rule 11.3). */
export const passingPoints = ({ seats, figures }: View): Reference =>
  pointsRef(figures.passingSpots[seats.filter(({ withdrawn }) => withdrawn > 0).length] ?? 0);

/** The strength that the first free niche of a room asks for. */
export const nicheStrength = ({ niches }: View, room: Discipline): Reference =>
  numberRef(niches[room].find(({ holds }) => holds === 'nothing')?.strength ?? 0);
