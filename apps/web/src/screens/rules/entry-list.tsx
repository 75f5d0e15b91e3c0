import { useEffect, useRef, type ReactNode } from 'react';
import styles from './entry-list.module.css';
import { Highlighted } from './highlighted.tsx';

type Entry = {
  /** Its address in the rules: "tiles.lead". */
  readonly at: string;
  readonly picture: ReactNode;
  readonly name: string;
  /** The small print below the name. */
  readonly aside: string | undefined;
  readonly text: string;
};

type EntryListProps = {
  readonly entries: readonly Entry[];
  /** The entry to scroll to. */
  readonly at: string;
  /** Words found by the search. */
  readonly words: readonly string[];
};

/** A list of tiles or people, each with its picture and its text. */
export function EntryList({ entries, at, words }: EntryListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-wanted="true"]')?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <ul ref={list} className={styles['entries']}>
      {entries.map((entry) => (
        <li key={entry.at} data-wanted={entry.at === at}>
          {entry.picture}
          <div>
            <b>
              <Highlighted text={entry.name} words={words} />
            </b>
            <small>{entry.aside}</small>
            <p>
              <Highlighted text={entry.text} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
