import type { Hint } from '@la-stanza/bots';
import type { Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from '../../../table/hint/adviser.ts';

/** What an adviser says about this position; undefined while it is thinking. */
export function useAdvice(game: Game, adviser: Adviser): Hint | undefined {
  const [advised, setAdvised] = useState<{ readonly game: Game; readonly found: Hint | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const answer = (found: Hint | undefined): void => {
      if (isWanted) setAdvised({ game, found });
    };
    adviser.advise(game.state).then(
      (found) => answer(found),
      // without advice the options are still shown
      () => answer(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [game, adviser]);
  return advised?.game === game ? advised.found : undefined;
}
