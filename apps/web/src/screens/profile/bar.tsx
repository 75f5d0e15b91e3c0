import type { ReactNode } from 'react';
import styles from './bar.module.css';

type BarProps = {
  /** Start and end, in percent of the width. */
  readonly from: number;
  readonly to: number;
  readonly isLoss?: boolean;
  /** A value to compare with, in percent of the width. */
  readonly mark?: number;
  readonly colour?: string;
  readonly className?: string | undefined;
};

/** A value as a bar; the figure beside it says the same. */
export function Bar({ from, to, isLoss = false, mark, colour, className = '' }: BarProps): ReactNode {
  return (
    <span className={`${styles['bar']} ${className}`} aria-hidden>
      <i style={{ left: `${from}%`, width: `${to - from}%`, background: colour }} data-loss={isLoss} />
      {mark === undefined ? null : <u style={{ left: `${mark}%` }} />}
    </span>
  );
}
