import { useRef, type ReactNode } from 'react';
import { CoachCard } from './coach-card.tsx';
import { Opponents } from './opponents.tsx';
import type { TableParts } from './table-parts.ts';
import styles from './side-column.module.css';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';

/** Choices, opponents and chronicle; the choices are always complete, the rest shrinks. */
export function SideColumn({ parts }: { readonly parts: TableParts }): ReactNode {
  const column = useRef<HTMLDivElement>(null);
  const { table, fit, replay, logOpen, coach } = parts;
  useRoomForChoices(column, fit, table.turn);
  return (
    <div ref={column} className={styles['side']} data-log={logOpen} data-others={fit.others}>
      <CoachCard parts={parts} />
      {/* no choices while the coach's sentence is to be read first */}
      {replay === undefined && coach?.sentence === undefined ? (
        <div className={styles['panel']} data-room-for-choices>
          <SidePanel parts={parts} />
        </div>
      ) : null}
      {/* a lesson in large text needs the height for its words */}
      {coach?.framed === true && fit.isLarge ? null : (
        <>
          <div className={styles['others']}>
            <Opponents parts={parts} />
          </div>
          <div className={styles['chronicle']} data-chronicle-card>
            <TableChronicle parts={parts} />
          </div>
        </>
      )}
    </div>
  );
}
