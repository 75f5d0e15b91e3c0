import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { PlayerAid } from '../screens/learn/aid/player-aid.tsx';
import { useReadingAt } from '../screens/rules/use-reading-at.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import styles from './aid-page.module.css';

/** The player aid in the reader's language, to read and to print. */
export function AidPage(): ReactNode {
  const t = useTranslate();
  const { from } = useSearch({ from: '/aid' });
  const reading = useReadingAt(from);
  return (
    <>
      <div className={styles['screen']}>
        <SiteHeader />
      </div>
      <main className={styles['main']}>
        <div className={styles['actions']}>
          {from === undefined ? null : (
            <a href={`#${from}`} className={buttonClass({})}>
              <Symbol name="left" size={18} />
              {t('aid.back', { to: from.startsWith('/replay') ? 'replay' : 'table' })}
            </a>
          )}
          <Button tone="primary" onClick={() => print()}>
            {t('aid.print')}
          </Button>
        </div>
        <PlayerAid reading={reading} />
      </main>
    </>
  );
}
