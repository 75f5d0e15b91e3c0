import type { Game } from '@la-stanza/engine';
import { CEREMONY_LENGTHS } from '@la-stanza/protocol/ceremony';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import type { GameMoment } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { useMotionLength } from '../../ui/theme/motion.ts';
import { ceremoniesOf, type Ceremony } from './ceremonies-of.ts';
import { toldOf } from './ceremony-words.ts';
import styles from './ceremony-stage.module.css';
import { FinaleCeremony } from './finale-ceremony.tsx';
import { isFinaleNew, keepFinale } from './finale-memory.ts';
import { PillarCeremony } from './pillar-ceremony.tsx';
import { RoundCeremony } from './round-ceremony.tsx';
import { stageAreas, type StageAreas } from './stage-area.ts';
import type { Occasion } from './use-occasion.ts';

type CeremonyStageProps = {
  /** The table, over which ceremonies are shown. */
  readonly table: RefObject<HTMLElement | null>;
  readonly occasion: Occasion;
  /** The game as the table shows it now. */
  readonly game: Game;
  /** Whether ceremonies are only told: as text, and while turns are skipped. */
  readonly isSilent: boolean;
  /** Whether the curtain between two people is closed; ceremonies wait for it to open. */
  readonly isCovered: boolean;
  /** Whether a decision is open here; its choices stay in sight. */
  readonly isDeciding: boolean;
  /** Called with what a screen reader shall say. */
  readonly onTell: (sentence: string) => void;
};

type Queued = { readonly ceremony: Ceremony; readonly moment: GameMoment; readonly id: number };

/** A ceremony that would begin later than this, when the game has moved on, is only told: it would come out of nowhere. */
const TOO_LATE = 1500;
/** A second key or tap within this time ends all that are waiting. */
const SECOND = 1000;
/** How long the still form of a round stays. */
const STILL = 2000;

/**
 * Shows one ceremony after the other over a table that has already moved on and takes input. Any key or tap ends one; the same key or
 * tap also has its usual effect, unless it is on the ceremony itself.
 */
export function CeremonyStage(props: CeremonyStageProps): ReactNode {
  const { table, occasion, game, isSilent, isCovered, isDeciding, onTell } = props;
  const t = useTranslate();
  const motion = useMotionLength();
  const setting = useSettings((settings) => settings.ceremonies);
  // never longer than the time that the server adds to the clock
  const pace = Math.min(1, motion) * (setting === 'short' ? 0.5 : 1);
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const nextId = useRef(0);
  const skippedAt = useRef(-Infinity);
  const seen = useRef<Occasion>(undefined);

  useEffect(() => {
    if (seen.current === occasion) return;
    seen.current = occasion;
    const { steps, moment, at } = occasion;
    if (steps.length === 0) {
      setQueue([]);
      return;
    }
    const ceremonies = ceremoniesOf(steps);
    onTell(ceremonies.map((ceremony) => toldOf(t, ceremony, moment)).join(' '));
    if (isSilent || setting === 'off' || (moment.game !== game && performance.now() - at > TOO_LATE)) return;
    const shown = ceremonies.filter((ceremony) => isShown(ceremony, moment, pace));
    setQueue((waiting) => [
      ...waiting,
      ...shown.map((ceremony) => {
        nextId.current += 1;
        return { ceremony, moment, id: nextId.current };
      }),
    ]);
  }, [occasion, game, isSilent, onTell, pace, setting, t]);

  const [now] = queue;
  const next = useCallback(() => setQueue((waiting) => waiting.slice(1)), []);
  const isPlaying = now !== undefined && !isCovered;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let isSwallowed = false;
    const end = (event: Event): void => {
      const time = performance.now();
      const isSecond = time - skippedAt.current < SECOND;
      skippedAt.current = time;
      setQueue((waiting) => (isSecond ? [] : waiting.slice(1)));
      isSwallowed = event instanceof PointerEvent && isOnCard(event);
      if (isSwallowed) event.stopPropagation();
    };
    const swallow = (event: Event): void => {
      if (isSwallowed) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // in the capture phase, so that the same key or tap also has its usual effect
    addEventListener('keydown', end, true);
    addEventListener('pointerdown', end, true);
    addEventListener('click', swallow, true);
    return () => {
      removeEventListener('keydown', end, true);
      removeEventListener('pointerdown', end, true);
      // the click comes after the ceremony has gone
      setTimeout(() => removeEventListener('click', swallow, true), SECOND);
    };
  }, [isPlaying]);

  if (!isPlaying) return null;
  return createPortal(
    <Playing key={now.id} {...now} {...{ table, pace, isDeciding }} waiting={queue.length} onEnd={next} />,
    document.body,
  );
}

/** Pillars of others rise in their place, and without motion all of them appear there. */
function isShown(ceremony: Ceremony, { seatsHere }: GameMoment, pace: number): boolean {
  return ceremony.kind !== 'pillar' || (pace > 0 && seatsHere.includes(ceremony.event.seat));
}

/** Whether a tap is on a banner or card, and not on the table around them. */
function isOnCard({ clientX, clientY }: PointerEvent): boolean {
  return [...document.querySelectorAll('[data-ceremony-card]')].some((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}

type PlayingProps = Queued & {
  readonly table: RefObject<HTMLElement | null>;
  readonly pace: number;
  readonly isDeciding: boolean;
  readonly waiting: number;
  readonly onEnd: () => void;
};

function Playing({ ceremony, moment, table, pace, isDeciding, waiting, onEnd }: PlayingProps): ReactNode {
  const t = useTranslate();
  const [areas, setAreas] = useState<StageAreas>();
  const { kind } = ceremony;
  useLayoutEffect(() => {
    const measure = (): void => {
      if (table.current !== null) setAreas(stageAreas(table.current, isDeciding));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [table, isDeciding]);
  useEffect(() => {
    if (kind === 'finale' && (pace === 0 || isFinaleNew())) {
      keepFinale();
      return undefined;
    }
    // on the clock of the animations
    const clock = new Animation(new KeyframeEffect(null, null, pace === 0 ? STILL : CEREMONY_LENGTHS[kind] * pace));
    clock.addEventListener('finish', onEnd);
    clock.play();
    return () => clock.cancel();
    // a ceremony is mounted once; a change of the settings is for the next one
  }, []);
  if (areas === undefined) return null;
  const still = pace === 0;
  const { top, height } = areas.board;
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    '--pace': still ? 1 : pace,
    '--board-end': `${top + height}px`,
  };
  return (
    <div
      className={styles['stage']}
      data-ceremony={kind}
      data-form={still ? 'still' : 'moving'}
      style={style}
      aria-hidden
    >
      <Scene {...{ ceremony, moment, table, areas, still }} />
      {still && kind === 'round' ? null : (
        <div className={styles['skip']} style={{ right: besideAside(areas) }} data-ceremony-card>
          {waiting > 1 ? (
            <span className={styles['dots']}>
              {Array.from({ length: waiting }, (_, index) => (
                <i key={index} data-now={index === 0} />
              ))}
            </span>
          ) : null}
          <b>
            {t('ceremony.skip')} <kbd>{t('ceremony.skip.key')}</kbd>
          </b>
        </div>
      )}
    </div>
  );
}

const EDGE = 16;

/** Where the column's cards are not covered. */
const besideAside = ({ aside }: StageAreas): number => (aside === undefined ? EDGE : innerWidth - aside.left + EDGE);

type SceneProps = {
  readonly ceremony: Ceremony;
  readonly moment: GameMoment;
  readonly table: RefObject<HTMLElement | null>;
  readonly areas: StageAreas;
  readonly still: boolean;
};

function Scene({ ceremony, moment, table, areas, still }: SceneProps): ReactNode {
  switch (ceremony.kind) {
    case 'round':
      return <RoundCeremony {...{ ceremony, moment, areas, still }} />;
    case 'pillar':
      return <PillarCeremony {...{ ceremony, moment, table, areas }} />;
    case 'finale':
      return <FinaleCeremony {...{ ceremony, moment, areas }} />;
  }
}
