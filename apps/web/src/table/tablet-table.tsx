import type { ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { ActionBar, StepSegments } from './action-bar.tsx';
import { CompanyBar } from './company-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { Enlarged } from './enlarged.tsx';
import { Opponents } from './opponents.tsx';
import type { TableParts } from './parts.ts';
import { TableHeading } from './table-heading.tsx';
import styles from './tablet-table.module.css';
import { Bold } from './words/bold.tsx';

/** From 768 to 1199 pixels: the board over the whole width, choices in a strip below it, then the mats and the chronicle. */
export function TabletTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, enlarged, onLeave, onHelp, onSettings, company, replay } = parts;
  const { view, score, moment } = table;
  const { mat, aside, bar } = scene;
  return (
    <>
      {replay?.bar ?? (
        <ActionBar
          bar={{ ...bar, steps: undefined }}
          heading={<TableHeading parts={parts} />}
          onLeave={onLeave}
          onHelp={onHelp}
          onSettings={onSettings}
          more={<CompanyBar company={company} />}
        />
      )}
      {company?.banner}
      <main className={styles['main']}>
        <div data-stage data-board>
          <Palazzo board={scene.board} />
        </div>
        {parts.coach?.say(table)}
        {replay === undefined ? (
          <div className={styles['panel']}>
            {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
            <SidePanel parts={parts} />
          </div>
        ) : null}
        <div className={styles['mat']} data-stage>
          {mat === undefined ? null : <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />}
          {enlarged === undefined ? null : (
            <div className={styles['enlarged']}>
              <Enlarged
                seat={enlarged.seat}
                mat={enlarged.mat}
                view={view}
                score={score}
                players={moment.players}
                sitter={company?.sitters[enlarged.seat]}
                onMove={parts.onMove}
                onClose={() => parts.onEnlarge(enlarged.seat)}
              />
            </div>
          )}
        </div>
        <div className={styles['others']}>
          <Opponents
            seats={scene.others}
            view={view}
            players={moment.players}
            sitters={company?.sitters}
            enlarged={enlarged?.seat}
            onEnlarge={parts.onEnlarge}
          />
        </div>
        <TableChronicle parts={parts} />
      </main>
      {replay?.dock}
    </>
  );
}
