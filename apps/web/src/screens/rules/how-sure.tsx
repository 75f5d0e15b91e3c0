import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './how-sure.module.css';
import sure from './sure.module.css';

/** How a figure of the rulebook, one of ours and one of the reader's own box are told apart. */
export function HowSure(): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('rules.sure')} className={styles['card']}>
      <dl className={styles['kinds']}>
        <div>
          <dt>{t('rules.sure.rulebook')}</dt>
          <dd>{t('rules.sure.plain')}</dd>
        </div>
        <div>
          <dt>{t('rules.sure.assumed')}</dt>
          <dd className={sure['figure']} data-sure="assumed">
            {t('rules.sure.dashed')}
          </dd>
        </div>
        <div>
          <dt>{t('rules.sure.own')}</dt>
          <dd className={sure['figure']} data-sure="own">
            {t('rules.sure.double')}
          </dd>
        </div>
      </dl>
      <Link to="/edition" className={buttonClass({}, styles['wide'])}>
        {t('rules.otherwise')}
      </Link>
    </Card>
  );
}
