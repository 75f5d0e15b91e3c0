import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { useGuest } from '../server/guest-store.ts';
import { recogniseGuest } from '../server/guest.ts';
import styles from './site-header.module.css';

/** The reader, at a server: a guest or somebody with a name. */
export function Myself(): ReactNode {
  const t = useTranslate();
  const name = useGuest((guest) => guest.me?.name);
  useEffect(() => void recogniseGuest(), []);
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
