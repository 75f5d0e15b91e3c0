import { useRef, type ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { MatRow } from '../mat/mat-row.tsx';
import { useTranslate } from '../messages/messages.ts';
import { ActionBar, StepSegments } from './action-bar.tsx';
import { CompanyBar } from './company-bar.tsx';
import { Enlarged } from './enlarged.tsx';
import { useRoomForChoices } from './fit/use-room-for-choices.ts';
import { Opponents } from './opponents.tsx';
import type { TableParts } from './parts.ts';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { TableHeading } from './table-heading.tsx';
import styles from './tablet-table.module.css';
import { Bold } from './words/bold.tsx';

/** A tablet held upright: the board over the whole width, choices in a strip below it, then the mats and the chronicle. */
export function TabletTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, enlarged, fit, logOpen, onLeave, onHelp, onSettings, company, replay, coach } = parts;
  const { view, moment } = table;
  const { bar } = scene;
  const main = useRef<HTMLElement>(null);
  useRoomForChoices(main, fit, `${view.turn} ${table.acting}`);
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
      <main ref={main} className={styles['main']} data-log={logOpen} data-others="row">
        <div className={styles['board']} data-stage data-board>
          <Palazzo board={scene.board} />
          {coach?.line === undefined ? null : <div className={styles['roof']}>{coach.line(table)}</div>}
        </div>
        {coach?.line === undefined ? coach?.say(table) : null}
        {replay === undefined ? (
          <div className={styles['panel']} data-room-for-choices>
            {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
            <SidePanel parts={parts} />
          </div>
        ) : null}
        <OwnMat parts={parts} />
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
        <div className={styles['chronicle']} data-chronicle-card>
          <TableChronicle parts={parts} />
        </div>
      </main>
      {replay?.dock}
    </>
  );
}

function OwnMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { table, scene, fit, enlarged, matOpen, onMat } = parts;
  const { mat, aside } = scene;
  if (mat === undefined) return null;
  const whole = <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />;
  return (
    <div className={styles['mat']} data-mat data-stage>
      {fit.matForm === 'full' ? (
        whole
      ) : (
        <>
          {matOpen ? <div className={styles['drawer']}>{whole}</div> : null}
          <MatRow
            mat={mat}
            isOpen={matOpen}
            label={t(matOpen ? 'table.mat.close' : 'table.mat.whole')}
            onToggle={onMat}
          />
        </>
      )}
      {enlarged === undefined ? null : (
        <div className={styles['enlarged']}>
          <Enlarged
            seat={enlarged.seat}
            mat={enlarged.mat}
            view={table.view}
            score={table.score}
            players={table.moment.players}
            sitter={parts.company?.sitters[enlarged.seat]}
            onMove={parts.onMove}
            onClose={() => parts.onEnlarge(enlarged.seat)}
          />
        </div>
      )}
    </div>
  );
}
