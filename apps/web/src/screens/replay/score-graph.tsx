import type { Translate } from '@la-stanza/words';
import { useLayoutEffect, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { ownerLine } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { bandsOf, scaleOf, type Band } from './graph-shape.ts';
import type { ReplayStep } from './replay-steps.ts';
import styles from './replay.module.css';

type ScoreGraphProps = {
  readonly steps: readonly ReplayStep[];
  readonly players: readonly SeatedPlayer[];
  readonly step: number;
  /** Where the step is in the game, in words. */
  readonly where: string;
  readonly onStep: (step: number) => void;
};

const LEFT = 30;
const RIGHT = 12;
const TOP = 18;
const BOTTOM = 24;
/** A line style for every seat, so that colour is never the only difference. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4'] as const;
/** Narrower bands have no name. */
const LEAST_NAMED = 58;

/** Every player's score over the whole game. It is also the timeline: press or drag to go to a step. */
export function ScoreGraph({ steps, players, step, where, onStep }: ScoreGraphProps): ReactNode {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const bands = useMemo(() => bandsOf(steps), [steps]);
  const scale = useMemo(() => scaleOf(steps), [steps]);
  const last = Math.max(1, steps.length - 1);
  const x = (index: number): number => LEFT + (index / last) * Math.max(0, width - LEFT - RIGHT);
  const y = (points: number): number =>
    TOP + (1 - (points - scale.least) / (scale.most - scale.least)) * Math.max(0, height - TOP - BOTTOM);
  const stepUnder = (event: PointerEvent<HTMLElement>): number => {
    const across = event.clientX - event.currentTarget.getBoundingClientRect().left - LEFT;
    return Math.round((across / Math.max(1, width - LEFT - RIGHT)) * last);
  };
  return (
    <div
      ref={frame}
      className={styles['graph']}
      role="slider"
      tabIndex={0}
      aria-label={t('replay.timeline')}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={step + 1}
      aria-valuetext={t('replay.timeline.now', { step: step + 1, steps: steps.length, where })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onStep(stepUnder(event));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onStep(stepUnder(event));
      }}
    >
      {width === 0 ? null : (
        <svg width={width} height={height} aria-hidden>
          {bands.map((band, index) => (
            <BandStripe
              key={band.key}
              name={bandName(t, band)}
              x={x(band.from)}
              to={x(band.to)}
              height={height}
              odd={index % 2 === 1}
            />
          ))}
          {scale.lines.map((points) => (
            <g key={points}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(points)} y2={y(points)} className={styles['gridLine']} />
              <text x={LEFT - 6} y={y(points)} className={styles['gridText']}>
                {points}
              </text>
            </g>
          ))}
          {players.map(({ colour }, seat) => (
            <polyline
              key={colour}
              points={steps.map(({ totals }, index) => `${x(index)},${y(totals[seat] ?? 0)}`).join(' ')}
              fill="none"
              stroke={ownerLine(colour)}
              strokeWidth={2.4}
              strokeLinejoin="round"
              strokeDasharray={DASHES[seat]}
            />
          ))}
          <line x1={x(step)} x2={x(step)} y1={TOP - 4} y2={height - BOTTOM} className={styles['nowLine']} />
          {players.map(({ colour }, seat) => (
            <circle
              key={colour}
              cx={x(step)}
              cy={y(steps[step]?.totals[seat] ?? 0)}
              r={4.5}
              fill={ownerLine(colour)}
              stroke="var(--paper)"
              strokeWidth={1.5}
            />
          ))}
          <path d="M-7-9H7V-2L0 5L-7-2Z" transform={`translate(${x(step)} ${TOP - 7})`} className={styles['nowMark']} />
        </svg>
      )}
    </div>
  );
}

type BandStripeProps = {
  readonly name: string;
  readonly x: number;
  readonly to: number;
  readonly height: number;
  readonly odd: boolean;
};

function BandStripe({ name, x, to, height, odd }: BandStripeProps): ReactNode {
  return (
    <g>
      {odd ? (
        <rect x={x} y={TOP - 4} width={to - x} height={height - TOP - BOTTOM + 4} className={styles['band']} />
      ) : null}
      {to - x < LEAST_NAMED ? null : (
        <text x={(x + to) / 2} y={height - 6} className={styles['bandText']}>
          {name}
        </text>
      )}
    </g>
  );
}

function bandName(t: Translate, { where }: Band): string {
  switch (where.phase) {
    case 'setup':
    case 'rounds':
      return t('replay.band.round', { round: Math.max(1, where.round) });
    case 'ending':
      return t('replay.band.ending');
    case 'final':
    case 'over':
      return t('replay.band.final');
  }
}

function useSize(frame: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
