import type { PlaceName } from '../../drawing/targets/place.ts';
import { arrivalOf, endOf, type Flight } from './flight.ts';

export type Scheduled = Flight & {
  readonly id: number;
  /** Another piece must first arrive where this one starts: until then it is hidden. */
  readonly waits: boolean;
};

type Running = Pick<Scheduled, 'manner' | 'way' | 'start' | 'length'>;

/**
 * Schedules new flights after those still on their way. All times are on one clock; nothing starts before `now`.
 */
export function scheduled(
  flights: readonly Flight[],
  running: readonly Running[],
  { now, firstId }: { readonly now: number; readonly firstId: number },
): Scheduled[] {
  const begin = Math.max(now, ...running.map(({ start, length }) => start + length));
  const later = flights.map((flight) => ({ ...flight, start: begin + flight.start }));
  return later.map((flight, index) => {
    const source = flight.way[0];
    const earlier = [...running, ...later.slice(0, index)];
    const waits = earlier.some((other) => other.manner !== 'fall' && other.way.at(-1) === source);
    return { ...flight, id: firstId + index, waits };
  });
}

/** When the last piece arrives at each place; until then the place is hidden. */
export function hiddenUntil(flights: readonly Flight[]): ReadonlyMap<PlaceName, number> {
  const until = new Map<PlaceName, number>();
  for (const flight of flights) {
    const place = arrivalOf(flight);
    if (place !== undefined) until.set(place, Math.max(until.get(place) ?? 0, endOf(flight)));
  }
  return until;
}
