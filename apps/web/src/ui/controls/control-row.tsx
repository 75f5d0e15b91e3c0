import type { ReactNode } from 'react';
import styles from './control-row.module.css';

type ControlRowProps = {
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly note: string;
  /** Higher, for rows with large controls. */
  readonly roomy?: boolean;
  /** Ids for a control that has no other label. */
  readonly labels?: { readonly control: string; readonly note: string };
  readonly children: ReactNode;
};

/** A control beside its name and a sentence that explains it. */
export function ControlRow({ name, note, roomy = false, labels, children }: ControlRowProps): ReactNode {
  return (
    <div className={roomy ? `${styles['row']} ${styles['roomy']}` : styles['row']}>
      <div className={styles['words']}>
        {labels === undefined ? <b>{name}</b> : <label htmlFor={labels.control}>{name}</label>}
        <small id={labels?.note}>{note}</small>
      </div>
      {children}
    </div>
  );
}
