import { score as scoreOf, view as viewOf, type Score, type View } from '@la-stanza/engine';
import { finalOrder, museumValues, placeOf, placeWords, scoreLines, verdict } from '@la-stanza/words';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { rematchPlayers } from '../../game/shelf/rematch.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { rememberPlayed } from '../../ui/has-played.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { Podium } from './podium.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';
import styles from './score-screen.module.css';
import { TieBreak } from './tie-break.tsx';

export type ScoreScreenProps = {
  readonly source: GameSource;
  /** Undefined for spectators. */
  readonly onRematch: (() => void) | undefined;
  /** Replaces the name of the next start player where that is not known. */
  readonly rematchLabel?: string | undefined;
  /** Opens the replay. */
  readonly onReplay: () => void;
  /** Goes back to the table, to look at it. */
  readonly onLook: () => void;
  /** Undefined unless the game is stored on this device. */
  readonly onAnalyse?: (() => void) | undefined;
  readonly onLeave: () => void;
  /** A button to share the game. */
  readonly share?: ReactNode;
  /** What can be said about the deal of a game at a server. */
  readonly fairness?: ReactNode;
  /** The coach's comment. */
  readonly coach?: ReactNode;
};

type SheetProps = ScoreScreenProps & {
  /** Counts on the palazzo again. */
  readonly onCount: () => void;
};

/** The score sheet: the winner and the reason, every line with its sources, and what to do next. */
export function ScoreScreen(props: SheetProps): ReactNode {
  const { source, onRematch, rematchLabel, onReplay, onLook, onAnalyse, onLeave, share, coach, fairness, onCount } =
    props;
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const { game, players } = moment;
  const { view, score } = useMemo(() => ({ view: viewOf(game.state), score: scoreOf(game.state) }), [game]);
  const lines = useMemo(() => scoreLines({ t, view, score }), [t, view, score]);
  const order = finalOrder(view.seats, score);
  useEffect(rememberPlayed, []);
  const winner = players[score.winners[0] ?? -1]?.name ?? '';
  return (
    <>
      <SiteHeader atTable />
      <main className={styles['main']}>
        <Card className={styles['sheet']}>
          <div className={styles['counted']}>
            <Button onClick={onCount}>
              <Symbol name="undo" size={18} />
              {t('score.again')}
            </Button>
          </div>
          <Headline view={view} score={score} players={players} />
          <ScoreTable players={players} score={score} lines={lines} counted={lines.length} />
          <MuseumSentence view={view} players={players} />
          <ScoreBars players={players} score={score} order={order} />
        </Card>
        <div className={styles['aside']}>
          <Card className={styles['podium']}>
            <Podium players={players} score={score} order={order} />
          </Card>
          <TieBreak decidedBy={score.decidedBy} winner={winner} />
          {coach}
          <Card title={t('score.next')}>
            <div className={styles['next']}>
              {onRematch === undefined ? null : (
                <Button tone="primary" onClick={onRematch}>
                  <Symbol name="shuffle" />
                  {rematchLabel ?? t('score.rematch', { name: rematchPlayers(moment)[0]?.name ?? '' })}
                </Button>
              )}
              <Button tone="gold" onClick={onReplay}>
                <Symbol name="play" size={18} />
                {t('replay.watch')}
              </Button>
              <Button onClick={onLook}>
                <Symbol name="eye" />
                {t('score.look')}
              </Button>
              {onAnalyse === undefined ? null : (
                <Button onClick={onAnalyse}>
                  <Symbol name="search" />
                  {t('score.analyse')}
                </Button>
              )}
              {share}
              <Button onClick={onLeave}>
                <Symbol name="home" />
                {t('score.leave')}
              </Button>
            </div>
            {fairness ?? (game.fair === 'verified' ? <p className={styles['fair']}>{t('score.fair')}</p> : null)}
          </Card>
        </div>
      </main>
    </>
  );
}

type HeadlineProps = {
  readonly view: View;
  readonly score: Score;
  readonly players: readonly SeatedPlayer[];
};

function Headline({ view, score, players }: HeadlineProps): ReactNode {
  const t = useTranslate();
  const about = t('score.about', { players: view.players, rounds: view.rounds });
  const { won, why } = verdict(t, view, score, players);
  return (
    <div className={styles['headline']}>
      <p>
        {t('score.title')}, {about}
      </p>
      <div role="status">
        <h1>{won}</h1>
      </div>
      <p>
        {why} {t('score.open-lines')}
      </p>
    </div>
  );
}

type MuseumSentenceProps = { readonly view: View; readonly players: readonly SeatedPlayer[] };

/** What happens to the artworks left on the board (rule 12.2). */
function MuseumSentence({ view, players }: MuseumSentenceProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const { dummyValue, seats } = view;
  const values = museumValues(view);
  const tied = seats.filter(({ exhibitedValue }) => exhibitedValue === dummyValue);
  const names = listed(tied.map(({ seat }) => players[seat]?.name ?? ''));
  const sentence =
    dummyValue === 0
      ? t('score.museum.none')
      : placeOf(dummyValue, values).isShared
        ? t('score.museum.tied', { value: dummyValue, names })
        : t('score.museum.left', { value: dummyValue, place: placeWords(t, dummyValue, values) });
  return <p className={styles['museum']}>{sentence}</p>;
}
