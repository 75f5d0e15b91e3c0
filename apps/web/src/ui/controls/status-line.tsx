import type { ReactNode } from 'react';
import styles from './status-line.module.css';

type StatusLineProps = {
  /** How urgently screen readers announce it. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
};

/** The result of an action. Screen readers announce it, and it takes no space while empty. */
export function StatusLine({ role = 'status', children }: StatusLineProps): ReactNode {
  return (
    <p className={styles['status']} role={role}>
      {children}
    </p>
  );
}
