import type { Translate } from '@la-stanza/words';
import { useId, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import type { Review, ReviewedTurn } from './review.ts';
import { whereName } from './turn-words.ts';
import styles from './win-chart.module.css';

type WinChartProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
};

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 34;
const TOP = 26;
const BOTTOM = 34;
/** 19 of 20 estimates are within two standard errors. */
const ERRORS = 2;
const DASHES = [undefined, '9 5', '3 4', '12 4 3 4'] as const;

/** Every player's chance to win, turn by turn, with its uncertainty and the turning points. */
export function WinChart({ review, players, selected, onSelect }: WinChartProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const clip = useId();
  const { chances, turns, swings } = review;
  const last = Math.max(1, chances.length - 1);
  const x = (turn: number): number => LEFT + ((WIDTH - LEFT - 8) * turn) / last;
  const y = (share: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
  // an estimate may lie a little below none or above all
  const now = (chances[selected] ?? []).map((share) => Math.min(1, Math.max(0, share)));
  return (
    <figure className={styles['chart']}>
      <figcaption>
        <h2>{t('analysis.chances')}</h2>
        {players.map(({ name, colour }, seat) => (
          <span key={colour} title={name}>
            <PlayerBadge colour={colour} size={22} />
            <b>{t('analysis.percent', { chance: figures.percent(now[seat] ?? 0) })}</b>
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('analysis.chances')}>
        <clipPath id={clip}>
          <rect x={LEFT} y={TOP} width={WIDTH - LEFT - 8} height={HEIGHT - TOP - BOTTOM} />
        </clipPath>
        {stretches(t, turns).map(({ from, to, turn }, index) => (
          <g key={from}>
            {index % 2 === 1 ? (
              <rect
                className={styles['round']}
                x={x(from)}
                y={TOP}
                width={x(to) - x(from)}
                height={HEIGHT - TOP - BOTTOM}
              />
            ) : null}
            <text className={styles['roundName']} x={(x(from) + x(to)) / 2} y={HEIGHT - 12}>
              {whereName(t, turn)}
            </text>
          </g>
        ))}
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path className={styles['grid']} d={`M${LEFT} ${y(share)}H${WIDTH - 8}`} />
            <text className={styles['scale']} x={LEFT - 6} y={y(share) + 5}>
              {figures.percent(share)}
            </text>
          </g>
        ))}
        <g clipPath={`url(#${clip})`}>
          {players.map(({ colour }, seat) => (
            <path
              key={colour}
              d={band(turns, (turn) => turn.review.winShares[seat] ?? 0, x, y)}
              fill={`var(--${colour}-line)`}
              opacity={0.14}
            />
          ))}
          {players.map(({ colour }, seat) => (
            <path
              key={colour}
              d={chances.map((shares, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(shares[seat] ?? 0)}`).join('')}
              fill="none"
              stroke={`var(--${colour}-line)`}
              strokeWidth={3}
              strokeDasharray={DASHES[seat]}
              strokeLinejoin="round"
            />
          ))}
        </g>
        <path className={styles['cursor']} d={`M${x(selected)} ${TOP}V${HEIGHT - BOTTOM}`} />
        {swings.map(({ turn, seat, before }, index) => (
          <g key={`${turn} ${index}`} className={styles['swing']} data-now={turn === selected}>
            <circle cx={x(turn)} cy={y(before)} r={4} />
            <circle
              cx={x(turn)}
              cy={Math.max(14, y(before) - 24)}
              r={12}
              stroke={`var(--${players[seat]?.colour ?? 'onyx'}-line)`}
            />
            <text x={x(turn)} y={Math.max(14, y(before) - 24) + 5}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={selected}
        aria-label={t('analysis.slider')}
        onChange={({ target }) => onSelect(Number(target.value))}
      />
      <p>{t('analysis.band')}</p>
    </figure>
  );
}

type Stretch = { readonly from: number; readonly to: number; readonly turn: ReviewedTurn };

/** Groups the turns of each round, and those of the finale. */
function stretches(t: Translate, turns: readonly ReviewedTurn[]): Stretch[] {
  const found: Stretch[] = [];
  for (const turn of turns) {
    const open = found.at(-1);
    const next = turn.index + 1;
    if (open !== undefined && whereName(t, open.turn) === whereName(t, turn))
      found[found.length - 1] = { ...open, to: next };
    else found.push({ from: turn.index, to: next, turn });
  }
  return found;
}

function band(
  turns: readonly ReviewedTurn[],
  share: (turn: ReviewedTurn) => number,
  x: (turn: number) => number,
  y: (share: number) => number,
): string {
  const edge = (sign: number) =>
    turns.map((turn) => `${x(turn.index)} ${y(Math.min(1, Math.max(0, share(turn) + sign * ERRORS * turn.error)))}`);
  return turns.length === 0 ? '' : `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}
