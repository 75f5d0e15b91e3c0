import { useRef, useState, type ReactNode } from 'react';
import { Disc } from '../../drawing/art/disc.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import { RingMap } from '../../drawing/board/ring-map.tsx';
import { RoomCard } from '../../drawing/board/room.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { BarButtons, Sentence, StepSegments } from './action-bar.tsx';
import { useRoomForChoices } from '../fit/use-room-for-choices.ts';
import { CoachCard } from './coach-card.tsx';
import { FoldedMat } from './folded-mat.tsx';
import { MatCovers } from './mat-covers.tsx';
import { matTitle } from './mat-title.ts';
import type { TableParts } from './table-parts.ts';
import styles from './phone-table.module.css';
import { PlayerChips } from './player-chips.tsx';
import { roomOfScene } from './room-of-scene.ts';
import { RoomSwipe } from './room-swipe.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableHeading } from './table-heading.tsx';
import { TableMenuSheet } from './table-menu-sheet.tsx';
import { TimerChip } from './timer-chip.tsx';

/** A narrow window: map, one room, the choices, and all buttons within reach of the thumb. */
export function PhoneTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { table, scene, fit, matOpen, onMat, online, replay, coach } = parts;
  const { view } = table;
  const main = useRef<HTMLElement>(null);
  useRoomForChoices(main, { ...fit, others: 'line' }, table.turn);
  const [looked, setLooked] = useState<{ readonly at: unknown; readonly room: RoomName }>();
  const [mapOpen, setMapOpen] = useState(false);
  // the card follows the decision until the player looks at another room
  const isLooking = looked?.at === scene.panel.title;
  const room = isLooking ? looked.room : (coach?.room?.(table) ?? roomOfScene(table, parts.turns));
  const show = (next: RoomName): void => setLooked({ at: scene.panel.title, room: next });
  const { mat, bar } = scene;
  const left = view.grid.filter(({ tile, takenBy }) => tile !== null && takenBy === null).length;
  const isClosing = coach?.closing === true;
  const showsMap = !fit.isLarge || mapOpen;
  return (
    <div className={styles['phone']} data-tight={fit.isTight}>
      <div className={styles['above']}>
        {replay?.bar}
        {coach?.framed === true ? null : (
          <PhoneHeader parts={parts} mapOpen={mapOpen} onMap={() => setMapOpen((open) => !open)} />
        )}
        {online?.banner}
        {showsMap ? (
          <RingMap
            board={scene.board}
            current={room}
            tilesLeft={t('table.tiles-left', { count: left })}
            onRoom={show}
          />
        ) : null}
        <main ref={main} className={styles['main']}>
          {/* a lesson with large text needs the height for its words, and so does what is said at the end */}
          {(coach?.framed === true && fit.isLarge && fit.isTight) || (isClosing && !isLooking) ? null : (
            <RoomSwipe room={room} onRoom={show}>
              {(shown) => <RoomCard room={shown} board={scene.board} />}
            </RoomSwipe>
          )}
          <CoachCard parts={parts} hasLine />
          {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
          {replay === undefined && coach?.sentence === undefined ? (
            <div className={styles['panel']} data-room-for-choices>
              <SidePanel parts={parts} />
            </div>
          ) : null}
        </main>
        <MatCovers parts={parts} />
      </div>
      <footer className={styles['thumb']}>
        {(fit.isTight && replay === undefined) || isClosing ? null : <FoldedMat parts={parts} />}
        <TableMenuSheet parts={parts} />
        {replay?.dock ?? (
          <div className={styles['zone']}>
            <div className={styles['now']}>
              <Sentence bar={bar} />
              {online?.timer === undefined ? null : <TimerChip timer={online.timer} own />}
            </div>
            <BarButtons
              bar={bar}
              more={
                mat !== undefined && fit.isTight ? (
                  <button
                    type="button"
                    className={styles['mat']}
                    aria-expanded={matOpen}
                    aria-label={matTitle(t, parts)}
                    data-opens="mat"
                    onClick={onMat}
                  >
                    <Icon size={22}>
                      <Disc owner={mat.player} />
                    </Icon>
                    <b>{mat.florins.now}</b>
                    <Symbol name={matOpen ? 'down' : 'up'} size={16} />
                  </button>
                ) : null
              }
            />
          </div>
        )}
      </footer>
    </div>
  );
}

type PhoneHeaderProps = {
  readonly parts: TableParts;
  readonly mapOpen: boolean;
  readonly onMap: () => void;
};

function PhoneHeader({ parts, mapOpen, onMap }: PhoneHeaderProps): ReactNode {
  const t = useTranslate();
  const { scene, fit, onLeave, onLog, online, replay } = parts;
  // in a replay the page already has a header
  const Head = replay === undefined ? 'header' : 'section';
  const unread = online?.chat.unread ?? 0;
  const { bar } = scene;
  return (
    <Head className={styles['header']} aria-label={replay === undefined ? undefined : t('text.players')}>
      <TableHeading parts={parts} />
      <button type="button" className={styles['plain']} data-leave aria-label={t('table.bar.leave')} onClick={onLeave}>
        <Symbol name="left" size={20} />
      </button>
      {fit.isLarge ? null : (
        <span className={styles['where']}>
          <b>{bar.short}</b>
        </span>
      )}
      <PlayerChips parts={parts} onlyOwn={fit.isLarge && !mapOpen} />
      {fit.isLarge ? (
        <button type="button" className={styles['all']} aria-expanded={mapOpen} onClick={onMap}>
          {t('table.all-players')}
        </button>
      ) : null}
      <button
        type="button"
        className={styles['plain']}
        aria-label={t('table.more')}
        data-opens="chronicle"
        onClick={onLog}
      >
        <Symbol name="rules" size={22} />
        {unread === 0 ? null : <span className={styles['unread']}>{unread}</span>}
      </button>
    </Head>
  );
}
