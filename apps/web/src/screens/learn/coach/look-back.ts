import type { Analysis } from '@la-stanza/bots';
import { CATEGORIES, score, type Category, type Game, type Seat } from '@la-stanza/engine';

/** Where a player's points came from, and where another was furthest ahead. */
export type Lookback = {
  readonly most: { readonly category: Category; readonly points: number } | undefined;
  readonly gap: { readonly category: Category; readonly points: number; readonly seat: number } | undefined;
};

/** Reads the engine's score: the own best line, and the line in which somebody else was furthest ahead. */
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

/** The line of the score in which better turns would have brought most, by the chances they gave away; nothing where none did. */
export function missedMost({ turns }: Pick<Analysis, 'turns'>, seat: Seat): Category | undefined {
  const missed = new Map<Category, number>();
  for (const { seat: decided, loss, reasons } of turns) {
    if (decided !== seat) continue;
    for (const reason of reasons) {
      if (reason.code !== 'own-prestige' || reason.difference <= 0) continue;
      missed.set(reason.category, (missed.get(reason.category) ?? 0) + loss * reason.difference);
    }
  }
  const [most] = [...missed].toSorted(([, one], [, other]) => other - one);
  return most === undefined || most[1] <= 0 ? undefined : most[0];
}
