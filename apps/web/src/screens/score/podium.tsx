import type { Score, Seat } from '@la-stanza/engine';
import { placeOf } from '@la-stanza/words';
import { useId, type ReactNode } from 'react';
import { each, range } from '../../drawing/art/each.tsx';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { Label } from '../../drawing/art/label.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './podium.module.css';

type PodiumProps = {
  readonly players: readonly SeatedPlayer[];
  readonly score: Score;
  /** The seats from the first to the last. */
  readonly order: readonly Seat[];
};

// Second, first, third, fourth from left to right; with two players the first is on the right.
const PLACES = [
  { x: 190, height: 150, column: 2 },
  { x: 74, height: 118, column: 1 },
  { x: 306, height: 88, column: 3 },
  { x: 410, height: 62, column: 4 },
] as const;
const GROUND = 262;
const STEP = 96;
const RAYS = 22;

/** Every player on the step of their rank. */
export function Podium({ players, score, order }: PodiumProps): ReactNode {
  const t = useTranslate();
  const light = useId();
  const totals = score.seats.map(({ total }) => total);
  const width = order.length > 3 ? 476 : 380;
  const words = order.map((seat) => {
    const points = totals[seat] ?? 0;
    const place = t('score.place', { rank: placeOf(points, totals).rank });
    return t('score.podium.row', { place, name: players[seat]?.name ?? '', points });
  });
  return (
    <>
      <svg
        viewBox={`0 -14 ${width} 290`}
        width="100%"
        role="img"
        aria-label={`${t('score.podium')}: ${words.join('; ')}`}
      >
        <radialGradient id={light}>
          <stop offset="0" stopColor="var(--glow)" stopOpacity={0.4} />
          <stop offset="1" stopColor="var(--glow)" stopOpacity={0} />
        </radialGradient>
        <circle cx={190} cy={70} r={150} fill={`url(#${light})`} />
        <g stroke="var(--gold)" strokeOpacity={0.35}>
          {each(range(RAYS), (ray) => (
            <path d="M0-46V-150" transform={`translate(190 70) rotate(${(ray * 360) / RAYS})`} />
          ))}
        </g>
        {order.map((seat, index) => (
          <Step
            key={seat}
            player={players[seat]}
            points={totals[seat] ?? 0}
            index={index}
            isWinner={score.winners.includes(seat)}
          />
        ))}
        <rect x={14} y={GROUND} width={width - 28} height={10} fill="#D8C7A4" stroke="#4A3520" strokeWidth={1.4} />
      </svg>
      <div className={styles['names']} data-players={order.length} aria-hidden>
        {order.map((seat, index) => (
          <span key={seat} style={{ gridColumn: PLACES[index]?.column }}>
            {players[seat]?.name}
          </span>
        ))}
      </div>
    </>
  );
}

type StepProps = {
  readonly player: SeatedPlayer | undefined;
  readonly points: number;
  readonly index: number;
  readonly isWinner: boolean;
};

function Step({ player, points, index, isWinner }: StepProps): ReactNode {
  const place = PLACES[index];
  if (place === undefined || player === undefined) return null;
  const { x, height } = place;
  const top = GROUND - height;
  return (
    <g>
      {isWinner ? <Laurel x={x} y={top - 46} /> : null}
      <rect
        x={x - STEP / 2 - 5}
        y={top - 4}
        width={STEP + 10}
        height={11}
        fill="#F3E8CF"
        stroke="#4A3520"
        strokeWidth={1.4}
      />
      <rect
        x={x - STEP / 2}
        y={top + 7}
        width={STEP}
        height={height - 7}
        fill="#E9DCBF"
        stroke="#4A3520"
        strokeWidth={1.4}
      />
      <Figurine owner={player.colour} x={x} y={top - 40} size={74} />
      <Label x={x} y={top + 38} size={24} weight={800} ink="#2A2019">
        {points}
      </Label>
    </g>
  );
}

const LEAVES = [-150, -120, -90, -60, -30, 30, 60, 90, 120, 150] as const;

function Laurel({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g data-laurel transform={`translate(${x} ${y})`} fill="#7C9A45" stroke="#43551F">
      {each(LEAVES, (angle) => (
        <ellipse cy={-54} rx={5.5} ry={11} transform={`rotate(${angle}) rotate(${angle > 0 ? 24 : -24} 0 -54)`} />
      ))}
    </g>
  );
}
