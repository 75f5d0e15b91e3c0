import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SequenceStep } from '../decision/decision-picture.ts';
import { ChipRow } from './chips.tsx';
import { Rows } from './rows.tsx';
import { DrawingPicture } from './drawing-picture.tsx';
import styles from './sequence.module.css';

/** Steps one below the other: done ones shrink, the current one has its options, the next is announced. */
export function Sequence({ steps }: { readonly steps: readonly SequenceStep[] }): ReactNode {
  return (
    <ol className={styles['sequence']}>
      {steps.map((step) => (
        <li
          key={step.number}
          className={styles['step']}
          data-when={step.when}
          aria-current={step.when === 'now' ? 'step' : undefined}
        >
          <span className={styles['number']}>
            {step.when === 'done' ? <Symbol name="check" size={16} /> : step.number}
          </span>
          <div>
            <h3>
              {step.drawing === undefined ? null : <DrawingPicture drawing={step.drawing} size={18} />}
              {step.title}
            </h3>
            {step.note === undefined ? null : <p>{step.note}</p>}
            <Offers step={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Offers({ step: { offers, look = 'chips' } }: { readonly step: SequenceStep }): ReactNode {
  if (offers === undefined) return null;
  return look === 'rows' ? <Rows rows={offers} /> : <ChipRow chips={offers} />;
}
