import type { GameEvent, View } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';
import { eventFlights } from '../motion/event-flights.ts';

/** The places that a step's events are about: where pieces came from and where they went. */
export function eventPlaces(
  events: readonly GameEvent[],
  view: View,
  players: readonly SeatedPlayer[],
): readonly PlaceName[] {
  const places = events
    // the tile may be gone by now: skip slides
    .filter(({ type }) => type !== 'recruits-slid' && type !== 'left')
    .flatMap((event) => eventFlights(event, { before: view, players, hopped: 0, flipped: false }))
    .flatMap(({ way }) => [way[0], way.at(-1)])
    .filter((place) => place !== undefined);
  return [...new Set(places)];
}
