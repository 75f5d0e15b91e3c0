import { useRef, type ReactNode } from 'react';
import { useRovingButtons } from './use-roving-buttons.ts';
import { longestWord, wordWidth } from './word-width.ts';
import type { Drawing, Offer } from '../decision/decision-picture.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { OfferButton } from './offer-button.tsx';
import { openCount } from './open-count.ts';
import styles from './rows.module.css';
import panel from './panel.module.css';

type RowsProps = {
  readonly caption?: string | undefined;
  readonly drawing?: Drawing | undefined;
  readonly rows: readonly Offer[];
};

/** Notes with a longer word need more width than a fourth of a tablet. */
const LONG_NOTE = 13;

/** One row per option: number, picture, name and effect. */
export function Rows({ caption, drawing, rows }: RowsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRovingButtons(list);
  return (
    <div className={panel['part']} data-open={openCount(rows)}>
      {caption === undefined ? null : (
        <h3 className={panel['caption']}>
          {drawing === undefined ? null : <DrawingPicture drawing={drawing} size={18} />}
          {caption}
        </h3>
      )}
      <div
        ref={list}
        className={styles['rows']}
        data-count={rows.length}
        data-words={wordWidth(rows.map(({ title }) => title))}
        data-long-notes={longestWord(rows.flatMap(({ note = [] }) => note)) > LONG_NOTE}
      >
        {rows.map((row) => (
          <OfferButton key={row.key} offer={row} className={styles['row']}>
            {row.badge === undefined ? null : <b className={styles['badge']}>{row.badge}</b>}
            {row.drawing === undefined ? null : (
              <span className={styles['drawing']}>
                <DrawingPicture drawing={row.drawing} size={row.drawing.kind === 'portrait' ? 36 : 32} />
              </span>
            )}
            <span className={styles['text']}>
              <b>{row.title}</b>
              {row.note === undefined || row.isNoteBelow === true ? null : <small>{row.note}</small>}
            </span>
            {row.end === undefined ? null : (
              <span className={styles['end']}>
                <DrawingPicture drawing={row.end} size={26} />
              </span>
            )}
          </OfferButton>
        ))}
      </div>
    </div>
  );
}
