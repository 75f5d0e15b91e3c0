import type { Game } from '@la-stanza/engine';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './tap-guard.module.css';

/** How long taps are ignored after an own step: a second tap was meant for what has just gone. */
const GUARDED = 200;

type TapGuardProps = { readonly game: Game; readonly isDeciding: boolean };

/** Takes the taps right after an own step, so that a double tap plays one step. Keys are not affected. */
export function TapGuard({ game, isDeciding }: TapGuardProps): ReactNode {
  const before = useRef({ game, isDeciding });
  const [guarded, setGuarded] = useState<Game>();
  useEffect(() => {
    const { game: known, isDeciding: wasDeciding } = before.current;
    before.current = { game, isDeciding };
    if (known === game || !wasDeciding) return undefined;
    setGuarded(game);
    const done = setTimeout(() => setGuarded(undefined), GUARDED);
    return () => clearTimeout(done);
  }, [game, isDeciding]);
  return guarded === game ? <div className={styles['guard']} data-tap-guard /> : null;
}
