import type { Hint } from '@la-stanza/bots';
import type { Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from '../../../table/hint/adviser.ts';

type Advice =
  | { readonly state: 'thinking' }
  | { readonly state: 'known'; readonly found: Hint | undefined }
  | { readonly state: 'failed'; readonly again: () => void };

const THINKING: Advice = { state: 'thinking' };

/** What an adviser says about this position. */
export function useAdvice(game: Game, adviser: Adviser): Advice {
  const [advised, setAdvised] = useState<{ readonly game: Game; readonly advice: Advice }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const know = (advice: Advice): void => {
      if (isWanted) setAdvised({ game, advice });
    };
    know(THINKING);
    adviser.advise(game.state).then(
      (found) => know({ state: 'known', found }),
      () => know({ state: 'failed', again: () => setTries((count) => count + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, adviser, tries]);
  return advised?.game === game ? advised.advice : THINKING;
}
