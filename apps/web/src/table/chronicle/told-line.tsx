import type { ReactNode } from 'react';
import { SeatPicture } from '../../drawing/art/seat-picture.tsx';
import type { ToldTurn } from './told-turn.ts';
import styles from './told-line.module.css';

type ToldLineProps = { readonly told: ToldTurn; readonly size: number };

/** A turn in one sentence, with its player and what it changed. */
export function ToldLine({ told, size }: ToldLineProps): ReactNode {
  const { colour, face, subject, rest, change, isLoss } = told;
  return (
    <span className={styles['line']}>
      <SeatPicture colour={colour} face={face} size={size} />
      <span className={styles['words']}>
        <b>{subject}</b>
        {rest}
      </span>
      {change === undefined ? null : (
        <em className={styles['change']} data-loss={isLoss}>
          {change}
        </em>
      )}
    </span>
  );
}
