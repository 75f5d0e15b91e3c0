import type { ReactNode } from 'react';
import styles from './mat-section.module.css';

type MatSectionProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

/** A heading of the mat with a note at its end. */
export function MatSection({ title, note, children }: MatSectionProps): ReactNode {
  return (
    <section className={styles['section']}>
      <h3>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
