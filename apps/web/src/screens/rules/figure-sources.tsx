import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './figure-sources.module.css';
import figureStyles from './figure.module.css';

/** Explains how figures from the rulebook, ours and those of the reader's own box are marked. */
export function FigureSources(): ReactNode {
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
          <dd className={figureStyles['figure']} data-sure="assumed">
            {t('rules.sure.dashed')}
          </dd>
        </div>
        <div>
          <dt>{t('rules.sure.own')}</dt>
          <dd className={figureStyles['figure']} data-sure="own">
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
