import { useEffect, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import rush from './rush-screen.module.css';

const SECOND = 1_000;

/** The time that is left, in minutes and seconds. */
export function RushClock({ until, isOver }: { readonly until: number; readonly isOver: boolean }): ReactNode {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(performance.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [isOver]);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <span className={rush['clock']} role="timer">
      <Symbol name="clock" size={16} />
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
