import { Suspense, type ReactNode } from 'react';
import { DailyCard } from '../screens/daily/daily-card.tsx';
import { PalazzoCard } from '../screens/palazzo/palazzo-card.tsx';
import { PuzzlesCard } from '../screens/practise/late-puzzles-card.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './section-page.module.css';

/** What one can do alone, every day. */
export function PractisePage(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('site.section.practise')}</h1>
        <div className={styles['columns']}>
          <div>
            <DailyCard />
          </div>
          <div>
            <Suspense>
              <PuzzlesCard />
            </Suspense>
            <PalazzoCard />
          </div>
        </div>
      </main>
    </>
  );
}
