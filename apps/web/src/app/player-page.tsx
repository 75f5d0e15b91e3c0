import { ENDPOINTS, type Profile } from '@la-stanza/protocol';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../ui/messages/messages.ts';
import { call, type Outcome } from '../server/call.ts';
import { useGuest } from '../server/guest-store.ts';
import { fetchGuest } from '../server/guest.ts';
import { hasServer } from '../server/server-address.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { HeadToHeadCard } from '../screens/profile/head-to-head-card.tsx';
import { loadBlocks } from '../server/blocks.ts';
import { CategoriesCard } from '../screens/profile/categories-card.tsx';
import { FavouriteHiresCard } from '../screens/profile/favourite-hires-card.tsx';
import { DisciplinesCard } from '../screens/profile/disciplines-card.tsx';
import { FactsCard } from '../screens/profile/facts-card.tsx';
import { PersonCard } from '../screens/profile/person-card.tsx';
import { RatingCard } from '../screens/profile/rating-card.tsx';
import { RecentCard } from '../screens/profile/recent-card.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import styles from './player-page.module.css';

/** A player's public profile. */
export function PlayerPage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/players/$id' });
  const [answer, setAnswer] = useState<Outcome<Profile>>();
  useEffect(() => {
    let isStale = false;
    if (hasServer()) {
      void fetchGuest().then(loadBlocks);
      void call(ENDPOINTS.profile, { params: { user: id } }).then((outcome) => {
        if (!isStale) setAnswer(outcome);
      });
    }
    return () => {
      isStale = true;
      setAnswer(undefined);
    };
  }, [id]);
  if (answer?.ok === true) return <Player profile={answer.value} />;
  const why = answer === undefined ? t('site.loading') : troubleSentence(t, answer.trouble);
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <h1 className={styles['why']}>{hasServer() ? why : t('account.no-server')}</h1>
      </main>
    </>
  );
}

function Player({ profile }: { readonly profile: Profile }): ReactNode {
  const isOwn = useGuest((guest) => guest.me?.user === profile.user);
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <div className={styles['left']}>
          <PersonCard profile={profile} isOwn={isOwn} />
          <FactsCard profile={profile} />
          <FavouriteHiresCard company={profile.company} />
        </div>
        <div className={styles['middle']}>
          <RatingCard ratings={profile.ratings} />
          <CategoriesCard categories={profile.categories} winners={profile.winners} />
        </div>
        <div className={styles['right']}>
          <RecentCard key={profile.user} user={profile.user} recent={profile.recent} />
          <DisciplinesCard disciplines={profile.disciplines} />
          <HeadToHeadCard against={profile.against} />
        </div>
      </main>
    </>
  );
}
