import type { ReactNode } from 'react';
import styles from './turn-summary.module.css';

/** The complete turn in one sentence, on the roof. */
export function TurnSummary({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles['summary']} data-turn-summary>
      {text}
    </p>
  );
}
