import type { SeatedPlayer } from '../source/game-source.ts';

/** All players but the first person; at a table of bots, all of them. */
export function othersAt(players: readonly SeatedPlayer[]): SeatedPlayer[] {
  const you = players.findIndex(({ bot }) => bot === undefined);
  return players.filter((_, seat) => seat !== you);
}

/** The only person at a game of this device. */
export function readerOf(players: readonly SeatedPlayer[]): number | undefined {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
