import type { Analysis } from '@la-stanza/bots';
import type { GameRecord } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import { openAdviceWorker } from '../../game/bots/open-advice-worker.ts';

export type Analysing =
  | {
      readonly state: 'running';
      readonly done: number;
      readonly of: number;
      readonly soFar: Analysis | undefined;
    }
  | { readonly state: 'done'; readonly analysis: Analysis }
  /** With what was known until then. */
  | { readonly state: 'failed'; readonly soFar: Analysis | undefined; readonly again: () => void };

const BEGUN: Analysing = { state: 'running', done: 0, of: 1, soFar: undefined };

/** Analyses a game in a worker, and stops it when the page is left. */
export function useAnalysis(record: GameRecord): Analysing {
  const [analysing, setAnalysing] = useState<Analysing>(BEGUN);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    let soFar: Analysis | undefined;
    setAnalysing(BEGUN);
    const { ask, stop } = openAdviceWorker();
    const show = (now: Analysing): void => {
      if (!isStale) setAnalysing(now);
    };
    ask('analyse', record, (progress) => {
      if (progress === undefined) return;
      ({ soFar } = progress);
      show({ state: 'running', ...progress });
    }).then(
      (analysis) => {
        show({ state: 'done', analysis });
        stop();
      },
      () => show({ state: 'failed', soFar, again: () => setTries((count) => count + 1) }),
    );
    return () => {
      isStale = true;
      stop();
    };
  }, [record, tries]);
  return analysing;
}
