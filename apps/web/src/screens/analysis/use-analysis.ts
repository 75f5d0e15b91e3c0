import type { Analysis } from '@la-stanza/bots';
import type { GameRecord } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import { openAdviceWorker } from '../../game/bots/open-advice-worker.ts';

export type Analysing =
  | { readonly state: 'running'; readonly done: number; readonly of: number }
  | { readonly state: 'done'; readonly analysis: Analysis }
  | { readonly state: 'failed' };

/** Analyses a game in a worker, and stops it when the page is left. Without a game it fails at once. */
export function useAnalysis(record: GameRecord | undefined): Analysing {
  const [analysing, setAnalysing] = useState<Analysing>({ state: 'running', done: 0, of: 1 });
  useEffect(() => {
    if (record === undefined) {
      setAnalysing({ state: 'failed' });
      return undefined;
    }
    let isStale = false;
    setAnalysing({ state: 'running', done: 0, of: 1 });
    const { ask, stop } = openAdviceWorker();
    const show = (now: Analysing): void => {
      if (!isStale) setAnalysing(now);
    };
    ask('analyse', record, (progress) => show({ state: 'running', ...progress })).then(
      (analysis) => {
        show({ state: 'done', analysis });
        stop();
      },
      () => show({ state: 'failed' }),
    );
    return () => {
      isStale = true;
      stop();
    };
  }, [record]);
  return analysing;
}
