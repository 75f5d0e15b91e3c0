import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { replay, type Replayed } from '@la-stanza/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AnalysisScreen } from '../screens/analysis/analysis-screen.tsx';
import { Symbol } from '../drawing/art/symbol.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { namedPlayers } from '../game/source/named-players.ts';
import type { SavedGame } from '../game/source/local-game.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { keepGame, recordToPlayOn } from '../screens/replay/keep-game.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { gameShelf } from '../game/shelf/shelf.ts';
import styles from './analysis-page.module.css';

/** The review of a game of this device. */
export function AnalysisPage(): ReactNode {
  const t = useTranslate();
  const { id } = useParams({ from: '/analysis/$id' });
  const [saved, setSaved] = useState<SavedGame | 'missing'>();
  useEffect(() => {
    let isLeft = false;
    void gameShelf()
      .then((shelf) => shelf.find(id))
      .then((found) => {
        if (!isLeft) setSaved(found ?? 'missing');
      });
    return () => {
      isLeft = true;
      setSaved(undefined);
    };
  }, [id]);
  const replayed = useMemo(() => (typeof saved === 'object' ? replayOf(saved) : undefined), [saved]);
  return (
    <>
      <SiteHeader />
      {saved === undefined ? <p className={styles['note']}>{t('site.loading')}</p> : null}
      {typeof saved === 'object' && replayed !== undefined ? (
        <Analysed saved={saved} replayed={replayed} />
      ) : saved === undefined ? null : (
        <p className={styles['note']}>{t(saved === 'missing' ? 'game.missing' : 'game.damaged')}</p>
      )}
    </>
  );
}

function replayOf({ record }: SavedGame): Replayed | undefined {
  const result = replay(record);
  return 'fault' in result ? undefined : result;
}

function Analysed({ saved, replayed }: { readonly saved: SavedGame; readonly replayed: Replayed }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const named = useMemo(() => namedPlayers(t, saved.players), [t, saved]);
  const playOn = async (seq: number, seat: number): Promise<void> => {
    // whoever decides there is played by a person
    const players = saved.players.map(({ bot, ...person }, index) => (index === seat ? person : { ...person, bot }));
    const entries = saved.record.entries.slice(0, seq);
    const id = await keepGame({ record: recordToPlayOn({ ...saved.record, entries }), players, seed: saved.seed });
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
        <div>
          <h1>{t('analysis.title')}</h1>
          <p>{named.map(({ name }) => name).join(', ')}</p>
        </div>
      </div>
      <AnalysisScreen
        record={saved.record}
        replayed={replayed}
        players={named}
        onPlayOn={(seq, seat) => void playOn(seq, seat)}
      />
    </main>
  );
}
