import { Fragment, type ReactNode } from 'react';
import styles from './highlighted.module.css';

type HighlightedProps = { readonly text: string; readonly words: readonly string[] };

/** A text with the words of a search highlighted. */
export function Highlighted({ text, words }: HighlightedProps): ReactNode {
  if (words.length === 0) return text;
  const found = new Set(words);
  return text.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=[^\p{L}\p{N}])/u).map((part, index) =>
    found.has(part) ? (
      <mark key={index} className={styles['mark']}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
