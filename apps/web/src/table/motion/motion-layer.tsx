import { type Game, type Seat, type Step, whoseTurn } from '@la-stanza/engine';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { GameMoment } from '../../game/source/game-source.ts';
import { stepsBetween } from '../../game/source/steps-between.ts';
import { useMotionLength } from '../../ui/theme/motion.ts';
import { afterPaint } from './after-paint.ts';
import { elementsAt, findWay, type Spot } from './find-way.ts';
import { atPace, endOf, type Flight } from './flight.ts';
import { flightsOf } from './flights.ts';
import styles from './motion-layer.module.css';
import { PieceCopy } from './piece-copy.tsx';
import { hiddenUntil, scheduled, type Scheduled } from './schedule.ts';
import { veil, type Veil } from './veil.ts';

type MotionLayerProps = {
  /** The table in which places are looked up. */
  readonly table: RefObject<HTMLElement | null>;
  readonly moment: GameMoment;
  /** The player skips to the next own decision. */
  readonly hurried: boolean;
  /** A replay has no time limit for turns. */
  readonly isReplay: boolean;
  /** Called when pieces begin to move, and when all have arrived. */
  readonly onMoving: (isMoving: boolean) => void;
};

/** Flights that start after the next paint; until then their pieces are veiled where they arrive. */
type Waiting = { readonly begun: readonly Scheduled[]; readonly now: number; readonly veils: readonly Veil[] };

type Shown = { readonly flight: Scheduled; readonly spots: readonly (Spot | undefined)[]; readonly delay: number };

/** Turns of others are animated for this long; the rest is skipped. */
const LONGEST_TURN = 2500;
/** A page in the background paints nothing: flights that would start later than this are skipped. */
const TOO_LATE = 1000;
const FADE = 120;
const LONG_FADE = 240;

/**
 * Animates the latest steps. The table below already shows the new position and takes input; copies of the pieces only catch up
 * with it. Any key or tap ends them.
 */
export function MotionLayer({ table, moment, hurried, isReplay, onMoving }: MotionLayerProps): ReactNode {
  const { game, players, seatsHere } = moment;
  const pace = useMotionLength();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const seen = useRef(game);
  const onItsWay = useRef<readonly Scheduled[]>([]);
  const hidden = useRef<Veil[]>([]);
  const waiting = useRef(new Set<Waiting>());
  const nextId = useRef(0);
  const watched = useRef<{ readonly turn: string; readonly until: number }>(undefined);

  const finish = useCallback((): void => {
    liftAll(hidden.current);
    hidden.current = [];
    for (const { veils } of waiting.current) liftAll(veils);
    waiting.current.clear();
    onItsWay.current = [];
    setShown((now) => (now.length === 0 ? now : []));
  }, []);

  const arrive = useCallback((id: number): void => {
    onItsWay.current = onItsWay.current.filter((flight) => flight.id !== id);
    setShown((now) => now.filter(({ flight }) => flight.id !== id));
  }, []);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = game;
    const root = table.current;
    if (before === game || root === null) return;
    const steps = stepsBetween(before, moment);
    const flights = flightsOf(steps, players);
    // after an undo or when skipping, all pieces are in place immediately
    if (steps.length === 0 || hurried) {
      finish();
      return;
    }
    if (pace === 0) {
      fadeIn(root, flights);
      return;
    }
    const now = performance.now();
    const limit = watchedUntil(before, steps, seatsHere, now);
    const begun = scheduled(atPace(flights, pace), onItsWay.current, { now, firstId: nextId.current }).filter(
      (flight) => endOf(flight) <= limit,
    );
    nextId.current += flights.length;
    onItsWay.current = [...onItsWay.current, ...begun];
    const next: Waiting = { begun, now, veils: veilArrivals(root, begun, now) };
    waiting.current.add(next);
    afterPaint(() => {
      if (waiting.current.delete(next)) setOut(root, next);
    });
  });

  useEffect(
    () => () => {
      waiting.current.clear();
    },
    [],
  );

  /** Measures the places and starts the flights. Not before the new position is painted: responding to input comes first. */
  function setOut(root: ParentNode, { begun, now, veils }: Waiting): void {
    const late = performance.now() - now;
    const copies =
      late > TOO_LATE
        ? []
        : begun.flatMap((flight) => {
            const spots = findWay(root, flight.way, flight.piece);
            return isSeen(spots, flight) ? [{ flight, spots, delay: flight.start - now }] : [];
          });
    const seenFlights = copies.map(({ flight }) => flight);
    hidden.current = hidden.current.filter(({ isLifted }) => !isLifted());
    hidden.current.push(...veilArrivals(root, seenFlights, now));
    liftAll(veils);
    onItsWay.current = onItsWay.current.flatMap((flight) => {
      if (!begun.includes(flight)) return [flight];
      return seenFlights.includes(flight) ? [{ ...flight, start: flight.start + late }] : [];
    });
    setShown((others) => [...others, ...copies]);
  }

  /** The end of this turn's animation; unlimited for a turn played here. */
  function watchedUntil(before: Game, steps: readonly Step[], here: readonly Seat[], now: number): number {
    const acting = whoseTurn(before.state);
    if (isReplay || (steps.length > 0 && acting.who === 'seat' && here.includes(acting.seat))) return Infinity;
    const turn = `${game.line.findLast(({ seat }) => seat !== 'chance')?.turn ?? 0}`;
    if (watched.current?.turn !== turn) watched.current = { turn, until: now + LONGEST_TURN };
    return watched.current.until;
  }

  const isMoving = shown.length > 0;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  useEffect(() => {
    if (!isMoving) return undefined;
    // in the capture phase, so that the same key or tap also has its usual effect
    document.addEventListener('keydown', finish, true);
    document.addEventListener('pointerdown', finish, true);
    return () => {
      document.removeEventListener('keydown', finish, true);
      document.removeEventListener('pointerdown', finish, true);
    };
  }, [isMoving, finish]);

  return (
    <div className={styles['layer']} aria-hidden>
      {shown.map(({ flight, spots, delay }) => (
        <PieceCopy key={flight.id} flight={flight} spots={spots} delay={delay} onEnd={arrive} />
      ))}
    </div>
  );
}

/** Hides every piece at its destination until its copy arrives. */
function veilArrivals(root: ParentNode, flights: readonly Scheduled[], now: number): Veil[] {
  return [...hiddenUntil(flights)].map(([place, until]) => veil(elementsAt(root, place), until - now));
}

function liftAll(veils: readonly Veil[]): void {
  for (const { lift } of veils) lift();
}

/** A flight is invisible if neither end is on the screen, or if both ends have the same stand-in. */
function isSeen(spots: readonly (Spot | undefined)[], { manner }: Flight): boolean {
  const [first] = spots;
  const last = spots.at(-1);
  if (first === undefined || last === undefined) return first !== last;
  return manner !== 'travel' || first.x !== last.x || first.y !== last.y;
}

/** With motion turned off pieces fade in at their place. */
function fadeIn(root: ParentNode, flights: readonly Flight[]): void {
  const lengths = new Map(
    flights.flatMap(({ manner, way }) => {
      const place = way.at(-1);
      return place === undefined ? [] : [[place, manner === 'rise' ? LONG_FADE : FADE] as const];
    }),
  );
  for (const [place, length] of lengths) {
    for (const element of elementsAt(root, place)) element.animate({ opacity: [0, 1] }, length);
  }
}
