import { score, type Replayed } from '@la-stanza/engine';
import { useMemo } from 'react';
import { reviewOf } from '../analysis/review.ts';
import { useAnalysis, type Analysing } from '../analysis/use-analysis.ts';
import { costlyTurns, type CostlyTurn } from './costly-turns.ts';

/** Looks through a game for the turns that cost most; undefined until it is done. */
export function useCostlyTurns(played: Replayed): {
  readonly analysing: Analysing;
  readonly costly: readonly CostlyTurn[] | undefined;
} {
  const { state, record } = played.game;
  const analysing = useAnalysis(state.table.pinned === undefined ? record : undefined);
  const costly = useMemo(
    () =>
      analysing.state === 'done' ? costlyTurns(reviewOf(played, analysing.analysis, score(state).winners)) : undefined,
    [played, state, analysing],
  );
  return { analysing, costly };
}
