import { Fragment, type ReactNode } from 'react';
import styles from './marked.module.css';

type MarkedProps = { readonly text: string; readonly words: readonly string[] };

/** A text with the words marked that a search has found in it. */
export function Marked({ text, words }: MarkedProps): ReactNode {
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
