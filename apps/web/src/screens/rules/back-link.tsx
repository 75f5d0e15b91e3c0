import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './back-link.module.css';

/** A link back to the table or the replay the reader came from. */
export function BackLink({ from }: { readonly from: string }): ReactNode {
  const t = useTranslate();
  const isTable = from.startsWith('/game/');
  return (
    <Card title={t('rules.back')}>
      <p className={styles['note']}>{t('rules.back.figures')}</p>
      <a href={`#${from}`} className={buttonClass({ tone: 'primary' }, styles['wide'])}>
        {t(isTable ? 'rules.back.table' : 'rules.back.replay')}
      </a>
    </Card>
  );
}
