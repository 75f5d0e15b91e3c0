import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Words for those who listen; to the eye the place says the same. */
export function Unseen({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles['unseen']}>{children}</span>;
}
