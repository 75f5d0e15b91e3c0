import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './game-page.module.css';

type NoGameProps = { readonly title?: string; readonly because: string; readonly children?: ReactNode };

/** Shown instead of a game that cannot be opened, with the reason and a link home. */
export function NoGame({ title, because, children }: NoGameProps): ReactNode {
  const t = useTranslate();
  return (
    <main className={styles['note']}>
      {title === undefined ? null : <h1>{title}</h1>}
      <div role="alert">{title === undefined ? <h1>{because}</h1> : <p>{because}</p>}</div>
      {children}
      <Link to="/" className={buttonClass({ tone: 'primary' })}>
        {t('site.to-home')}
      </Link>
    </main>
  );
}
