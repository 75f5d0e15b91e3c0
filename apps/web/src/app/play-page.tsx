import { Suspense, type ReactNode } from 'react';
import { ContinueList } from '../screens/home/continue-list.tsx';
import { OtherWays } from '../screens/today/other-ways.tsx';
import { TakeSeat } from '../screens/today/take-seat.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { NetStrip } from '../shell/offline/net-strip.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { isServed } from '../ui/site-address.ts';
import styles from './section-page.module.css';
import { part } from '../ui/parts/part.tsx';

// loaded only if a server answers
const LobbyCard = part(
  async () => {
    await loadTexts('extra');
    return (await import('../screens/online/lobby-card.tsx')).LobbyCard;
  },
  { face: 'inside' },
);

/** Every way to a table: a seat at once, an open table, friends, this device. */
export function PlayPage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('site.section.play')}</h1>
        <NetStrip />
        <div className={styles['columns']}>
          <div>
            <TakeSeat />
            <OtherWays />
            {isServed ? (
              <Suspense>
                <LobbyCard />
              </Suspense>
            ) : null}
          </div>
          <div>
            <ContinueList />
          </div>
        </div>
      </main>
    </>
  );
}
