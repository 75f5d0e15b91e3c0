import { BIN_WIDTH, binOf, columnsOf, FIELD_LEVEL, type LeadCount } from '@la-stanza/bots/daily';
import type { ReactNode } from 'react';
import { useNarrowWindow } from '../../table/layout/use-layout.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './histogram.module.css';
import { signed } from './signed.ts';

type HistogramProps = {
  readonly people: readonly LeadCount[];
  readonly field: readonly LeadCount[];
  readonly own: number | undefined;
};

const WIDE = 560;
const NARROW = 330;
const HEIGHT = 240;
const FOOT = 30;
const TOP = 22;

/** What people reached in columns of five points, in front of what a bot reached. */
export function Histogram({ people, field, own }: HistogramProps): ReactNode {
  const t = useTranslate();
  const isNarrow = useNarrowWindow();
  const whole = isNarrow ? NARROW : WIDE;
  const counted = columnsOf(people);
  const bots = columnsOf(field);
  const ownColumn = own === undefined ? undefined : binOf(own);
  const mostPeople = Math.max(1, ...counted);
  const mostBots = Math.max(1, ...bots);
  const width = whole / counted.length;
  const heightOf = (count: number, most: number): number => ((HEIGHT - FOOT - TOP) * count) / most;
  const middle = (counted.length - 1) / 2;
  return (
    <svg
      className={styles['histogram']}
      viewBox={`0 0 ${whole} ${HEIGHT}`}
      role="list"
      aria-label={t('daily.everybody')}
    >
      <defs>
        <pattern id="daily-field" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className={styles['hatch']} />
        </pattern>
      </defs>
      {counted.map((count, column) => {
        const x = column * width;
        const foot = HEIGHT - FOOT;
        const bot = heightOf(bots[column] ?? 0, mostBots);
        const person = count === 0 ? 0 : Math.max(10, heightOf(count, mostPeople));
        const lead = BIN_WIDTH * (column - middle);
        const name =
          column === 0 ? `≤ ${signed(lead)}` : column === counted.length - 1 ? `≥ ${signed(lead)}` : signed(lead);
        return (
          <g
            key={column}
            role="listitem"
            aria-label={t('daily.column', { lead: name, people: count, bots: bots[column] ?? 0, level: FIELD_LEVEL })}
            data-own={column === ownColumn}
          >
            <rect x={x + 2} y={foot - bot} width={width - 4} height={bot} className={styles['field']} />
            <rect
              x={x + width / 5}
              y={foot - person}
              width={(3 * width) / 5}
              height={person}
              className={styles['people']}
            />
            {count === 0 ? null : (
              <text x={x + width / 2} y={foot - person - 6} className={styles['count']}>
                {count}
              </text>
            )}
            {isNarrow && column % 2 === 0 ? null : (
              <text x={x + width / 2} y={HEIGHT - 8} className={styles['lead']}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT - FOOT}H${whole}`} className={styles['foot']} />
    </svg>
  );
}
