import type { Hint, HintProgress } from '@la-stanza/bots';
import type { Game } from '@la-stanza/engine';
import { useEffect, useState } from 'react';
import type { Adviser } from './adviser.ts';

/** What is known of a hint that was asked for. */
export type HintNow =
  | { readonly state: 'thinking'; readonly progress: HintProgress | undefined }
  /** Nothing was found where nothing is to be decided. */
  | { readonly state: 'shown'; readonly found: Hint | undefined }
  /** With what was known until then. */
  | { readonly state: 'failed'; readonly soFar: Hint | undefined };

export type AskedHint = {
  /** Undefined while it is closed. */
  readonly now: HintNow | undefined;
  readonly ask: () => void;
  readonly toggle: () => void;
};

/** A hint belongs to one position: it closes when the game moves on. */
export function useHint(game: Game, adviser: Adviser | undefined): AskedHint | undefined {
  const [asked, setAsked] = useState<{ readonly game: Game; readonly now: HintNow }>();
  useEffect(() => () => adviser?.close(), [adviser]);
  if (adviser === undefined) return undefined;
  const ask = (): void => {
    setAsked({ game, now: { state: 'thinking', progress: undefined } });
    const change = (next: (now: HintNow) => HintNow): void =>
      setAsked((then) => (then?.game === game ? { game, now: next(then.now) } : then));
    adviser
      .advise(game.state, (progress) => change(() => ({ state: 'thinking', progress })))
      .then(
        (found) => change(() => ({ state: 'shown', found })),
        () => change((now) => ({ state: 'failed', soFar: now.state === 'thinking' ? now.progress?.soFar : undefined })),
      );
  };
  const now = asked?.game === game ? asked.now : undefined;
  return { now, ask, toggle: () => (now === undefined ? ask() : setAsked(undefined)) };
}
