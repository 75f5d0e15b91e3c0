import type { ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { MatStrip } from '../mat/mat-strip.tsx';
import { useTranslate } from '../messages/messages.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './desktop-table.module.css';
import { Enlarged } from './enlarged.tsx';
import { matTitle } from './mat-title.ts';
import { TableHeading } from './table-heading.tsx';
import { Opponents } from './opponents.tsx';
import { CompanyBar } from './company-bar.tsx';
import type { TableParts } from './parts.ts';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { useLowWindow } from './use-layout.ts';
import { Bold } from './words/bold.tsx';

/** From 1200 pixels: board and mat on the left, choices, opponents and chronicle beside them. */
export function DesktopTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, enlarged, onLeave, onHelp, onSettings, company, replay } = parts;
  const { view, moment } = table;
  return (
    <>
      {replay?.bar ?? (
        <ActionBar
          bar={scene.bar}
          heading={<TableHeading parts={parts} />}
          onLeave={onLeave}
          onHelp={onHelp}
          onSettings={onSettings}
          more={<CompanyBar company={company} />}
        />
      )}
      {company?.banner}
      <main className={styles['main']}>
        <div className={styles['left']}>
          <div className={styles['board']} data-stage data-board>
            <Palazzo board={scene.board} />
          </div>
          <OwnMat parts={parts} />
        </div>
        <div className={styles['side']}>
          {parts.coach?.say(table)}
          {replay === undefined ? (
            <div className={styles['panel']}>
              <SidePanel parts={parts} />
            </div>
          ) : null}
          <Opponents
            seats={scene.others}
            view={view}
            players={moment.players}
            sitters={company?.sitters}
            enlarged={enlarged?.seat}
            onEnlarge={parts.onEnlarge}
          />
          <TableChronicle parts={parts} />
        </div>
      </main>
      {replay?.dock}
    </>
  );
}

function OwnMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { table, scene, enlarged, matOpen, onMat, replay } = parts;
  const hasLowWindow = useLowWindow();
  const isLow = hasLowWindow || replay !== undefined;
  const { mat, aside } = scene;
  if (mat === undefined) return null;
  const own = <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />;
  return (
    <div className={styles['mat']} data-mat data-low={isLow} data-stage>
      {isLow ? (
        <>
          {matOpen ? <div className={styles['drawer']}>{own}</div> : null}
          <MatStrip
            mat={mat}
            open={matOpen}
            title={matTitle(t, parts)}
            note={t('table.mat.strip-note', { count: mat.recruits.filter(({ tile }) => tile !== undefined).length })}
            onToggle={onMat}
          />
        </>
      ) : (
        own
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
