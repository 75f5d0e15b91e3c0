import { Suspense, type ReactNode } from 'react';
import { ReplaysCard } from '../screens/watch/replays-card.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { NetStrip } from '../shell/offline/net-strip.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { isServed } from '../ui/site-address.ts';
import styles from './section-page.module.css';
import { part } from '../ui/parts/part.tsx';

// loaded only if there is a server
const RunningCard = part(
  async () => {
    await loadTexts('extra');
    return (await import('../screens/watch/running-card.tsx')).RunningCard;
  },
  { face: 'inside' },
);

/** Games to watch: those that are being played, and those that are over. */
export function WatchPage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('site.section.watch')}</h1>
        <NetStrip />
        <div className={styles['columns']}>
          <div>
            {isServed ? (
              <Suspense>
                <RunningCard />
              </Suspense>
            ) : null}
          </div>
          <div>
            <ReplaysCard />
          </div>
        </div>
      </main>
    </>
  );
}
