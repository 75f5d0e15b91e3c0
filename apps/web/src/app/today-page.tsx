import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ContinueList } from '../screens/home/continue-list.tsx';
import { OpeningPicture } from '../screens/home/opening-picture.tsx';
import { PersonOnTheWall } from '../screens/home/person-on-the-wall.tsx';
import { LearnCard } from '../screens/learn/learn-card.tsx';
import { Greeting } from '../screens/today/greeting.tsx';
import { OtherWays } from '../screens/today/other-ways.tsx';
import { TakeSeat } from '../screens/today/take-seat.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { useLobby } from '../server/lobby-store.ts';
import { NetStrip } from '../shell/offline/net-strip.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { isServed } from '../ui/site-address.ts';
import styles from './today-page.module.css';
import { PuzzlesCard } from '../screens/practise/late-puzzles-card.ts';
import { part } from '../ui/parts/part.tsx';
import { retried } from '../ui/parts/retried.ts';

// loaded only if there is a server
const YourTurn = part(async () => (await import('../screens/today/your-turn.tsx')).YourTurn, { face: 'inside' });

const FriendsAtTable = part(
  async () => {
    await loadTexts('extra');
    return (await import('../screens/today/friends-at-table.tsx')).FriendsAtTable;
  },
  { face: 'inside' },
);

// what is there every day is loaded after what waits for an answer
const DailyCard = part(
  async () => {
    await loadTexts('extra');
    return (await import('../screens/daily/daily-card.tsx')).DailyCard;
  },
  { face: 'inside' },
);

/** The start page of whoever has played before: what waits for them comes first. */
export function TodayPage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  usePresence();
  const hasOpenTables = useLobby((lobby) => (lobby.open ?? []).length > 0);
  return (
    <>
      <SiteHeader overPicture />
      <main className={styles['main']}>
        <div className={styles['hero']}>
          <div className={styles['palazzo']} aria-hidden>
            <OpeningPicture />
          </div>
          <div className={styles['words']}>
            <Greeting />
            <TakeSeat />
          </div>
        </div>
        <NetStrip />
        <div className={styles['cards']}>
          <div>
            <Suspense>{isServed ? <YourTurn /> : null}</Suspense>
            <ContinueList withoutWaiting />
          </div>
          <div>
            <Suspense>
              <DailyCard />
              <PuzzlesCard />
            </Suspense>
            <OtherWays />
            {hasOpenTables ? (
              <Link to="/play" className={styles['tables']}>
                {t('today.tables')}
              </Link>
            ) : null}
            <LearnCard />
          </div>
          <div>
            <Suspense>{isServed ? <FriendsAtTable /> : null}</Suspense>
            <PersonOnTheWall />
          </div>
        </div>
      </main>
    </>
  );
}

/** Follows who is here, for the header. */
function usePresence(): void {
  useEffect(() => {
    if (!isServed) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void retried(async () => {
      const { followLobby } = await import('../server/follow-lobby.ts');
      if (!isOver) stop = followLobby();
    }).start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
