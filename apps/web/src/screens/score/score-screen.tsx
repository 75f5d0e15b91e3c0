import { score as scoreOf, view as viewOf, type Score, type Seat, type View } from '@la-stanza/engine';
import { finalOrder, scoreLines, verdict } from '@la-stanza/words';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { GameSource, SeatedPlayer } from '../../game/source/game-source.ts';
import { readerIn } from '../../game/source/who-plays.ts';
import { labelledPlayers } from '../../game/source/named-players.ts';
import { rememberPlayed } from '../../ui/has-played.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { MuseumSentence } from './museum-sentence.tsx';
import { Podium } from './podium.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ScoreTable } from './score-table.tsx';
import styles from './score-screen.module.css';
import { TieBreak } from './tie-break.tsx';
import type { Stake, WayOn } from './way-on.ts';

export type ScoreScreenProps = {
  readonly source: GameSource;
  /** The main way on. */
  readonly next: WayOn;
  readonly others?: readonly WayOn[] | undefined;
  /** Shown above the ways on. */
  readonly stake?: Stake | undefined;
  /** Opens the replay; undefined where there is none. */
  readonly onReplay: (() => void) | undefined;
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
  const {
    source,
    next,
    others = [],
    stake,
    onReplay,
    onLook,
    onAnalyse,
    onLeave,
    share,
    coach,
    fairness,
    onCount,
  } = props;
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const { game, players } = moment;
  const you = readerIn(moment);
  const labelled = labelledPlayers(t, players, you);
  const { view, score } = useMemo(() => ({ view: viewOf(game.state), score: scoreOf(game.state) }), [game]);
  const lines = useMemo(() => scoreLines({ t, view, score }), [t, view, score]);
  const order = finalOrder(view.seats, score);
  useEffect(rememberPlayed, []);
  const winner = labelled[score.winners[0] ?? -1]?.name ?? '';
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
          <Headline view={view} score={score} players={players} you={you} />
          <ScoreTable players={labelled} score={score} lines={lines} counted={lines.length} />
          <MuseumSentence view={view} players={players} you={you} />
          <ScoreBars players={labelled} score={score} order={order} />
        </Card>
        <div className={styles['aside']}>
          <Card className={styles['podium']}>
            <Podium players={labelled} score={score} order={order} />
          </Card>
          <TieBreak decidedBy={score.decidedBy} winner={winner} />
          {coach}
          {stake === undefined ? null : <Card>{stake.outcome}</Card>}
          <Card title={t('score.next')}>
            <div className={styles['next']}>
              <Button tone="primary" onClick={next.onGo}>
                <Symbol name={next.symbol} />
                {next.label}
              </Button>
              {others.map(({ label, symbol, onGo }) => (
                <Button key={label} onClick={onGo}>
                  <Symbol name={symbol} />
                  {label}
                </Button>
              ))}
              {onReplay === undefined ? null : (
                <Button tone="gold" onClick={onReplay}>
                  <Symbol name="play" size={18} />
                  {t('replay.watch')}
                </Button>
              )}
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
  readonly you: Seat | undefined;
};

function Headline({ view, score, players, you }: HeadlineProps): ReactNode {
  const t = useTranslate();
  const about = t('score.about', { players: view.players, rounds: view.rounds });
  const { won, why } = verdict(t, view, score, players, you);
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
