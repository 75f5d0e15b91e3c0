import type { GameEvent, Seat } from '@la-stanza/engine';
import type { ChronicleTurn } from './chronicler.ts';

/** What others have done since somebody here last played: their turns, the oldest first, the one they are in included. */
export function newsOf(turns: readonly ChronicleTurn[], seatsHere: readonly Seat[]): ChronicleTurn[] {
  const isOwn = ({ seat }: ChronicleTurn): boolean => seat !== undefined && seatsHere.includes(seat);
  // the turn somebody here is in has no news of its own
  const current = turns.at(-1);
  const before = current !== undefined && isOwn(current) ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex(isOwn);
  return before.slice(last + 1).filter(({ seat, steps }) => seat !== undefined && steps.length > 0);
}

/** What a turn will be remembered for, the most telling first. */
const TELLING: readonly GameEvent['type'][] = [
  'withdrew',
  'masterpiece',
  'bonus-tile-taken',
  'artwork-taken',
  'sailed',
  'activated',
  'money',
  'passed',
  'stayed',
  'walked',
];

/** Money that was not received, and what was paid on the way, are no news. */
const isIdle = (event: GameEvent): boolean => event.type === 'money' && event.amount <= 0;

/** The one event of a turn to tell if there is room for one. */
export function headlineOf({ steps }: ChronicleTurn): GameEvent | undefined {
  const events = steps.flatMap((step) => [...step.events]);
  for (const type of TELLING) {
    const found = events.findLast((event) => event.type === type && !isIdle(event));
    if (found !== undefined) return found;
  }
  return undefined;
}
