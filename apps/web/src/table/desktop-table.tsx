import type { ReactNode } from 'react';
import { Palazzo } from '../board/palazzo.tsx';
import { HintPanel } from '../hint/hint-panel.tsx';
import { Mat } from '../mat/mat.tsx';
import { MatStrip } from '../mat/mat-strip.tsx';
import { useTranslate, type Translate } from '../messages/messages.ts';
import { ActionBar } from './action-bar.tsx';
import { Chronicle } from './chronicle/chronicle.tsx';
import styles from './desktop-table.module.css';
import { Enlarged } from './enlarged.tsx';
import { TableHeading } from './table-heading.tsx';
import { Opponents } from './opponents.tsx';
import { CompanyBar } from './company-bar.tsx';
import { Panel } from './panel/panel.tsx';
import type { TableParts } from './parts.ts';
import { TalkTabs } from './talk-tabs.tsx';
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
          <div className={styles['board']} data-stage>
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

/** The choice panel; coloured as the seat that decides. */
export function SidePanel({ parts: { table, scene, hint } }: { readonly parts: TableParts }): ReactNode {
  if (hint !== undefined) return <HintPanel picture={hint.picture} isFailed={hint.isFailed} />;
  const { moment, acting, seat } = table;
  const player = moment.players[acting ?? seat ?? 0]?.colour ?? 'plum';
  return <Panel panel={scene.panel} player={player} reason={scene.reason} rule={scene.rule} scores={scene.scores} />;
}

/** What the strip of a folded mat offers. */
export function matTitle(t: Translate, { matOpen, replay, scene: { mat } }: TableParts): string {
  if (matOpen) return t('table.mat.close');
  return replay === undefined ? t('table.mat.open') : t('replay.mat', { player: mat?.name ?? '' });
}

/** The chronicle with its news, and the things its lines are about shown on the table. */
export function TableChronicle({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, turns, news, onPoint, company, replay, onLine } = parts;
  const { moment, view, you } = table;
  const chronicle = (
    <Chronicle
      turns={turns}
      players={moment.players}
      view={replay?.end ?? view}
      you={you}
      news={news}
      onPoint={onPoint}
      entries={replay?.entries}
      onLine={onLine}
    />
  );
  return company === undefined ? chronicle : <TalkTabs talk={company.talk} chronicle={chronicle} />;
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
    <div className={styles['mat']} data-low={isLow} data-stage>
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
