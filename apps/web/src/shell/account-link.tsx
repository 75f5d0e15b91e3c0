import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { useGuest } from '../server/guest-store.ts';
import { fetchGuest } from '../server/guest.ts';
import styles from './site-header.module.css';

/** The visitor's name at the server, as a link to their account. */
export function AccountLink(): ReactNode {
  const t = useTranslate();
  const name = useGuest((guest) => guest.me?.name);
  useEffect(() => void fetchGuest(), []);
  return (
    <Link
      to="/account"
      className={buttonClass({}, styles['me'])}
      aria-label={name === undefined ? t('site.you') : t('site.me', { name })}
    >
      <Symbol name="user" />
      <span>{name ?? t('site.you')}</span>
    </Link>
  );
}
