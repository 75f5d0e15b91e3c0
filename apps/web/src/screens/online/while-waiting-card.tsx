import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './waiting-room.module.css';

/** Suggestions for a player who waits; the start of the game is announced on every page. */
export function WhileWaitingCard(): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('lobby.meanwhile')} className={styles['whileWaiting']}>
      <ul>
        <li>
          <Link to="/learn/$lesson" params={{ lesson: 'walk' }}>
            <Symbol name="rules" />
            <span>{t('lobby.meanwhile.lesson')}</span>
            <Symbol name="right" size={16} />
          </Link>
        </li>
        <li>
          <Link to="/rules">
            <Symbol name="help" />
            <span>{t('lobby.meanwhile.rules')}</span>
            <Symbol name="right" size={16} />
          </Link>
        </li>
      </ul>
    </Card>
  );
}
