import type { SolvedPuzzle } from '@la-stanza/bots/puzzles';
import type { State } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import { openPuzzleWorker } from '../../game/puzzles/open-puzzle-worker.ts';

type Solving = {
  /** Undefined until it is known. */
  readonly solved: SolvedPuzzle | undefined;
  /** Counts again; undefined unless counting failed. */
  readonly again: (() => void) | undefined;
};

/** The solution of a position, counted in a worker. */
export function useSolvedPuzzle(state: State): Solving {
  const [solved, setSolved] = useState<SolvedPuzzle>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isStale = false;
    setSolved(undefined);
    setHasFailed(false);
    const worker = openPuzzleWorker();
    worker.ask('solve', state).then(
      (known) => {
        if (isStale) return;
        setSolved(known);
        setHasFailed(known === undefined);
      },
      () => {
        if (!isStale) setHasFailed(true);
      },
    );
    return () => {
      isStale = true;
      worker.stop();
    };
  }, [state, tries]);
  return { solved, again: hasFailed ? () => setTries(tries + 1) : undefined };
}
