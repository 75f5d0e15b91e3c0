import type { ReactNode } from 'react';
import styles from './status-line.module.css';

type StatusLineProps = {
  /** How urgently it is read out. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
};

/** What became of something just done: read out as it changes, no room taken while there is nothing to say. */
export function StatusLine({ role = 'status', children }: StatusLineProps): ReactNode {
  return (
    <p className={styles['status']} role={role}>
      {children}
    </p>
  );
}
