import { BONUS_TILES } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { TileSheet } from '../screens/box/tile-sheet.tsx';
import { PlayerAid } from '../screens/learn/aid/player-aid.tsx';
import { useReadingAt } from '../screens/rules/use-reading-at.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import pageStyles from './aid-page.module.css';
import styles from './box-print-page.module.css';

/** The sheets for a table with a real box, as they print. */
export function BoxPrintPage(): ReactNode {
  const t = useTranslate();
  const reading = useReadingAt(undefined);
  return (
    <>
      <div className={pageStyles['screen']}>
        <SiteHeader />
      </div>
      <main className={pageStyles['main']}>
        <div className={styles['intro']}>
          <h1>{t('box.print')}</h1>
          <p>{t('box.print.intro', { tiles: BONUS_TILES.length })}</p>
          <Button tone="primary" onClick={() => print()}>
            {t('aid.print')}
          </Button>
        </div>
        <PlayerAid reading={reading} />
        <TileSheet reading={reading} />
      </main>
    </>
  );
}
