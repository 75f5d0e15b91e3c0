import type { ReactNode } from 'react';
import styles from './mat-section.module.css';

type MatSectionProps = {
  readonly title: string;
  readonly note?: string;
  /** The name of its explain card. */
  readonly about?: string;
  readonly children: ReactNode;
};

/** A longer heading needs two lines, for which the mat has no space: its note is left out, the explain card has it. */
const MOST_LETTERS = 26;

/** A section of the mat: a heading with a note at its end, and its content. */
export function MatSection({ title, note, about, children }: MatSectionProps): ReactNode {
  return (
    <section className={styles['section']} data-about={about}>
      <h3>
        {title}
        {note === undefined || title.length + note.length > MOST_LETTERS ? null : <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}
