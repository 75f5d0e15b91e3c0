import type { ReactNode } from 'react';
import styles from './coach-card.module.css';
import type { TableParts } from './table-parts.ts';

type CoachCardProps = {
  readonly parts: TableParts;
  /** Whether her line, where she has one, is here and not on the board. */
  readonly hasLine?: boolean;
};

/** What the coach says beside the choices; in the end it takes the space that it needs and scrolls if it must. */
export function CoachCard({ parts: { coach, table }, hasLine = false }: CoachCardProps): ReactNode {
  if (coach === undefined) return null;
  if (coach.closing === true) return <div className={styles['closing']}>{coach.say(table)}</div>;
  if (coach.line === undefined) return coach.say(table);
  return hasLine ? coach.line(table) : null;
}
