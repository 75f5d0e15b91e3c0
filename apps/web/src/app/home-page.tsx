import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { BotFace } from '../drawing/art/bot-face.tsx';
import { PortraitPicture } from '../drawing/art/portrait-tile.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { botOf } from '../game/bots/bot-people.ts';
import { Button, buttonClass } from '../ui/controls/button.tsx';
import { Card } from '../ui/controls/card.tsx';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import { ContinueList } from '../screens/home/continue-list.tsx';
import { FEATURED } from '../drawing/art/featured.ts';
import { OpeningPicture } from '../screens/home/opening-picture.tsx';
import { useCoachMemory } from '../ui/coach-memory.ts';
import { LearnCard, LearnLink } from '../screens/learn/learn-card.tsx';
import { loadTexts, useTranslate } from '../ui/messages/messages.ts';
import { Rich } from '../ui/messages/rich.tsx';
import { useLiveLobby } from '../server/lobby.ts';
import { useLobby } from '../server/lobby-store.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { useNarrowWindow } from '../table/layout/use-layout.ts';
import { useSettings } from '../ui/settings.ts';
import styles from './home-page.module.css';

// loaded only if a server answers
const LobbyCard = lazy(async () => {
  await loadTexts('extra');
  return { default: (await import('../screens/online/lobby-card.tsx')).LobbyCard };
});

const SitDownButton = lazy(() =>
  import('../screens/sit-down/sit-down-button.tsx').then((module) => ({ default: module.SitDownButton })),
);

export function HomePage(): ReactNode {
  const t = useTranslate();
  useLiveLobby();
  const hasServer = useLobby((lobby) => lobby.server === 'there');
  // render the invitation first and the rest in a second pass, so that a slow phone responds in between
  const isInvitationShown = useDeferredValue(true, false);
  return (
    <>
      <SiteHeader overPicture />
      <main className={styles['main']}>
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
              {t('home.unofficial')} <a href="./licences.txt">{t('home.licences')}</a>
            </p>
          </>
        ) : null}
      </main>
    </>
  );
}

function Invitation(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const playerName = useSettings((settings) => settings.playerName);
  const hasServer = useLobby((lobby) => lobby.server === 'there');
  const play = async (): Promise<void> => {
    useCoachMemory.getState().welcome();
    // the rules of the game are loaded with the first game
    const [{ startGame }, { ownTerms, useEdition }] = await Promise.all([
      import('../game/shelf/start-game.ts'),
      import('../game/edition/edition.ts'),
    ]);
    const players = playNowTable(playerName);
    const id = await startGame({ players, ...ownTerms(useEdition.getState().own, players.length) });
    await navigate({ to: '/game/$id', params: { id } });
  };
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
          {hasServer ? null : (
            <span className={styles['faces']}>
              <BotFace person={botOf('onyx', 'apprentice').face} size={38} />
              <BotFace person={botOf('copper', 'novice').face} size={38} />
            </span>
          )}
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

/** A first game against two bots of the lowest levels: one to learn from and to win. */
function playNowTable(playerName: string): SeatedPlayer[] {
  const bot = (colour: 'onyx' | 'copper', level: 'novice' | 'apprentice'): SeatedPlayer => ({
    name: botOf(colour, level).name,
    colour,
    bot: level,
  });
  return [{ name: playerName, colour: 'plum' }, bot('onyx', 'apprentice'), bot('copper', 'novice')];
}

/** One of the forty people, with a sentence about their life; another one each day and at a click. */
function PersonOnTheWall(): ReactNode {
  const t = useTranslate();
  const [turn, setTurn] = useState(() => new Date().getDate());
  const featured = FEATURED[turn % FEATURED.length];
  if (featured === undefined) return null;
  const { person, slug } = featured;
  return (
    <Card title={t('home.walls')}>
      <div className={styles['person']}>
        <PortraitPicture person={person} width={92} />
        <div aria-live="polite">
          <b>{t(`cast.${slug}.name`)}</b>
          <small>{t(`cast.${slug}.years`)}</small>
          <p>{t(`cast.${slug}.life`)}</p>
          <Button onClick={() => setTurn(turn + 1)}>{t('home.walls.next')}</Button>
        </div>
      </div>
    </Card>
  );
}
