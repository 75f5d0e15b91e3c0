import type { CSSProperties, ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { ActionBar } from './action-bar.tsx';
import styles from './desktop-table.module.css';
import { Roof } from './roof.tsx';
import { TableHeading } from './table-heading.tsx';
import { OnlineBar } from './online-bar.tsx';
import { OwnMat } from './own-mat.tsx';
import type { TableParts } from './table-parts.ts';
import { SideColumn } from './side-column.tsx';

type Measures = CSSProperties & Record<'--bar' | '--side' | '--mat', string>;

/** A window at least as wide as high: board and mat on the left, choices, opponents and chronicle on the right. */
export function DesktopTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { scene, fit, onLeave, onHelp, onSettings, online, replay } = parts;
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
          more={<OnlineBar online={online} />}
        />
      )}
      {online?.banner}
      <main className={styles['main']}>
        <div className={styles['left']}>
          <div className={styles['board']} data-stage data-board>
            <Palazzo board={scene.board} />
            <Roof parts={parts} className={styles['roof']} />
          </div>
          <OwnMat parts={parts} />
        </div>
        <SideColumn parts={parts} />
      </main>
      {replay?.dock}
    </div>
  );
}
