import { useRef, type ReactNode } from 'react';
import { Opponents } from './opponents.tsx';
import type { TableParts } from './parts.ts';
import styles from './side-column.module.css';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';

/** Choices, opponents and chronicle; the choices are always whole, the others give way. */
export function SideColumn({ parts }: { readonly parts: TableParts }): ReactNode {
  const column = useRef<HTMLDivElement>(null);
  const { table, fit, replay, logOpen, coach } = parts;
  useRoomForChoices(column, fit, `${table.view.turn} ${table.acting}`);
  return (
    <div ref={column} className={styles['side']} data-log={logOpen} data-others={fit.others}>
      {coach?.line === undefined ? coach?.say(table) : null}
      {replay === undefined ? (
        <div className={styles['panel']} data-room-for-choices>
          <SidePanel parts={parts} />
        </div>
      ) : null}
      <div className={styles['others']}>
        <Opponents parts={parts} />
      </div>
      <div className={styles['chronicle']} data-chronicle-card>
        <TableChronicle parts={parts} />
      </div>
    </div>
  );
}
