import { useRef, type ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { ActionBar, StepSegments } from './action-bar.tsx';
import { OnlineBar } from './online-bar.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';
import { CoachCard } from './coach-card.tsx';
import { Opponents } from './opponents.tsx';
import { OwnMat } from './own-mat.tsx';
import type { TableParts } from './table-parts.ts';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { Roof } from './roof.tsx';
import { TableHeading } from './table-heading.tsx';
import styles from './tablet-table.module.css';

/** A tablet in portrait: the board over the whole width, choices in a strip below it, then the mats and the chronicle. */
export function TabletTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, fit, logOpen, onLeave, onHelp, onSettings, online, replay, coach } = parts;
  const { bar } = scene;
  const main = useRef<HTMLElement>(null);
  useRoomForChoices(main, fit, table.turn);
  return (
    <>
      {replay?.bar ?? (
        <ActionBar
          bar={{ ...bar, steps: undefined }}
          heading={<TableHeading parts={parts} />}
          onLeave={onLeave}
          onHelp={onHelp}
          onSettings={onSettings}
          more={<OnlineBar online={online} />}
        />
      )}
      {online?.banner}
      <main ref={main} className={styles['main']} data-log={logOpen} data-others="row" data-closing={coach?.closing}>
        <div className={styles['board']} data-stage data-board>
          <Palazzo board={scene.board} />
          <Roof parts={parts} className={styles['roof']} />
        </div>
        <CoachCard parts={parts} />
        {/* no choices while the coach's sentence is to be read first */}
        {replay === undefined && coach?.sentence === undefined ? (
          <div className={styles['panel']} data-room-for-choices>
            {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
            <SidePanel parts={parts} />
          </div>
        ) : null}
        <OwnMat parts={parts} />
        <div className={styles['others']}>
          <Opponents parts={parts} />
        </div>
        {/* a lesson with large text needs the height for its words, and so does what is said at the end */}
        {coach?.framed === true && (fit.isLarge || coach.closing === true) ? null : (
          <div className={styles['chronicle']} data-chronicle-card>
            <TableChronicle parts={parts} />
          </div>
        )}
      </main>
      {replay?.dock}
    </>
  );
}
