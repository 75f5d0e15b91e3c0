import type { Score, Seat, View } from '@la-stanza/engine';
import { categoryName, listed, playerName, scoreLines } from '@la-stanza/words';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { ownerLine } from '../../drawing/art/player.ts';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { RoomCard } from '../../drawing/board/room.tsx';
import type { GameMoment } from '../../game/source/game-source.ts';
import { readerIn } from '../../game/source/who-plays.ts';
import { labelledPlayers } from '../../game/source/named-players.ts';
import { boardPicture } from '../../picture/board.ts';
import { useNarrowWindow } from '../../table/layout/use-layout.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Rich } from '../../ui/messages/rich.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { playSample } from '../../ui/sound/sound.ts';
import { feel } from '../../ui/sound/feel.ts';
import { useMotionLength } from '../../ui/theme/motion.ts';
import { countLength } from './count-lengths.ts';
import { countedPoints } from './counted-points.ts';
import { countOf, type CountedCategory } from './count-pieces.ts';
import { CountFlights } from './count-flights.tsx';
import { CountPodium } from './count-podium.tsx';
import styles from './count-screen.module.css';

type CountScreenProps = {
  readonly moment: GameMoment;
  readonly view: View;
  readonly score: Score;
  readonly onDone: () => void;
};

/** A second key or tap within this time goes to the result. */
const SECOND = 1000;
/** Keys that only move the focus, or belong to another one. */
const QUIET: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * The final count on the palazzo: category by category the pieces leave their places, and the columns of the podium grow. Any key or
 * tap counts the next category, Escape shows the result. Without motion every category waits for that key or tap.
 */
export function CountScreen({ moment, view, score, onDone }: CountScreenProps): ReactNode {
  const t = useTranslate();
  const you = readerIn(moment);
  const players = useMemo(() => labelledPlayers(t, moment.players, you), [t, moment.players, you]);
  const motion = useMotionLength();
  const isShort = useSettings((settings) => settings.ceremonies === 'short');
  const pace = Math.min(1, motion) * (isShort ? 0.5 : 1);
  const count = useMemo(() => countOf({ view, score, players, you }), [view, score, players, you]);
  const lines = useMemo(() => scoreLines({ t, view, score }), [t, view, score]);
  const [index, setIndex] = useState(0);
  const [landed, setLanded] = useState<ReadonlySet<number>>(new Set());
  const isNarrow = useNarrowWindow();
  const root = useRef<HTMLElement>(null);
  const board = useMemo(() => boardPicture({ t, view, players, you, targets: {} }), [t, view, players, you]);
  const now = count[index];

  const next = useCallback(() => {
    setLanded(new Set());
    setIndex((at) => at + 1);
  }, []);
  const land = useCallback((piece: number) => {
    playSample(['count']);
    if (useSettings.getState().haptics) feel(['count']);
    setLanded((before) => new Set([...before, piece]));
  }, []);
  const isOver = index >= count.length;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);

  const category = now?.category;
  useEffect(() => {
    if (category === undefined) return undefined;
    if (category === 'museumMajority') playSample(['held']);
    if (pace === 0) return undefined;
    // on the clock of the animations
    const clock = new Animation(new KeyframeEffect(null, null, countLength(category) * pace));
    clock.addEventListener('finish', next);
    clock.play();
    return () => clock.cancel();
  }, [category, pace, next]);

  const skippedAt = useRef(-Infinity);
  // before the first paint: a key that answers what is seen must not be lost
  useLayoutEffect(() => {
    const skip = (event: Event): void => {
      if (event instanceof KeyboardEvent && QUIET.has(event.key)) return;
      const time = performance.now();
      const isSecond = pace > 0 && time - skippedAt.current < SECOND;
      skippedAt.current = time;
      if (isSecond || (event instanceof KeyboardEvent && event.key === 'Escape')) onDone();
      else next();
    };
    addEventListener('keydown', skip, true);
    addEventListener('pointerdown', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerdown', skip, true);
    };
  }, [pace, next, onDone]);

  useLayoutEffect(() => {
    root.current?.scrollIntoView();
  }, []);

  if (now === undefined) return null;
  const counted = countedPoints(count, score, { index, landed, isStill: pace === 0 });
  return (
    <main
      ref={root}
      className={styles['count']}
      data-ceremony="count"
      data-form={pace === 0 ? 'still' : 'moving'}
      data-category={now.category}
    >
      <header className={styles['bar']}>
        <h1>{t('ceremony.count')}</h1>
        <span className={styles['icon']}>
          <CategoryIcon category={now.category} size={34} />
        </span>
        <p role="status">
          <Sentence {...{ score, moment, view }} counted={now} you={you} />
        </p>
        <span className={styles['of']}>{t('ceremony.count.of', { now: index + 1, all: count.length })}</span>
        <Button onClick={onDone}>{t('ceremony.count.skip')}</Button>
      </header>
      <div className={styles['board']} aria-hidden inert data-gone={[...landed].join(' ')}>
        {isNarrow ? <RoomCard room={now.room} board={board} /> : <Palazzo board={board} />}
      </div>
      <div className={styles['panel']} aria-hidden>
        <div className={styles['categories']}>
          {count.map(({ category: each }, at) => (
            <span key={each} data-when={at < index ? 'done' : at === index ? 'now' : 'later'} data-category={each}>
              <CategoryIcon category={each} size={26} />
              <b>{categoryName(t, each)}</b>
            </span>
          ))}
        </div>
        <div className={styles['rows']}>
          {view.seats.map(({ seat }) => {
            const cell = lines[index]?.cells[seat];
            const player = players[seat];
            if (cell === undefined || player === undefined) return null;
            return (
              <div key={seat} data-shown={counted[seat]?.isDone}>
                <PlayerBadge colour={player.colour} size={28} />
                <b>{player.name}</b>
                <small>{cell.note}</small>
                <i
                  style={{
                    transform: `scaleX(${counted[seat]?.isDone === true ? Math.max(0, cell.points) / most(score, now) : 0})`,
                    background: ownerLine(player.colour),
                  }}
                />
                <strong>{cell.points < 0 ? `−${-cell.points}` : cell.points}</strong>
              </div>
            );
          })}
        </div>
      </div>
      <CountPodium players={players} counted={counted} you={you} score={score} />
      {pace === 0 ? null : <CountFlights key={now.category} root={root} counted={now} pace={pace} onLand={land} />}
    </main>
  );
}

const most = ({ seats }: Score, { category }: CountedCategory): number =>
  Math.max(1, ...seats.map((seat) => Math.abs(seat[category])));

type SentenceProps = {
  readonly counted: CountedCategory;
  readonly score: Score;
  readonly moment: GameMoment;
  readonly view: View;
  readonly you: Seat | undefined;
};

function Sentence({ counted: { category }, score, moment, view, you }: SentenceProps): ReactNode {
  const t = useTranslate();
  const name = categoryName(t, category);
  const points = (seat: Seat): number => score.seats[seat]?.[category] ?? 0;
  if (you !== undefined) {
    const own = points(you);
    return <Rich id="ceremony.count.yours" values={{ category: name, points: own < 0 ? `−${-own}` : own }} />;
  }
  const best = Math.max(...view.seats.map(({ seat }) => points(seat)));
  if (best <= 0) return <Rich id="ceremony.count.nothing" values={{ category: name }} />;
  const names = view.seats
    .filter(({ seat }) => points(seat) === best)
    .map(({ seat }) => playerName(moment.players, seat));
  return <Rich id="ceremony.count.theirs" values={{ category: name, names: listed(t, names), points: best }} />;
}
