import { numberedPlayers, type NamedPlayer, type Translate } from '@la-stanza/words';

/** The players by their names, or by number where none are given. */
export function playersNamed(t: Translate, count: number, names: readonly string[] = []): NamedPlayer[] {
  return names.length === 0 ? numberedPlayers(t, count) : names.map((name) => ({ name }));
}
