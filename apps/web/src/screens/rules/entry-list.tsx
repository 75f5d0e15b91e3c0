import { useEffect, useRef, type ReactNode } from 'react';
import styles from './entry-list.module.css';
import { Marked } from './marked.tsx';

type Entry = {
  /** Where the rules speak of it: "tiles.lead". */
  readonly at: string;
  readonly picture: ReactNode;
  readonly name: string;
  /** What is said in small print below the name. */
  readonly aside: string | undefined;
  readonly text: string;
};

type EntryListProps = {
  readonly entries: readonly Entry[];
  /** The entry somebody wants to read. */
  readonly at: string;
  /** Words a search has found. */
  readonly words: readonly string[];
};

/** Things of the game, each with its picture and what is to be said about it. */
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
              <Marked text={entry.name} words={words} />
            </b>
            <small>{entry.aside}</small>
            <p>
              <Marked text={entry.text} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
