import type { Rating } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { chartOf } from './chart.ts';
import styles from './rating-chart.module.css';

const WIDTH = 620;
const HEIGHT = 200;
const LEFT = 62;
const RIGHT = 16;
const TOP = 8;
const FOOT = 24;

/** The rating after every rated game, as a line within the band of its uncertainty. */
export function RatingChart({ rating }: { readonly rating: Rating }): ReactNode {
  const t = useTranslate();
  const { day } = useDates();
  const { line, band, ticks, last } = chartOf(rating.history, {
    west: LEFT,
    east: WIDTH - RIGHT,
    north: TOP,
    south: HEIGHT - FOOT,
  });
  const [first] = rating.history;
  const newest = rating.history.at(-1);
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('profile.rating.chart', { count: rating.games, rating: rating.rating, spread: rating.spread })}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path d={`M${LEFT} ${y}H${WIDTH - RIGHT}`} stroke="var(--line-soft)" />
          <text x={LEFT - 8} y={y + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path d={band} fill="var(--plum-line)" fillOpacity={0.18} stroke="var(--plum-line)" strokeDasharray="4 3" />
      <path d={line} fill="none" stroke="var(--plum-line)" strokeWidth={3} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={5.5} fill="var(--plum-line)" stroke="var(--paper)" strokeWidth={2} />
      <text x={LEFT} y={HEIGHT - 4}>
        {first === undefined ? '' : day(first.at)}
      </text>
      {newest === undefined || rating.history.length < 2 ? null : (
        <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {day(newest.at)}
        </text>
      )}
    </svg>
  );
}
