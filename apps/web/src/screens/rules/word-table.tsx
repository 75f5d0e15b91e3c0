import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Highlighted } from './highlighted.tsx';
import { printedWords } from './printed-words.ts';
import styles from './word-table.module.css';

type WordTableProps = {
  /** Words found by the search. */
  readonly words: readonly string[];
  /** The word to scroll to: "words.niche". */
  readonly at: string;
};

/** Our words beside those of the printed rulebook, for the owner of a box. */
export function WordTable({ words, at }: WordTableProps): ReactNode {
  const t = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    table.current?.querySelector('[data-wanted="true"]')?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <table ref={table} className={styles['words']}>
      <thead>
        <tr>
          <th scope="col">{t('rules.words.here')}</th>
          <th scope="col">{t('rules.words.printed')}</th>
        </tr>
      </thead>
      <tbody>
        {printedWords(t).map((word) => (
          <tr key={word.at} data-wanted={word.at === at}>
            <th scope="row">
              <Highlighted text={word.here} words={words} />
            </th>
            <td>
              <Highlighted text={word.printed} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
