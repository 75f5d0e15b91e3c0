import { useRef, type CSSProperties, type ReactNode } from 'react';
import type { Offer } from '../decision/decision-picture.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import styles from './ladder.module.css';
import { OfferButton } from './offer-button.tsx';
import { openCount } from './open-count.ts';
import panel from './panel.module.css';
import { useRovingButtons } from './use-roving-buttons.ts';

type LadderProps = { readonly caption?: string | undefined; readonly rungs: readonly Offer[] };

/** The results by strength: what each gives, or why it is closed. */
export function Ladder({ caption, rungs }: LadderProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useRovingButtons(list);
  return (
    <div className={styles['ladder']} data-open={openCount(rungs)} style={rungCount(rungs)}>
      {caption === undefined ? null : <h3 className={panel['caption']}>{caption}</h3>}
      <div ref={list} className={styles['rungs']}>
        {rungs.map((rung) => (
          <OfferButton key={rung.key} offer={rung} className={styles['rung']}>
            <b className={styles['badge']}>{rung.badge}</b>
            <span className={styles['drawing']}>
              {rung.drawing === undefined ? null : <DrawingPicture drawing={rung.drawing} size={22} />}
              {rung.end === undefined ? null : <DrawingPicture drawing={rung.end} size={25} />}
            </span>
            <span className={styles['title']} data-pillar={rung.drawing?.kind === 'pillar'}>
              {rung.title}
            </span>
            {rung.note === undefined ? null : <small>{rung.note}</small>}
          </OfferButton>
        ))}
      </div>
    </div>
  );
}

// Ladders side by side share the width in proportion to their rungs; where closed ones are hidden, to the open ones.
function rungCount(rungs: readonly Offer[]): CSSProperties & Record<'--rungs' | '--open', number> {
  return { '--rungs': rungs.length, '--open': rungs.filter(({ state }) => state !== 'not-now').length };
}
