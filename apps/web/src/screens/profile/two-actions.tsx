import type { ReactNode } from 'react';
import styles from './two-actions.module.css';

/** Two buttons side by side. */
export function TwoActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['actions']}>{children}</div>;
}
