import { ENDPOINTS, type Stakes } from '@la-stanza/protocol';
import { useEffect, useState } from 'react';
import { call } from './call.ts';

/** The game is counted by a worker a moment after its end, in milliseconds. */
const COUNTED_AFTER = 2_000;
const TRIES = 5;

/** What a rated game does to the reader's rating. `state`: what it depends on, so that it is asked for again when that changes. */
export function useStakes(game: string, isRated: boolean, state: string): Stakes | undefined {
  const [stakes, setStakes] = useState<Stakes>();
  useEffect(() => {
    if (!isRated) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (tries: number): Promise<void> => {
      const answer = await call(ENDPOINTS.stakes, { params: { game } });
      if (isOver || !answer.ok) return;
      setStakes(answer.value);
      if (answer.value.change === null && answer.value.places.length === 0 && tries > 1)
        timer = setTimeout(() => void ask(tries - 1), COUNTED_AFTER);
    };
    void ask(TRIES);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [game, isRated, state]);
  return stakes;
}
