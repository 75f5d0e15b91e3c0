import type { Hint } from '@la-stanza/bots';
import type { Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from './adviser.ts';

type Asked = {
  readonly game: Game;
  readonly state: 'thinking' | 'shown' | 'failed';
  /** Undefined while computing, or where nothing is to be decided. */
  readonly found?: Hint | undefined;
};

export type AskedHint = {
  readonly state: 'closed' | Asked['state'];
  readonly found: Hint | undefined;
  readonly toggle: () => void;
};

/** A hint belongs to one position: it closes when the game moves on. */
export function useHint(game: Game, adviser: Adviser | undefined): AskedHint | undefined {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => () => adviser?.close(), [adviser]);
  if (adviser === undefined) return undefined;
  const current = asked?.game === game ? asked : undefined;
  const ask = (): void => {
    setAsked({ game, state: 'thinking' });
    const answer = (now: Asked): void => setAsked((then) => (then?.game === game ? now : then));
    adviser.advise(game.state).then(
      (found) => answer({ game, state: 'shown', found }),
      () => answer({ game, state: 'failed' }),
    );
  };
  return {
    state: current?.state ?? 'closed',
    found: current?.found,
    toggle: () => (current === undefined ? ask() : setAsked(undefined)),
  };
}
