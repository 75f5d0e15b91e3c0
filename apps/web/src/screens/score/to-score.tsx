import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './to-score.module.css';

/** On the table of a finished game: the way back to its end. */
export function ToScore({ onGo }: { readonly onGo: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <Button tone="primary" className={styles['toScore']} onClick={onGo}>
      {t('game.to-score')}
    </Button>
  );
}
