import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useBlocks } from '../../server/blocks.ts';
import styles from './account.module.css';

/** The players the reader has blocked, each with a button to unblock. Hidden while there are none. */
export function BlockedCard(): ReactNode {
  const t = useTranslate();
  const { blocked, setBlock } = useBlocks();
  if (blocked.length === 0) return null;
  return (
    <Card title={t('account.blocked')}>
      <p className={styles['note']}>{t('account.blocked.note')}</p>
      <ul className={styles['list']}>
        {blocked.map(({ user, name }) => (
          <li key={user}>
            <span>
              <b>{name}</b>
            </span>
            <Button aria-label={t('account.unblock', { name })} onClick={() => void setBlock(user, false)}>
              {t('people.unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
