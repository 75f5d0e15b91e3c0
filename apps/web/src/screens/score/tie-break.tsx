import type { DecidedBy } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './tie-break.module.css';

// Rule 12.3, in the order in which the steps are asked.
const STEPS = ['financier-side', 'financier-place', 'withdrawal'] as const;

type TieBreakProps = { readonly decidedBy: DecidedBy; readonly winner: string };

/** Each step of the tie-break and its result; the steps after the decision were not needed. */
export function TieBreak({ decidedBy, winner }: TieBreakProps): ReactNode {
  const t = useTranslate();
  if (decidedBy === 'points') return null;
  const decided = decidedBy === 'shared' ? STEPS.length : STEPS.indexOf(decidedBy);
  return (
    <Card title={t('score.tie')}>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <li key={step} data-decides={index === decided}>
            <span className={styles['stepNumber']}>
              {index === decided ? <Symbol name="check" size={15} /> : index + 1}
            </span>
            <span>{t(`score.tie.${step}`)}</span>
            <span>{index === decided ? winner : t(index < decided ? 'score.tie.still' : 'score.tie.unneeded')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
