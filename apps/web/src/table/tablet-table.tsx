import type { ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { ActionBar, StepSegments } from './action-bar.tsx';
import { Chronicle } from './chronicle/chronicle.tsx';
import { SidePanel } from './desktop-table.tsx';
import { Enlarged } from './enlarged.tsx';
import { Opponents } from './opponents.tsx';
import type { TableParts } from './parts.ts';
import styles from './tablet-table.module.css';
import { Bold } from './words/bold.tsx';

/** From 768 to 1199 pixels: the board over the whole width, choices in a strip below it, then the mats and the chronicle. */
export function TabletTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, turns, enlarged, onLeave, onHelp, onSettings } = parts;
  const { view, score, moment } = table;
  const { mat, aside, bar } = scene;
  return (
    <>
      <ActionBar bar={{ ...bar, steps: undefined }} onLeave={onLeave} onHelp={onHelp} onSettings={onSettings} />
      <main className={styles['main']}>
        <Palazzo board={scene.board} />
        <div className={styles['panel']}>
          {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
          <SidePanel parts={parts} />
        </div>
        <div className={styles['mat']}>
          {mat === undefined ? null : <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />}
          {enlarged === undefined ? null : (
            <div className={styles['enlarged']}>
              <Enlarged
                seat={enlarged.seat}
                mat={enlarged.mat}
                view={view}
                score={score}
                players={moment.players}
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
            enlarged={enlarged?.seat}
            onEnlarge={parts.onEnlarge}
          />
        </div>
        <Chronicle turns={turns} players={moment.players} view={view} />
      </main>
    </>
  );
}
