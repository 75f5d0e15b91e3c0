import { score as scoreOf, view as viewOf, type Score, type View } from '@la-stanza/engine';
import { finalOrder, museumValues, placeOf, placeWords, scoreLines } from '@la-stanza/words';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { rematchPlayers } from '../../game/shelf/rematch.ts';
import { useListed } from '../../ui/messages/listed.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { Podium } from './podium.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';
import styles from './score-screen.module.css';
import { TieBreak } from './tie-break.tsx';
import { useCounting } from './use-counting.ts';

type ScoreScreenProps = {
  readonly source: GameSource;
  /** Nothing for those who only looked on. */
  readonly onRematch: (() => void) | undefined;
  /** In the place of who would begin, where that is not known. */
  readonly rematchLabel?: string | undefined;
  /** The whole game again, step by step. */
  readonly onReplay: () => void;
  /** Back to the table, to look. */
  readonly onLook: () => void;
  /** Where the game lies on this device. */
  readonly onAnalyse?: (() => void) | undefined;
  readonly onLeave: () => void;
  /** The way to show the game to others. */
  readonly share?: ReactNode;
  /** What a coach has to say about the score, once it is counted. */
  readonly coach?: ReactNode;
};

/** The end of a game: counted line by line, then who has won and why. */
export function ScoreScreen(props: ScoreScreenProps): ReactNode {
  const { source, onRematch, rematchLabel, onReplay, onLook, onAnalyse, onLeave, share, coach } = props;
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const { game, players } = moment;
  const { view, score } = useMemo(() => ({ view: viewOf(game.state), score: scoreOf(game.state) }), [game]);
  const lines = useMemo(() => scoreLines({ t, view, score }), [t, view, score]);
  const { counted, isDone, again, all } = useCounting(lines.length);
  const order = finalOrder(view.seats, score);
  const winner = players[score.winners[0] ?? -1]?.name ?? '';
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <Card className={styles['sheet']}>
          <div className={styles['counted']}>
            <span>{t('score.counted', { done: counted, all: lines.length })}</span>
            <Button onClick={isDone ? again : all}>
              <Symbol name={isDone ? 'undo' : 'next'} size={18} />
              {t(isDone ? 'score.again' : 'score.all')}
            </Button>
          </div>
          <Headline view={view} score={score} players={players} isDone={isDone} />
          <ScoreTable players={players} score={score} lines={lines} counted={counted} />
          {isDone ? (
            <>
              <MuseumSentence view={view} players={players} />
              <ScoreBars players={players} score={score} order={order} />
            </>
          ) : null}
        </Card>
        <div className={styles['aside']}>
          <Card className={styles['podium']}>
            {isDone ? <Podium players={players} score={score} order={order} /> : <p>{t('score.counting')}</p>}
          </Card>
          {isDone ? <TieBreak decidedBy={score.decidedBy} winner={winner} /> : null}
          {isDone ? coach : null}
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
            {game.fair === 'verified' ? <p className={styles['fair']}>{t('score.fair')}</p> : null}
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
  readonly isDone: boolean;
};

function Headline({ view, score, players, isDone }: HeadlineProps): ReactNode {
  const t = useTranslate();
  const listed = useListed();
  const names = (seats: readonly number[]): string => listed(seats.map((seat) => players[seat]?.name ?? ''));
  const { winners, decidedBy, seats } = score;
  const totals = seats.map(({ total }) => total);
  const points = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === points ? [seat] : []));
  const second = finalOrder(view.seats, score)[1];
  const about = t('score.about', { players: view.players, rounds: view.rounds });
  const won =
    decidedBy === 'shared'
      ? t('score.won.shared', { names: names(winners) })
      : t(decidedBy === 'points' ? 'score.won' : 'score.won.tie', { name: names(winners) });
  const why =
    tied.length > 1 || second === undefined
      ? t('score.level', { names: names(tied), points })
      : t('score.margin', { points, lead: points - (totals[second] ?? 0), name: players[second]?.name ?? '' });
  return (
    <div className={styles['headline']}>
      <p>
        {t('score.title')}, {about}
      </p>
      <div role="status">
        <h1>{isDone ? won : t('score.counting')}</h1>
      </div>
      <p>
        {isDone ? `${why} ` : ''}
        {t('score.open-lines')}
      </p>
    </div>
  );
}

type MuseumSentenceProps = { readonly view: View; readonly players: readonly SeatedPlayer[] };

/** What became of the artworks left on the board (rule 12.2). */
function MuseumSentence({ view, players }: MuseumSentenceProps): ReactNode {
  const t = useTranslate();
  const listed = useListed();
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
