import { ACTIONS, type Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from '../../../table/hint/adviser.ts';

/** The action an adviser would begin with in this position, by its notation; nothing while it is thought about. */
export function useBestAction(game: Game, adviser: Adviser): string | undefined {
  const [advised, setAdvised] = useState<{ readonly game: Game; readonly action: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const answer = (action: string | undefined): void => {
      if (isWanted) setAdvised({ game, action });
    };
    adviser.advise(game.state).then(
      ([best]) => {
        const [first] = best?.candidate.actions ?? [];
        answer(first === undefined ? undefined : ACTIONS[first]?.text);
      },
      // without advice the options still stand there
      () => answer(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [game, adviser]);
  return advised?.game === game ? advised.action : undefined;
}
