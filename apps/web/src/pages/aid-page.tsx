import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { PlayerAid } from '../learn/aid/player-aid.tsx';
import { useTranslate } from '../messages/messages.ts';
import { SiteHeader } from '../site/site-header.tsx';
import styles from './aid-page.module.css';

/** The player aid in the reader's language, to look at and to print. */
export function AidPage(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <div className={styles['screen']}>
        <SiteHeader />
      </div>
      <main className={styles['main']}>
        <Button tone="primary" className={styles['screen']} onClick={() => print()}>
          {t('aid.print')}
        </Button>
        <PlayerAid />
      </main>
    </>
  );
}
