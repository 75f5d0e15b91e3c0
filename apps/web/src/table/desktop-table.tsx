import type { CSSProperties, ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { MatRow } from '../mat/mat-row.tsx';
import { useTranslate } from '../messages/messages.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './desktop-table.module.css';
import { Enlarged } from './enlarged.tsx';
import { TableHeading } from './table-heading.tsx';
import { CompanyBar } from './company-bar.tsx';
import type { TableParts } from './parts.ts';
import { SideColumn } from './side-column.tsx';
import { Bold } from './words/bold.tsx';

type Measures = CSSProperties & Record<'--bar' | '--board' | '--side' | '--mat', string>;

/** A window at least as wide as high: board and mat on the left, choices, opponents and chronicle beside them. */
export function DesktopTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, fit, onLeave, onHelp, onSettings, company, replay, coach } = parts;
  const measures: Measures = {
    '--bar': `${fit.bar}px`,
    '--board': `${fit.board}px`,
    '--side': `${fit.side}px`,
    '--mat': `${fit.mat}px`,
  };
  return (
    <div className={styles['desktop']} style={measures} data-replay={replay !== undefined}>
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
            {coach?.line === undefined ? null : <div className={styles['roof']}>{coach.line(table)}</div>}
          </div>
          <OwnMat parts={parts} />
        </div>
        <SideColumn parts={parts} />
      </main>
      {replay?.dock}
    </div>
  );
}

function OwnMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { table, scene, fit, enlarged, matOpen, onMat, replay } = parts;
  const { mat, aside } = scene;
  if (mat === undefined) return null;
  const whole = <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />;
  const isRow = fit.matForm === 'row' || replay !== undefined;
  return (
    <div className={styles['mat']} data-form={isRow ? 'row' : 'full'} data-mat data-stage>
      {isRow ? (
        <>
          {matOpen ? <div className={styles['drawer']}>{whole}</div> : null}
          <MatRow
            mat={mat}
            isOpen={matOpen}
            label={t(matOpen ? 'table.mat.close' : 'table.mat.whole')}
            onToggle={onMat}
          />
        </>
      ) : (
        whole
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
