import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { BarButtons, Sentence } from './action-bar.tsx';
import { CompanyBar } from './company-bar.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';
import { FoldedMat } from './folded-mat.tsx';
import styles from './landscape-table.module.css';
import { MatCovers } from './mat-covers.tsx';
import type { TableParts } from './parts.ts';
import { PlayerChips } from './player-chips.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableHeading } from './table-heading.tsx';
import { TableMenuSheet } from './table-menu-sheet.tsx';
import { TimerChip } from './timer-chip.tsx';

type Measures = CSSProperties & Record<'--side' | '--left', string>;

/** Below this the head has no room for the round and for everybody's money. */
const NARROW = 760;

/** A phone held sideways: the whole board, and beside it a column with the sentence, the choices and Undo. */
export function LandscapeTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, fit, company, replay, coach } = parts;
  const { bar } = scene;
  const column = useRef<HTMLDivElement>(null);
  useRoomForChoices(column, { ...fit, others: 'line' }, `${table.view.turn} ${table.acting}`);
  const measures: Measures = {
    '--side': `${fit.side}px`,
    '--left': replay === undefined ? `${fit.width - fit.side}px` : '100%',
  };
  return (
    <div className={styles['landscape']} style={measures} data-replay={replay !== undefined}>
      {replay?.bar}
      <div className={styles['halves']}>
        <div className={styles['left']}>
          {coach?.framed === true ? null : <LandscapeHeader parts={parts} />}
          <main className={styles['board']} data-stage data-board>
            <Palazzo board={scene.board} />
          </main>
          <div className={styles['mat']} data-mat>
            <FoldedMat parts={parts} />
            <MatCovers parts={parts} />
          </div>
        </div>
        {replay === undefined ? (
          <div ref={column} className={styles['column']}>
            {company?.banner}
            <div className={styles['now']}>
              <Sentence bar={bar} />
              {company?.timer === undefined ? null : <TimerChip timer={company.timer} own />}
            </div>
            {coach?.line?.(table) ?? coach?.say(table)}
            <div className={styles['panel']} data-room-for-choices>
              {/* while the coach is to be read first there is nothing to choose */}
              {coach?.sentence === undefined ? <SidePanel parts={parts} /> : null}
            </div>
            <BarButtons bar={bar} />
          </div>
        ) : null}
      </div>
      <TableMenuSheet parts={parts} />
      {replay?.dock}
    </div>
  );
}

function LandscapeHeader({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { scene, fit, onLeave, onLog, company, replay } = parts;
  const Head = replay === undefined ? 'header' : 'section';
  const isNarrow = fit.isLarge || fit.width < NARROW;
  return (
    <Head className={styles['header']} aria-label={replay === undefined ? undefined : t('text.players')}>
      <TableHeading parts={parts} />
      <button type="button" className={styles['plain']} aria-label={t('table.bar.leave')} onClick={onLeave}>
        <Symbol name="left" size={20} />
      </button>
      {isNarrow ? null : <b className={styles['where']}>{scene.bar.short}</b>}
      <PlayerChips parts={parts} withFlorins={!isNarrow} />
      <span className={styles['ways']}>
        <CompanyBar company={company} />
        <button
          type="button"
          className={styles['plain']}
          aria-label={t('table.more')}
          data-opens="chronicle"
          onClick={onLog}
        >
          <Symbol name="rules" size={20} />
        </button>
      </span>
    </Head>
  );
}
