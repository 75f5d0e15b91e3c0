import type { CSSProperties, ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { ActionBar } from './action-bar.tsx';
import styles from './desktop-table.module.css';
import { TableHeading } from './table-heading.tsx';
import { CompanyBar } from './company-bar.tsx';
import { OwnMat } from './own-mat.tsx';
import type { TableParts } from './parts.ts';
import { SideColumn } from './side-column.tsx';

type Measures = CSSProperties & Record<'--bar' | '--side' | '--mat', string>;

/** A window at least as wide as high: board and mat on the left, choices, opponents and chronicle beside them. */
export function DesktopTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, fit, onLeave, onHelp, onSettings, company, replay, coach } = parts;
  const measures: Measures = {
    '--bar': `${fit.bar}px`,
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
