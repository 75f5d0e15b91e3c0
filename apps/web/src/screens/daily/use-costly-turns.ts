import { score, type Replayed } from '@la-stanza/engine';
import { useMemo } from 'react';
import { reviewOf, reviewSoFar } from '../analysis/review.ts';
import { useAnalysis, type Analysing } from '../analysis/use-analysis.ts';
import { costlyTurns, type CostlyTurn } from './costly-turns.ts';

/** Looks through a game for the turns that cost most, with those found so far; undefined while there is none. */
export function useCostlyTurns(played: Replayed): {
  readonly analysing: Analysing;
  readonly costly: readonly CostlyTurn[] | undefined;
} {
  const { state, record } = played.game;
  const analysing = useAnalysis(record);
  const costly = useMemo(() => {
    if (analysing.state === 'done') return costlyTurns(reviewOf(played, analysing.analysis, score(state).winners));
    const soFar = analysing.soFar === undefined ? undefined : reviewSoFar(played, analysing.soFar);
    const found = soFar === undefined ? [] : costlyTurns(soFar.review);
    return found.length === 0 ? undefined : found;
  }, [played, state, analysing]);
  return { analysing, costly };
}
