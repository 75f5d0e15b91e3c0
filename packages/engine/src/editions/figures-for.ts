import type { Figures } from '../figures/figures.ts';
import type { Edition, PlayerCount } from './edition.ts';

export const PLAYER_COUNTS: readonly PlayerCount[] = [2, 3, 4];

/** The figures of an edition, or of an owner's box. */
type FigureSets = Pick<Edition, 'figures' | 'withPlayers'>;

const known = new WeakMap<FigureSets, Map<number, Figures>>();

/**
 * The figures of an edition for a number of players; the same object each time.
 *
 * @example
 * figuresFor(NEWEST_EDITION, 3).startingMoney; // [10, 11, 12, 13]
 */
export function figuresFor(edition: FigureSets, players: number): Figures {
  const count = PLAYER_COUNTS.find((each) => each === players);
  const own = count === undefined ? undefined : edition.withPlayers[count];
  if (own === undefined) return edition.figures;
  const made = known.get(edition) ?? new Map<number, Figures>();
  known.set(edition, made);
  const figures = made.get(players) ?? { ...edition.figures, ...own };
  made.set(players, figures);
  return figures;
}
