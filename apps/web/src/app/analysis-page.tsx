import { Link, useNavigate, useParams } from '@tanstack/react-router';
import type { Replayed } from '@la-stanza/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnalysisScreen } from '../screens/analysis/analysis-screen.tsx';
import { StoryHead } from '../screens/analysis/story-head.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { startRematch } from '../game/shelf/rematch.ts';
import { namedPlayers } from '../game/source/named-players.ts';
import type { SavedGame } from '../game/source/local-game.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { CopyLink } from '../screens/replay/copy-link.tsx';
import { linkAddress, linkOf } from '../screens/replay/game-link.ts';
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
      <SiteHeader />
      {typeof found === 'object' ? (
        <Analysed {...found} />
      ) : (
        <p className={styles['note']}>{t(found === undefined ? 'site.loading' : `game.${found}`)}</p>
      )}
    </>
  );
}

function Analysed({ saved, replayed }: { readonly saved: SavedGame; readonly replayed: Replayed }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const named = useMemo(() => namedPlayers(t, saved.players), [t, saved]);
  const playOn = async (seq: number, seat: number): Promise<void> => {
    // a person plays on for the seat that decides there
    const players = saved.players.map(({ bot, ...person }, index) => (index === seat ? person : { ...person, bot }));
    const entries = saved.record.entries.slice(0, seq);
    const id = await storeGame({ record: recordToPlayOn({ ...saved.record, entries }), players, seed: saved.seed });
    await navigate({ to: '/game/$id', params: { id } });
  };
  const rematch = async (): Promise<void> => {
    const id = await startRematch({ game: replayed.game, players: saved.players });
    await navigate({ to: '/game/$id', params: { id } });
  };
  return (
    <main>
      <div className={styles['title']}>
        <Link
          to="/game/$id"
          params={{ id: saved.id }}
          className={buttonClass({ size: 'icon' })}
          aria-label={t('analysis.back')}
        >
          <Symbol name="left" />
        </Link>
        <StoryHead replayed={replayed} players={named} />
        <div className={styles['actions']}>
          <CopyLink
            label={t('analysis.share')}
            copied={t('analysis.shared')}
            address={() => linkAddress(location.href, linkOf(replayed.game, saved.players, 0))}
          />
          <Link to="/replay/$id" params={{ id: saved.id }} className={buttonClass({ tone: 'gold' })}>
            <Symbol name="play" />
            {t('analysis.watch')}
          </Link>
        </div>
      </div>
      <AnalysisScreen
        record={saved.record}
        replayed={replayed}
        players={named}
        onPlayOn={(seq, seat) => void playOn(seq, seat)}
        onRematch={() => void rematch()}
      />
    </main>
  );
}
