import type { GameEvent, View } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { PlaceName } from '../../drawing/target/place.ts';
import { eventFlights } from '../motion/event-flights.ts';

/** The things on the table a step was about: where its pieces came from and where they went. */
export function eventPlaces(
  events: readonly GameEvent[],
  view: View,
  players: readonly SeatedPlayer[],
): readonly PlaceName[] {
  const places = events
    // whoever slid then may have left since
    .filter(({ type }) => type !== 'recruits-slid' && type !== 'left')
    .flatMap((event) => eventFlights(event, { before: view, players, hopped: 0, flipped: false }))
    .flatMap(({ way }) => [way[0], way.at(-1)])
    .filter((place) => place !== undefined);
  return [...new Set(places)];
}
