import type { ReactNode } from 'react';
import styles from './mat-section.module.css';

type MatSectionProps = {
  readonly title: string;
  readonly note?: string;
  /** What its explain card is about. */
  readonly about?: string;
  readonly children: ReactNode;
};

/** A heading of the mat with a note at its end. */
export function MatSection({ title, note, about, children }: MatSectionProps): ReactNode {
  return (
    <section className={styles['section']} data-about={about}>
      <h3>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
