import { useRef, type ReactNode } from 'react';
import type { Offer } from '../decision/decision-picture.ts';
import styles from './chips.module.css';
import { DrawingPicture } from './drawing-picture.tsx';
import { OfferButton } from './offer-button.tsx';
import { openCount } from './open-count.ts';
import panel from './panel.module.css';
import { useRovingButtons } from './use-roving-buttons.ts';
import { wordWidth } from './word-width.ts';

type ChipsProps = {
  readonly caption?: string | undefined;
  readonly chips: readonly Offer[];
  /** Pictures only. */
  readonly isBare?: boolean | undefined;
  readonly isExtra?: boolean | undefined;
};

/** Options side by side: a picture, a word, and the price or effect. */
export function Chips({ caption, chips, isBare = false, isExtra = false }: ChipsProps): ReactNode {
  return (
    <div className={panel['part']} data-open={openCount(chips)} data-extra={isExtra ? true : undefined}>
      {caption === undefined ? null : <h3 className={panel['caption']}>{caption}</h3>}
      <ChipRow chips={chips} bare={isBare} />
    </div>
  );
}

type ChipRowProps = Pick<ChipsProps, 'chips'> & { readonly bare?: boolean };

export function ChipRow({ chips, bare = false }: ChipRowProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRovingButtons(list);
  return (
    <div
      ref={list}
      className={styles['chips']}
      data-many={chips.length > 4}
      data-six={chips.length === 6}
      data-words={bare ? 'none' : wordWidth(chips.map(({ title }) => title))}
      data-bare={bare}
    >
      {chips.map((chip) => (
        <OfferButton key={chip.key} offer={chip} className={styles['chip']}>
          <span className={styles['drawing']}>
            {chip.drawing === undefined ? null : (
              <DrawingPicture drawing={chip.drawing} size={chip.drawing.kind === 'portrait' ? 36 : 30} />
            )}
            {chip.end === undefined ? null : (
              <span className={styles['end']}>
                <DrawingPicture drawing={chip.end} size={19} />
              </span>
            )}
          </span>
          <b>{chip.title}</b>
          <ChipNote chip={chip} />
        </OfferButton>
      ))}
    </div>
  );
}

function ChipNote({ chip: { note, tag = note } }: { readonly chip: Offer }): ReactNode {
  return tag === undefined || tag === '' ? null : <small>{tag}</small>;
}
