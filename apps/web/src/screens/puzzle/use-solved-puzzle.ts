import type { SolvedPuzzle } from '@la-stanza/bots/puzzles';
import type { State } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import { openPuzzleWorker } from '../../game/puzzles/open-puzzle-worker.ts';

/** The solution of a position, counted in a worker; undefined until it is known. */
export function useSolvedPuzzle(state: State): SolvedPuzzle | undefined {
  const [solved, setSolved] = useState<SolvedPuzzle>();
  useEffect(() => {
    setSolved(undefined);
    const worker = openPuzzleWorker();
    void worker.ask('solve', state).then(setSolved);
    return () => worker.stop();
  }, [state]);
  return solved;
}
