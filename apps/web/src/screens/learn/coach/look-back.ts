import type { Analysis, Gain } from '@la-stanza/bots';
import { CATEGORIES, score, type Category, type Game, type Seat } from '@la-stanza/engine';

/** Where a player's points came from, and where another player was furthest ahead. */
export type Lookback = {
  readonly most: { readonly category: Category; readonly points: number } | undefined;
  readonly gap: { readonly category: Category; readonly points: number; readonly seat: number } | undefined;
};

/** Reads the engine's score: the best own category, and the one in which another player was furthest ahead. */
export function lookBack({ state }: Game, seat: Seat): Lookback {
  const { seats } = score(state);
  const own = seats[seat];
  if (own === undefined) return { most: undefined, gap: undefined };
  const [most] = CATEGORIES.map((category) => ({ category, points: own[category] })).toSorted(
    (one, other) => other.points - one.points,
  );
  const [gap] = seats
    .flatMap((other, index) =>
      CATEGORIES.map((category) => ({ category, points: other[category] - own[category], seat: index })),
    )
    .toSorted((one, other) => other.points - one.points);
  return {
    most: most !== undefined && most.points > 0 ? most : undefined,
    gap: gap !== undefined && gap.points > 0 ? gap : undefined,
  };
}

/** The category in which better turns would have gained most, by the chances lost; undefined if there is none. */
export function missedMost({ turns }: Pick<Analysis, 'turns'>, seat: Seat): Category | undefined {
  const missed = new Map<Category, number>();
  for (const { seat: decided, loss, gains } of turns) {
    const [first] = gains;
    const category = decided !== seat || first === undefined ? undefined : categoryOf(first);
    if (category !== undefined) missed.set(category, (missed.get(category) ?? 0) + loss);
  }
  const [most] = [...missed].toSorted(([, one], [, other]) => other - one);
  return most === undefined || most[1] <= 0 ? undefined : most[0];
}

/** The category of the score that a gain belongs to; what serves any of them belongs to none. */
function categoryOf(gain: Gain): Category | undefined {
  switch (gain.code) {
    case 'masterpiece':
      return 'masterpieces';
    case 'artwork':
    case 'museum':
      return 'museumMajority';
    case 'prestige':
      return gain.category;
    case 'tile':
      return 'tiles';
    case 'books':
      return 'books';
    case 'income':
      return 'sailboat';
    case 'keeps-financier':
      return 'financier';
    case 'strength':
    case 'discs':
    case 'meeples':
    case 'money':
    case 'recruit':
    case 'keeps-money':
    case 'keeps-meeples':
    case 'keeps-discs':
    case 'keeps-worker':
    case 'keeps-recruit':
      return undefined;
  }
}
