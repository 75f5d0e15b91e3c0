import type { Score, View } from '@la-stanza/engine';
import type { NamedPlayer } from '../people/seats.ts';
import { listed } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { finalOrder } from './standing.ts';

/** Who won, and the margin or the tie. */
export type Verdict = { readonly won: string; readonly why: string };

/** `you`: the seat of the reader, who is spoken to. */
export function verdict(
  t: Translate,
  view: View,
  score: Score,
  players: readonly NamedPlayer[],
  you?: number,
): Verdict {
  const { winners, decidedBy, seats } = score;
  const named = (of: readonly number[]): { readonly names: string; readonly you: 'yes' | 'no' } => ({
    names: listed(
      t,
      of.filter((seat) => seat !== you).map((seat) => players[seat]?.name ?? ''),
    ),
    you: you !== undefined && of.includes(you) ? 'yes' : 'no',
  });
  const totals = seats.map(({ total }) => total);
  const points = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const second = finalOrder(view.seats, score)[1];
  const won = named(winners);
  return {
    won:
      decidedBy === 'shared'
        ? t('score.won.shared', won)
        : t(decidedBy === 'points' ? 'score.won' : 'score.won.tie', { name: won.names, you: won.you }),
    why:
      level.length > 1 || second === undefined
        ? t('score.level', { ...named(level), points })
        : t('score.margin', {
            points,
            lead: points - (totals[second] ?? 0),
            name: players[second]?.name ?? '',
            you: second === you ? 'yes' : 'no',
          }),
  };
}
