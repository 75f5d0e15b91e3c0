import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isServed } from '../../ui/site-address.ts';
import styles from './daily.module.css';

const RULES = ['result', 'tries', 'help', 'rating'] as const;

/** What is compared, and by which rules. */
export function CountsCard(): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('daily.counts')}>
      <dl className={styles['rules']}>
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>{t(`daily.counts.${rule}`)}</dt>
            <dd>{t(`daily.counts.${rule}.how`)}</dd>
          </div>
        ))}
      </dl>
      {isServed ? <p className={styles['small']}>{t('daily.second')}</p> : null}
    </Card>
  );
}
