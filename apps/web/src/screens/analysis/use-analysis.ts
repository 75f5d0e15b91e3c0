import type { Analysis } from '@la-stanza/bots';
import type { GameRecord } from '@la-stanza/engine';
import { proxy } from 'comlink';
import { useEffect, useState } from 'react';
import { openBotWorker } from '../../game/bots/worker-thinker.ts';

export type Analysing =
  | { readonly state: 'running'; readonly done: number; readonly of: number }
  | { readonly state: 'done'; readonly analysis: Analysis }
  | { readonly state: 'failed' };

/** Lines looked at for each turn: the same for all, so that turns can be compared. */
const SIMULATIONS = 100;

/** Analyses a game in a thread of its own, and ends it when the page is left. */
export function useAnalysis(record: GameRecord): Analysing {
  const [analysing, setAnalysing] = useState<Analysing>({ state: 'running', done: 0, of: 1 });
  useEffect(() => {
    let isLeft = false;
    setAnalysing({ state: 'running', done: 0, of: 1 });
    const { remote, stop } = openBotWorker();
    // news of progress comes by a way of its own and may be late: what is finished stays so
    const show = (now: Analysing): void => {
      if (!isLeft) setAnalysing((known) => (known.state === 'running' ? now : known));
    };
    remote
      .analyse(
        record,
        SIMULATIONS,
        proxy((done: number, of: number) => show({ state: 'running', done, of })),
      )
      .then(
        (analysis) => {
          show({ state: 'done', analysis });
          stop();
        },
        () => show({ state: 'failed' }),
      );
    return () => {
      isLeft = true;
      stop();
    };
  }, [record]);
  return analysing;
}
