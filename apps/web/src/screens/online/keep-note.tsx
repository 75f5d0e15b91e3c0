import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useGuest } from '../../server/guest-store.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './deal-note.module.css';

/** Asks a guest to keep their games, at a moment when there is something to lose. */
export function KeepNote(): ReactNode {
  const t = useTranslate();
  const isKept = useGuest(({ me }) => me?.isKept ?? true);
  if (isKept) return null;
  return (
    <p className={styles['note']} data-keep>
      {t('online.keep')} <Link to="/account">{t('online.keep.how')}</Link>
    </p>
  );
}
