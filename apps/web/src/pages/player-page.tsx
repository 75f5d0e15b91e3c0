import { ENDPOINTS, type Profile } from '@la-stanza/protocol';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../messages/messages.ts';
import { call, type Outcome } from '../online/call.ts';
import { useGuest } from '../online/guest-store.ts';
import { recogniseGuest } from '../online/guest.ts';
import { hasServer } from '../online/server-address.ts';
import { troubleSentence } from '../online/trouble-sentence.ts';
import { AgainstCard } from '../profile/against-card.tsx';
import { loadBlocks } from '../profile/blocks.ts';
import { CategoriesCard } from '../profile/categories-card.tsx';
import { CompanyCard } from '../profile/company-card.tsx';
import { DisciplinesCard } from '../profile/disciplines-card.tsx';
import { FactsCard } from '../profile/facts-card.tsx';
import { PersonCard } from '../profile/person-card.tsx';
import { RatingCard } from '../profile/rating-card.tsx';
import { RecentCard } from '../profile/recent-card.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import styles from './player-page.module.css';

/** What everybody may know of a player. */
export function PlayerPage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/players/$id' });
  const [answer, setAnswer] = useState<Outcome<Profile>>();
  useEffect(() => {
    let isLeft = false;
    if (hasServer()) {
      void recogniseGuest().then(loadBlocks);
      void call(ENDPOINTS.profile, { params: { user: id } }).then((outcome) => {
        if (!isLeft) setAnswer(outcome);
      });
    }
    return () => {
      isLeft = true;
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
          <CompanyCard company={profile.company} />
        </div>
        <div className={styles['middle']}>
          <RatingCard ratings={profile.ratings} />
          <CategoriesCard categories={profile.categories} winners={profile.winners} />
        </div>
        <div className={styles['right']}>
          <RecentCard recent={profile.recent} />
          <DisciplinesCard disciplines={profile.disciplines} />
          <AgainstCard against={profile.against} />
        </div>
      </main>
    </>
  );
}
