import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type GalleryProps<Entry extends string> = {
  readonly entries: readonly Entry[];
  readonly draw: (entry: Entry) => ReactNode;
};

/** One drawing per entry with its name below: how Storybook shows a family of pieces. */
export function Gallery<Entry extends string>({ entries, draw }: GalleryProps<Entry>): ReactNode {
  return (
    <div className={styles['gallery']}>
      {entries.map((entry) => (
        <figure key={entry}>
          {draw(entry)}
          <figcaption>{entry}</figcaption>
        </figure>
      ))}
    </div>
  );
}
