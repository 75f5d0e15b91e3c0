import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './fair-deal.module.css';
import { FairPicture } from './fair-picture.tsx';

const STEPS = ['promise', 'share', 'mix', 'check'] as const;
const REASONS = ['server', 'join', 'alarm'] as const;
const REMAINING = ['last', 'drop', 'hidden', 'bots'] as const;

/** How the server and the players shuffle together, why nobody can steer it, and what it does not prove. */
export function FairDeal(): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['main']}>
      <Card className={styles['card']}>
        <h1>{t('fair.title')}</h1>
        <p className={styles['lead']}>{t('fair.lead')}</p>
        <FairPicture />
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`fair.step.${step}`)}</li>
          ))}
        </ol>
        <h2>{t('fair.why')}</h2>
        {REASONS.map((reason) => (
          <p key={reason}>{t(`fair.why.${reason}`)}</p>
        ))}
        <h2>{t('fair.rest')}</h2>
        <ul>
          {REMAINING.map((rest) => (
            <li key={rest}>{t(`fair.rest.${rest}`)}</li>
          ))}
        </ul>
      </Card>
    </main>
  );
}
