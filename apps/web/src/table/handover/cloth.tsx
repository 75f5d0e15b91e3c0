import type { CSSProperties, ReactNode } from 'react';
import styles from './cloth.module.css';

type ClothProps = {
  readonly state: 'open' | 'parted' | 'closed';
  /** How long it takes to move and how long it waits before it closes, in milliseconds. */
  readonly moves: number;
  readonly held: number;
};

/** Two halves of red cloth on a golden rod. Only a picture: what it hides is held back elsewhere. */
export function Cloth({ state, moves, held }: ClothProps): ReactNode {
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
