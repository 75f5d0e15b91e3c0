import { CATEGORIES } from '@la-stanza/engine';
import type { Candidate } from '../bot.ts';
import type { Reason } from './reason.ts';

/** Differences smaller than this many points are not worth a word. */
const LEAST_POINTS = 0.3;
const MOST_REASONS = 3;

/** The two or three largest differences between a move and the best alternative of another kind. */
export function reasonsFor(candidates: readonly Candidate[], seat: number): Reason[] {
  const [chosen] = candidates;
  if (chosen === undefined) return [];
  const other = candidates.find((candidate, rank) => rank > 0 && isOtherKind(candidate, chosen)) ?? candidates[1];
  if (other === undefined) return [{ code: 'only-turn' }];
  const difference = chosen.winShare - other.winShare;
  const error = Math.hypot(chosen.error, other.error);
  const lead: Reason =
    error > 0 && Math.abs(difference) < 2 * error
      ? { code: 'equal', difference, error }
      : { code: 'win-share', difference };
  const points = chosen.prestige.flatMap((row, index) =>
    CATEGORIES.map((category) => {
      const change = row[category] - (other.prestige[index]?.[category] ?? 0);
      return index === seat
        ? { code: 'own-prestige' as const, category, difference: change }
        : { code: 'other-prestige' as const, seat: index, category, difference: change };
    }),
  );
  const largest = points
    .filter((reason) => Math.abs(reason.difference) >= LEAST_POINTS)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_REASONS - 1);
  return [lead, ...largest];
}

/** Two turns are of one kind when they land on the same space and begin the same action there. */
function isOtherKind(a: Candidate, b: Candidate): boolean {
  return a.actions[0] !== b.actions[0] || a.actions[1] !== b.actions[1];
}
