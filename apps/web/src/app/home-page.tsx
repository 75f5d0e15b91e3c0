import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { PortraitPicture } from '../drawing/art/portrait-tile.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { BotPair } from '../screens/home/bot-pair.tsx';
import { ContinueList } from '../screens/home/continue-list.tsx';
import { FEATURED } from '../drawing/art/featured.ts';
import { OpeningPicture } from '../screens/home/opening-picture.tsx';
import { PersonOnTheWall } from '../screens/home/person-on-the-wall.tsx';
import { usePlayNow } from '../screens/home/use-play-now.ts';
import { LearnCard, LearnLink } from '../screens/learn/learn-card.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { Rich } from '../ui/messages/rich.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { useLobby } from '../server/lobby-store.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useNarrowWindow } from '../table/layout/use-layout.ts';
import { isPrerendered, siteRoot } from '../ui/site-address.ts';
import styles from './home-page.module.css';
import { part } from '../ui/parts/part.tsx';

// loaded only if a server answers
const LobbyCard = part(
  async () => {
    await loadTexts('extra');
    return (await import('../screens/online/lobby-card.tsx')).LobbyCard;
  },
  { face: 'inside' },
);

const SitDownButton = part(async () => (await import('../screens/sit-down/sit-down-button.tsx')).SitDownButton, {
  face: 'inside',
});

export function HomePage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  const hasServer = useLobby((lobby) => lobby.server === 'there');
  // render the invitation first and the rest in a second pass, so that a slow phone responds in between; a prerendered page has it all
  const isInvitationShown = useDeferredValue(true, isPrerendered);
  return (
    <>
      <SiteHeader overPicture />
      <main className={styles['main']} data-drawn={isInvitationShown}>
        <div className={styles['hero']}>
          <div>
            <Invitation />
          </div>
          <div className={styles['palazzo']} aria-hidden>
            <OpeningPicture />
          </div>
        </div>
        {isInvitationShown ? (
          <>
            <div className={styles['cards']} data-online={hasServer}>
              <ContinueList />
              {hasServer ? (
                <Suspense>
                  <LobbyCard />
                </Suspense>
              ) : null}
              <LearnCard />
              <PersonOnTheWall />
            </div>
            <p className={styles['unofficial']}>
              {t('home.unofficial')} <a href={new URL('licences.txt', siteRoot).pathname}>{t('home.licences')}</a>
            </p>
          </>
        ) : null}
      </main>
    </>
  );
}

function Invitation(): ReactNode {
  const t = useTranslate();
  const play = usePlayNow();
  const hasServer = useLobby((lobby) => lobby.server === 'there');
  return (
    <>
      <span className={styles['mark']} aria-hidden>
        La Stanza
      </span>
      <h1>{t('home.claim')}</h1>
      <p className={styles['lead']}>
        <Rich id="home.invitation" />
      </p>
      <div className={styles['actions']} data-online={hasServer}>
        {hasServer ? (
          <Suspense>
            <SitDownButton onLocal={() => void play()} />
          </Suspense>
        ) : null}
        <Button tone={hasServer ? 'plain' : 'primary'} size="big" onClick={() => void play()}>
          <Symbol name="play" size={26} />
          <span>
            {t('home.play')}
            <small>{t('home.play.sub')}</small>
          </span>
          {hasServer ? null : <BotPair onyx="apprentice" copper="novice" />}
        </Button>
        {hasServer ? (
          <Link to="/new" search={{ friends: true }} className={buttonClass({ tone: 'gold', size: 'big' })}>
            <Symbol name="link" size={24} />
            <span>
              {t('home.friends')}
              <small>{t('home.friends.sub')}</small>
            </span>
          </Link>
        ) : null}
        <LearnLink />
        <Link to="/new" className={buttonClass({ tone: hasServer ? 'plain' : 'gold', size: 'big' })}>
          <Symbol name="plus" size={24} />
          <span>
            {t('home.new')}
            <small>{t('home.new.sub')}</small>
          </span>
        </Link>
        <Link to="/new" search={{ together: true }} className={buttonClass({ size: 'big' })}>
          <Symbol name="user" size={24} />
          <span>
            {t('home.together')}
            <small>{t('home.together.sub')}</small>
          </span>
        </Link>
      </div>
      <People />
    </>
  );
}

/** Some of the forty people in a row; a phone has no space for them. */
function People(): ReactNode {
  if (useNarrowWindow()) return null;
  return (
    <div className={styles['people']} aria-hidden>
      {FEATURED.map(({ person }) => (
        <PortraitPicture key={person} person={person} width={48} />
      ))}
    </div>
  );
}
