import type { ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import type { Clock, Presence } from './mat-picture.ts';
import styles from './presence-mark.module.css';

/** A longer name of a bot's level would be cut: the title and the enlarged mat have it. */
const MOST_LETTERS = 12;

/** Full dot: here; half dot: away; struck ring: lost; square: bot; arch: withdrawn. */
export function PresenceMark({ presence }: { readonly presence: Presence }): ReactNode {
  return (
    <span className={styles['presence']} title={presence.text}>
      <svg width={13} height={13} viewBox="-7 -7 14 14" aria-hidden>
        <Shape kind={presence.kind} />
      </svg>
      {presence.kind === 'bot' && presence.text.length > MOST_LETTERS ? null : <span>{presence.text}</span>}
    </span>
  );
}

function Shape({ kind }: Pick<Presence, 'kind'>): ReactNode {
  switch (kind) {
    case 'here':
      return <circle r={5} fill="var(--ok)" stroke="var(--ink)" />;
    case 'away':
      return (
        <>
          <circle r={5} fill="var(--paper)" stroke="var(--ink-2)" strokeWidth={1.6} />
          <path d="M0-5A5 5 0 0 0 0 5Z" fill="var(--ink-2)" />
        </>
      );
    case 'lost':
      return (
        <g fill="none" stroke="var(--no)" strokeWidth={1.8}>
          <circle r={5} />
          <path d="M-5.4 5.4L5.4-5.4" />
        </g>
      );
    case 'bot':
    case 'substitute':
      return <rect x={-5} y={-5} width={10} height={10} rx={2} fill="var(--ink-2)" />;
    case 'withdrawn':
      return <path d="M-5 6V-1A5 5 0 0 1 5-1V6Z" fill="none" stroke="var(--ink-2)" strokeWidth={1.8} />;
  }
}

/** The time left; inverted while it runs, red in the last minute. */
export function ClockChip({ clock }: { readonly clock: Clock }): ReactNode {
  return (
    <span className={styles['clock']} data-state={clock.state}>
      <Symbol name="clock" size={14} />
      {clock.text}
    </span>
  );
}
