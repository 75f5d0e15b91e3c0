import type { CSSProperties, ReactNode } from 'react';
import styles from './curtain.module.css';

type CurtainProps = {
  readonly state: 'open' | 'parted' | 'closed';
  /** How long it moves, and how long it waits before closing, in milliseconds. */
  readonly moves: number;
  readonly held: number;
};

/** A red curtain on a golden rod. Only a picture: it does not enforce that the table is hidden. */
export function Curtain({ state, moves, held }: CurtainProps): ReactNode {
  const times: CSSProperties & Record<'--cloth-time' | '--cloth-hold', string> = {
    '--cloth-time': `${moves}ms`,
    '--cloth-hold': `${held}ms`,
  };
  return (
    <div className={styles['curtain']} data-curtain={state} style={times} aria-hidden>
      <Half side="left" />
      <Half side="right" />
      <div className={styles['rod']} />
    </div>
  );
}

function Half({ side }: { readonly side: 'left' | 'right' }): ReactNode {
  return (
    <div className={styles['half']} data-side={side}>
      <svg className={styles['rope']} viewBox="0 0 744 160" preserveAspectRatio="none">
        <path d="M0 70Q360 150 744 0" />
        <path d="M0 70Q360 150 744 0" className={styles['strands']} />
      </svg>
    </div>
  );
}
