import type { Score, View } from '@la-stanza/engine';
import type { NamedPlayer } from '../people/seats.ts';
import { listed } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { finalOrder } from './standing.ts';

/** Who won, and the margin or the tie. */
export type Verdict = { readonly won: string; readonly why: string };

export function verdict(t: Translate, view: View, score: Score, players: readonly NamedPlayer[]): Verdict {
  const { winners, decidedBy, seats } = score;
  const names = (of: readonly number[]): string =>
    listed(
      t,
      of.map((seat) => players[seat]?.name ?? ''),
    );
  const totals = seats.map(({ total }) => total);
  const points = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const second = finalOrder(view.seats, score)[1];
  return {
    won:
      decidedBy === 'shared'
        ? t('score.won.shared', { names: names(winners) })
        : t(decidedBy === 'points' ? 'score.won' : 'score.won.tie', { name: names(winners) }),
    why:
      level.length > 1 || second === undefined
        ? t('score.level', { names: names(level), points })
        : t('score.margin', { points, lead: points - (totals[second] ?? 0), name: players[second]?.name ?? '' }),
  };
}
