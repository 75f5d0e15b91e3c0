import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { BarButtons, Sentence } from './action-bar.tsx';
import { OnlineBar } from './online-bar.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';
import { CoachCard } from './coach-card.tsx';
import { FoldedMat } from './folded-mat.tsx';
import styles from './landscape-table.module.css';
import { MatCovers } from './mat-covers.tsx';
import type { TableParts } from './table-parts.ts';
import { PlayerChips } from './player-chips.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableHeading } from './table-heading.tsx';
import { TableMenuSheet } from './table-menu-sheet.tsx';
import { TimerChip } from './timer-chip.tsx';

type Measures = CSSProperties & Record<'--side' | '--left', string>;

/** Below this the header has no space for the round and the players' money. */
const NARROW = 760;

/** A phone in landscape: the whole board, and beside it a column with the sentence, the choices and Undo. */
export function LandscapeTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, fit, online, replay, coach } = parts;
  const { bar } = scene;
  const column = useRef<HTMLDivElement>(null);
  useRoomForChoices(column, { ...fit, others: 'line' }, table.turn);
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
            {online?.banner}
            <div className={styles['now']}>
              <Sentence bar={bar} />
              {online?.timer === undefined ? null : <TimerChip timer={online.timer} own />}
            </div>
            <CoachCard parts={parts} hasLine />
            {coach?.closing === true ? null : (
              <>
                <div className={styles['panel']} data-room-for-choices>
                  {/* no choices while the coach's sentence is to be read first */}
                  {coach?.sentence === undefined ? <SidePanel parts={parts} /> : null}
                </div>
                <BarButtons bar={bar} />
              </>
            )}
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
  const { scene, fit, onLeave, onLog, online, replay } = parts;
  const Head = replay === undefined ? 'header' : 'section';
  const isNarrow = fit.isLarge || fit.width < NARROW;
  return (
    <Head className={styles['header']} aria-label={replay === undefined ? undefined : t('text.players')}>
      <TableHeading parts={parts} />
      <button type="button" className={styles['plain']} data-leave aria-label={t('table.bar.leave')} onClick={onLeave}>
        <Symbol name="left" size={20} />
      </button>
      {isNarrow ? null : <b className={styles['where']}>{scene.bar.short}</b>}
      <PlayerChips parts={parts} withFlorins={!isNarrow} />
      <span className={styles['actions']}>
        <OnlineBar online={online} />
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
