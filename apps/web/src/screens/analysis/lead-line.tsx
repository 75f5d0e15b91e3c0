import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './lead-line.module.css';
import { leadsOf } from './lead.ts';
import type { Review } from './review.ts';

type LeadLineProps = {
  readonly review: Review;
  readonly seat: number;
  /** The colour of the seat's line. */
  readonly colour: string;
  /** The turn of the best move, marked by a star. */
  readonly best: number | undefined;
};

const WIDTH = 640;
const HEIGHT = 150;
const EDGE = 14;
const RADIUS = 12;

/** How far a player was ahead of the best rival, turn by turn, with the best move and the turning points. */
export function LeadLine({ review, seat, colour, best }: LeadLineProps): ReactNode {
  const t = useTranslate();
  const leads = leadsOf(review, seat);
  const middle = HEIGHT / 2;
  const x = (turn: number): number => EDGE + ((WIDTH - 2 * EDGE) * turn) / Math.max(1, leads.length - 1);
  const y = (turn: number): number => middle - (leads[turn] ?? 0) * (middle - RADIUS - 2);
  const line = leads.map((_, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(turn)}`).join('');
  const marks = [
    ...review.swings.map(({ turn }, index) => ({ turn, text: String(index + 1), kind: 'swing' })),
    ...(best === undefined ? [] : [{ turn: best, text: '★', kind: 'best' }]),
  ];
  return (
    <svg className={styles['lead']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('analysis.story.lead')}>
      <rect className={styles['ahead']} width={WIDTH} height={middle} />
      <rect className={styles['behind']} y={middle} width={WIDTH} height={middle} />
      <path d={`${line}L${x(leads.length - 1)} ${middle}L${x(0)} ${middle}Z`} className={styles['area']} />
      <path d={`M0 ${middle}H${WIDTH}`} className={styles['level']} />
      <text x={6} y={16} className={styles['good']}>
        {t('analysis.story.ahead')}
      </text>
      <text x={6} y={HEIGHT - 7} className={styles['bad']}>
        {t('analysis.story.behind')}
      </text>
      <path d={line} fill="none" stroke={colour} strokeWidth={3} strokeLinejoin="round" />
      {marks.map(({ turn, text, kind }) => (
        <g key={kind + turn} className={styles['mark']} data-kind={kind}>
          <circle cx={x(turn)} cy={y(turn)} r={RADIUS} />
          <text x={x(turn)} y={y(turn) + 5}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
