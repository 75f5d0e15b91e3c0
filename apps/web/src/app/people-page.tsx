import { Suspense, useState, type ReactNode } from 'react';
import { useLiveLobby } from '../server/lobby.ts';
import { NetStrip } from '../shell/offline/net-strip.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { isServed } from '../ui/site-address.ts';
import styles from './section-page.module.css';
import { part } from '../ui/parts/part.tsx';

// loaded only if there is a server
const LeaderboardCard = part(async () => (await import('../screens/people/leaderboard-card.tsx')).LeaderboardCard, {
  face: 'inside',
});
const FindCard = part(async () => (await import('../screens/people/find-card.tsx')).FindCard, { face: 'inside' });
const FriendsCard = part(async () => (await import('../screens/people/friends-card.tsx')).FriendsCard, {
  face: 'inside',
});
const AskCard = part(async () => (await import('../screens/people/ask-card.tsx')).AskCard, { face: 'inside' });

/** Who plays here: ranks, friends, and how to ask somebody to a game. */
export function PeoplePage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  const [asked, setAsked] = useState<{ readonly user: string; readonly name: string }>();
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1>{t('site.section.people')}</h1>
        <NetStrip />
        {isServed ? (
          <Suspense>
            <div className={styles['columns']}>
              <div>
                {asked === undefined ? null : (
                  <AskCard key={asked.user} person={asked} onClose={() => setAsked(undefined)} />
                )}
                <FindCard onAsk={setAsked} />
                <FriendsCard onAsk={setAsked} />
              </div>
              <div>
                <LeaderboardCard />
              </div>
            </div>
          </Suspense>
        ) : null}
      </main>
    </>
  );
}
