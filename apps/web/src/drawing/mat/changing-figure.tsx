import type { ReactNode } from 'react';
import type { Changing } from './mat-picture.ts';
import styles from './changing-figure.module.css';

/** A figure and, after an arrow, its value after the choice. */
export function ChangingFigure({ figure }: { readonly figure: Changing }): ReactNode {
  const { now, becomes, loss = false } = figure;
  return (
    <>
      {now}
      {becomes === undefined ? null : (
        <span className={styles['then']} data-loss={loss}>
          {' → '}
          {becomes}
        </span>
      )}
    </>
  );
}
