import type { ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { Mat } from '../mat/mat.tsx';
import { MatStrip } from '../mat/mat-strip.tsx';
import { useTranslate } from '../messages/messages.ts';
import { ActionBar } from './action-bar.tsx';
import { Chronicle } from './chronicle/chronicle.tsx';
import styles from './desktop-table.module.css';
import { Enlarged } from './enlarged.tsx';
import { Opponents } from './opponents.tsx';
import { Panel } from './panel/panel.tsx';
import type { TableParts } from './parts.ts';
import { useLowWindow } from './use-layout.ts';
import { Bold } from './words/bold.tsx';

/** From 1200 pixels: board and mat on the left, choices, opponents and chronicle beside them. */
export function DesktopTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, turns, enlarged, onLeave, onHelp, onSettings } = parts;
  const { view, moment } = table;
  return (
    <>
      <ActionBar bar={scene.bar} onLeave={onLeave} onHelp={onHelp} onSettings={onSettings} />
      <main className={styles['main']}>
        <div className={styles['left']}>
          <div className={styles['board']}>
            <Palazzo board={scene.board} />
          </div>
          <OwnMat parts={parts} />
        </div>
        <div className={styles['side']}>
          <div className={styles['panel']}>
            <SidePanel parts={parts} />
          </div>
          <Opponents
            seats={scene.others}
            view={view}
            players={moment.players}
            enlarged={enlarged?.seat}
            onEnlarge={parts.onEnlarge}
          />
          <Chronicle turns={turns} players={moment.players} view={view} />
        </div>
      </main>
    </>
  );
}

/** The choice panel; coloured as the seat that decides. */
export function SidePanel({ parts: { table, scene } }: { readonly parts: TableParts }): ReactNode {
  const { moment, acting, seat } = table;
  const player = moment.players[acting ?? seat ?? 0]?.colour ?? 'plum';
  return <Panel panel={scene.panel} player={player} reason={scene.reason} scores={scene.scores} />;
}

function OwnMat({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const isLow = useLowWindow();
  const { table, scene, enlarged, matOpen, onMat } = parts;
  const { mat, aside } = scene;
  if (mat === undefined) return null;
  const own = <Mat mat={mat} aside={aside === undefined ? undefined : <Bold text={aside} />} />;
  return (
    <div className={styles['mat']} data-low={isLow}>
      {isLow ? (
        <>
          {matOpen ? <div className={styles['drawer']}>{own}</div> : null}
          <MatStrip
            mat={mat}
            open={matOpen}
            title={t(matOpen ? 'table.mat.close' : 'table.mat.open')}
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
            onMove={parts.onMove}
            onClose={() => parts.onEnlarge(enlarged.seat)}
          />
        </div>
      )}
    </div>
  );
}
