import { openLink } from '@la-stanza/engine';
import { faultSentence } from '@la-stanza/words';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { GameRecord, Replayed } from '@la-stanza/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnalysisScreen } from '../screens/analysis/analysis-screen.tsx';
import { StoryHead } from '../screens/analysis/story-head.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { startRematch } from '../game/shelf/rematch.ts';
import { readerOf } from '../game/shelf/others-at.ts';
import { labelledPlayers, namedPlayers, unnamedPlayers } from '../game/source/named-players.ts';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { useGuest } from '../server/guest-store.ts';
import { siteRoot } from '../ui/site-address.ts';
import { CopyLink } from '../screens/replay/copy-link.tsx';
import { linkAddress, linkOf } from '../screens/replay/game-link.ts';
import { readSeated } from '../screens/replay/seated-in-link.ts';
import { storeGame, recordToPlayOn } from '../screens/replay/store-game.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { findGame, type Found } from './find-game.ts';
import styles from './analysis-page.module.css';

/** The review of a game stored on this device. */
export function AnalysisPage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/analysis/$id' });
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isStale = false;
    void findGame(id).then((game) => {
      if (!isStale) setFound(game);
    });
    return () => {
      isStale = true;
      setFound(undefined);
    };
  }, [id]);
  return (
    <>
      <SiteHeader atTable />
      {typeof found === 'object' ? (
        <Analysed
          {...found.saved}
          own={readerOf(found.saved.players)}
          replayed={found.replayed}
          back={
            <Link
              to="/game/$id"
              params={{ id }}
              className={buttonClass({ size: 'icon' })}
              aria-label={t('analysis.back')}
            >
              <Symbol name="left" />
            </Link>
          }
        />
      ) : (
        <p className={styles['note']}>{t(found === undefined ? 'site.loading' : `game.${found}`)}</p>
      )}
    </>
  );
}

type Elsewhere = {
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  /** The reader's seat, if they took part. */
  readonly own?: number | undefined;
};

/** The review of a game of a server, or of one that is packed into its link. It is computed here, and is the same for everybody. */
export function LinkedAnalysisPage(): ReactNode {
  const t = useTranslate();
  const { game, who = '', online } = useSearch({ from: '/analysis' });
  const [found, setFound] = useState<Elsewhere | string>();
  useEffect(() => {
    let isStale = false;
    const open = async (): Promise<Elsewhere | string> => {
      if (online !== undefined) return openFromServer(online);
      const opened = openLink(game ?? '');
      if ('fault' in opened) return faultSentence(t, opened.fault, unnamedPlayers(t));
      return { replayed: opened, players: readSeated(who, opened.game.record.players) };
    };
    const openFromServer = async (id: string): Promise<Elsewhere | string> => {
      const [{ openOnlineGame }, { troubleSentence }, { seatedPlayers, seatOfUser }, { fetchGuest }] =
        await Promise.all([
          import('../server/open-online-game.ts'),
          import('../server/trouble-sentence.ts'),
          import('../server/seated-players.ts'),
          import('../server/guest.ts'),
        ]);
      await fetchGuest();
      const opened = await openOnlineGame(id);
      if (!opened.ok) return troubleSentence(t, opened.trouble);
      const { table, replayed } = opened.value;
      const own = seatOfUser(table, useGuest.getState().me?.user)?.seat;
      return { replayed, players: seatedPlayers(t, table), own };
    };
    void open().then((opened) => {
      if (!isStale) setFound(opened);
    });
    return () => {
      isStale = true;
    };
  }, [t, game, who, online]);
  return (
    <>
      <SiteHeader atTable />
      {typeof found === 'object' ? (
        <Analysed
          {...found}
          record={found.replayed.game.record}
          seed={found.replayed.game.record.seed}
          back={
            online === undefined ? null : (
              <Link
                to="/online/$id"
                params={{ id: online }}
                className={buttonClass({ size: 'icon' })}
                aria-label={t('analysis.back')}
              >
                <Symbol name="left" />
              </Link>
            )
          }
        />
      ) : (
        <p className={styles['note']}>{found ?? t('site.loading')}</p>
      )}
    </>
  );
}

type AnalysedProps = {
  readonly record: GameRecord;
  readonly players: readonly SeatedPlayer[];
  readonly seed?: string | undefined;
  readonly own?: number | undefined;
  readonly replayed: Replayed;
  readonly back: ReactNode;
};

function Analysed({ record, players, seed, own, replayed, back }: AnalysedProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const named = useMemo(() => labelledPlayers(t, namedPlayers(t, players), own), [t, players, own]);
  const link = useMemo(() => linkOf(replayed.game, players, 0), [replayed, players]);
  const playOn = async (seq: number, seat: number): Promise<void> => {
    // a person plays on for the seat that decides there
    const seated = players.map(({ bot, ...person }, index) => (index === seat ? person : { ...person, bot }));
    const entries = record.entries.slice(0, seq);
    const id = await storeGame({ record: recordToPlayOn({ ...record, entries }), players: seated, seed });
    await navigate({ to: '/game/$id', params: { id } });
  };
  const rematch = async (): Promise<void> => {
    const id = await startRematch({ game: replayed.game, players });
    await navigate({ to: '/game/$id', params: { id } });
  };
  return (
    <main>
      <div className={styles['title']}>
        {back}
        <StoryHead replayed={replayed} players={named} own={own} />
        <div className={styles['actions']}>
          <CopyLink
            label={t('analysis.share')}
            copied={t('analysis.shared')}
            address={() => linkAddress(siteRoot.href, link)}
          />
          <Link to="/replay" search={link} className={buttonClass({ tone: 'gold' })}>
            <Symbol name="play" />
            {t('analysis.watch')}
          </Link>
        </div>
      </div>
      <AnalysisScreen
        record={record}
        replayed={replayed}
        players={named}
        own={own}
        onPlayOn={(seq, seat) => void playOn(seq, seat)}
        onRematch={() => void rematch()}
      />
    </main>
  );
}
