import type { HintedTurn } from '@la-stanza/bots';
import type { Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from './adviser.ts';

type Asked = {
  readonly game: Game;
  /** Nothing while it is thought about. */
  readonly turns?: readonly HintedTurn[];
  readonly isFailed?: boolean;
};

export type Hint = {
  readonly state: 'closed' | 'thinking' | 'shown' | 'failed';
  readonly turns: readonly HintedTurn[];
  readonly toggle: () => void;
};

/** The table comes first. */
const PREPARED_AFTER_MS = 2000;

/** A hint belongs to one position: as soon as the game moves on it is closed. */
export function useHint(game: Game, adviser: Adviser | undefined): Hint | undefined {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const ready = setTimeout(() => adviser?.prepare(), PREPARED_AFTER_MS);
    return () => {
      clearTimeout(ready);
      adviser?.close();
    };
  }, [adviser]);
  if (adviser === undefined) return undefined;
  const current = asked?.game === game ? asked : undefined;
  const ask = (): void => {
    setAsked({ game });
    const answer = (found: Partial<Asked>): void => setAsked((now) => (now?.game === game ? { game, ...found } : now));
    adviser.advise(game.state).then(
      (turns) => answer({ turns }),
      () => answer({ isFailed: true }),
    );
  };
  return {
    state: stateOf(current),
    turns: current?.turns ?? [],
    toggle: () => (current === undefined ? ask() : setAsked(undefined)),
  };
}

function stateOf(asked: Asked | undefined): Hint['state'] {
  if (asked === undefined) return 'closed';
  if (asked.isFailed === true) return 'failed';
  return asked.turns === undefined ? 'thinking' : 'shown';
}
