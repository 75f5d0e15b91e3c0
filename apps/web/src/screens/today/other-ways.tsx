import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isServed } from '../../ui/site-address.ts';
import styles from './other-ways.module.css';

/** With friends by a link, on one screen, or a game set up by hand. */
export function OtherWays(): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['ways']}>
      {isServed ? (
        <Link to="/new" search={{ friends: true }} className={buttonClass({ tone: 'gold' })}>
          <Symbol name="link" />
          {t('home.friends')}
        </Link>
      ) : null}
      <Link to="/new" search={{ together: true }} className={buttonClass({ tone: isServed ? 'plain' : 'gold' })}>
        <Symbol name="user" />
        {t('home.together')}
      </Link>
      <Link to="/new" className={buttonClass({})}>
        <Symbol name="plus" />
        {t('home.new')}
      </Link>
    </div>
  );
}
