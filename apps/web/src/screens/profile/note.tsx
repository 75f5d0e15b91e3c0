import type { ReactNode } from 'react';
import styles from './note.module.css';

/** A sentence that explains a card. */
export function Note({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles['note']}>{children}</p>;
}
