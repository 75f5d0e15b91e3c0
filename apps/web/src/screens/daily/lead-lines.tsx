import type { ReactNode } from 'react';
import { useNarrowWindow } from '../../table/layout/use-layout.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './lead-lines.module.css';
import { signed } from './signed.ts';

type LeadLine = {
  readonly who: 'own' | 'best' | 'friend';
  readonly name: string;
  readonly leads: readonly number[];
};

type LeadLinesProps = {
  readonly lines: readonly LeadLine[];
  /** The player's turns that are numbered on the line, counted from 1. */
  readonly marked: readonly number[];
};

const WIDE = 860;
const NARROW = 330;
const HEIGHT = 230;
const LEFT = 46;
const RIGHT = 10;
const EDGE = 14;
const STEP = 10;
const MARK = 11;
const MARK_TEXT = 5;
const ABOVE = 20;
const DOT = 4;

/** The lead over the better bot through the game, for up to three players of the same deal. */
export function LeadLines({ lines, marked }: LeadLinesProps): ReactNode {
  const t = useTranslate();
  const whole = useNarrowWindow() ? NARROW : WIDE;
  const all = lines.flatMap(({ leads }) => leads);
  const most = Math.max(STEP, STEP * Math.ceil(Math.max(0, ...all) / STEP));
  const least = Math.min(-STEP, STEP * Math.floor(Math.min(0, ...all) / STEP));
  const y = (lead: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (most - lead)) / (most - least);
  const x = (at: number, of: number): number => LEFT + ((whole - LEFT - RIGHT) * at) / Math.max(1, of - 1);
  const every = STEP * Math.ceil((most - least) / STEP / 6);
  const marks = Array.from({ length: Math.floor((most - least) / every) + 1 }, (_, nth) => most - nth * every);
  const own = lines.find(({ who }) => who === 'own')?.leads ?? [];
  return (
    <figure className={styles['lines']}>
      <figcaption>
        {lines.map(({ who, name }) => (
          <span key={who}>
            <svg viewBox="0 0 28 6" aria-hidden="true">
              <path d="M0 3H28" className={styles['line']} data-who={who} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${whole} ${HEIGHT}`}
        role="img"
        aria-label={t('daily.turns.chart', { from: signed(own[0] ?? 0), to: signed(own.at(-1) ?? 0) })}
      >
        {marks.map((lead) => (
          <g key={lead}>
            <path d={`M${LEFT} ${y(lead)}H${whole - RIGHT}`} className={styles['grid']} data-level={lead === 0} />
            <text x={LEFT - 8} y={y(lead) + 5} className={styles['mark']}>
              {signed(lead)}
            </text>
          </g>
        ))}
        {lines.map(({ who, leads }) => (
          <polyline
            key={who}
            points={leads.map((lead, at) => `${x(at, leads.length)},${y(lead)}`).join(' ')}
            className={styles['line']}
            data-who={who}
          />
        ))}
        {marked.map((turn, index) => (
          <g
            key={turn}
            transform={`translate(${x(turn - 1, own.length)} ${y(own[turn - 1] ?? 0)})`}
            className={styles['turn']}
          >
            <circle r={DOT} />
            <circle r={MARK} cy={-ABOVE} />
            <text y={MARK_TEXT - ABOVE}>{index + 1}</text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
