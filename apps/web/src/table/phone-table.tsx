import { useState, type ReactNode } from 'react';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { Symbol } from '../art/symbol.tsx';
import type { RoomName } from '../board/board-picture.ts';
import { RingMap } from '../board/ring-map.tsx';
import { RoomCard } from '../board/room.tsx';
import { MatSheet } from '../mat/mat-sheet.tsx';
import { MatStrip } from '../mat/mat-strip.tsx';
import { useTranslate } from '../messages/messages.ts';
import { BarButtons, Sentence, StepSegments } from './action-bar.tsx';
import { RecapLine } from './chronicle/recap.tsx';
import { matTitle } from './mat-title.ts';
import { SidePanel } from './side-panel.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import { Enlarged } from './enlarged.tsx';
import type { PlaceName } from '../target/place.ts';
import type { TableParts } from './parts.ts';
import styles from './phone-table.module.css';
import { TableHeading } from './table-heading.tsx';
import { RoomSwipe } from './room-swipe.tsx';
import { roomOfScene } from './room-of-scene.ts';
import { TimerChip } from './timer-chip.tsx';

/** Below 768 pixels: map, one room, the choices, and everything to press within reach of the thumb. */
export function PhoneTable({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { table, scene, news, enlarged, matOpen, onMat, company, replay } = parts;
  const { view, score, moment } = table;
  const [looked, setLooked] = useState<{ readonly at: unknown; readonly room: RoomName }>();
  const [logOpen, setLogOpen] = useState(false);
  // the card follows the decision until another room is looked at
  const room =
    looked?.at === scene.panel.title ? looked.room : (parts.coach?.room?.(table) ?? roomOfScene(table, parts.turns));
  const show = (next: RoomName): void => setLooked({ at: scene.panel.title, room: next });
  const { mat, bar } = scene;
  const left = view.grid.filter(({ tile, takenBy }) => tile !== null && takenBy === null).length;
  return (
    <>
      {replay?.bar}
      {parts.coach?.framed === true ? null : <PhoneHeader parts={parts} onLog={() => setLogOpen((open) => !open)} />}
      {company?.banner}
      <RingMap board={scene.board} current={room} tilesLeft={t('table.tiles-left', { count: left })} onRoom={show} />
      <main className={styles['main']}>
        <RoomSwipe room={room} onRoom={show}>
          {(shown) => <RoomCard room={shown} board={scene.board} />}
        </RoomSwipe>
        {parts.coach?.say(table)}
        {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
        {replay === undefined ? <SidePanel parts={parts} /> : null}
      </main>
      <footer className={styles['thumb']}>
        {mat === undefined ? null : (
          <MatStrip
            mat={mat}
            open={matOpen}
            title={matTitle(t, parts)}
            note={t('table.mat.strip-note', { count: mat.recruits.filter(({ tile }) => tile !== undefined).length })}
            onToggle={onMat}
          />
        )}
        {matOpen && mat !== undefined ? (
          <div className={styles['sheet']}>
            <MatSheet mat={mat} closeLabel={t('table.mat.close')} onClose={onMat} />
          </div>
        ) : null}
        {enlarged === undefined ? null : (
          <div className={styles['sheet']}>
            <Enlarged
              seat={enlarged.seat}
              mat={enlarged.mat}
              view={view}
              score={score}
              players={moment.players}
              sitter={company?.sitters[enlarged.seat]}
              onMove={parts.onMove}
              onClose={() => parts.onEnlarge(enlarged.seat)}
            />
          </div>
        )}
        {logOpen ? (
          <div className={styles['sheet']}>
            <PhoneMenu parts={parts} />
            <TableChronicle parts={parts} />
          </div>
        ) : null}
        {replay?.dock ?? (
          <div className={styles['zone']}>
            {view.open.decision === 'walk' && table.decision !== undefined ? (
              <RecapLine
                news={news}
                teller={{ players: moment.players, you: table.you }}
                view={view}
                onOpen={() => setLogOpen((open) => !open)}
              />
            ) : null}
            <div className={styles['now']}>
              <Sentence bar={bar} />
              {company?.timer === undefined ? null : <TimerChip timer={company.timer} own />}
            </div>
            <BarButtons bar={bar} />
          </div>
        )}
      </footer>
    </>
  );
}

/** What has no room in the header. */
function PhoneMenu({ parts: { onHelp, onSettings, company } }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['menu']}>
      <button type="button" className={styles['chip']} onClick={onHelp}>
        <Symbol name="help" size={20} />
        {t('table.bar.help')}
      </button>
      {onSettings === undefined ? null : (
        <button type="button" className={styles['chip']} onClick={onSettings}>
          <Symbol name="settings" size={20} />
          {t('table.bar.settings')}
        </button>
      )}
      {company?.menu}
    </div>
  );
}

type PhoneHeaderProps = { readonly parts: TableParts; readonly onLog: () => void };

function PhoneHeader({ parts, onLog }: PhoneHeaderProps): ReactNode {
  const t = useTranslate();
  const { scene, enlarged, onLeave, onEnlarge, onMat, company, replay } = parts;
  // a replay brings the head of the page
  const Head = replay === undefined ? 'header' : 'section';
  const unread = company?.talk.unread ?? 0;
  const { mat, bar, others } = scene;
  return (
    <Head className={styles['header']} aria-label={replay === undefined ? undefined : t('text.players')}>
      <TableHeading parts={parts} />
      <button type="button" className={styles['plain']} aria-label={t('table.bar.leave')} onClick={onLeave}>
        <Symbol name="left" size={20} />
      </button>
      <span className={styles['where']}>
        <b>{bar.where}</b>
        {bar.turn}
      </span>
      {mat === undefined ? null : (
        <button type="button" className={styles['chip']} data-own onClick={onMat} aria-label={mat.name}>
          <Icon size={22}>
            <Disc owner={mat.player} />
          </Icon>
          {mat.score.now}
        </button>
      )}
      {others.map((other) => (
        <button
          key={other.seat}
          type="button"
          className={styles['chip']}
          aria-label={t('table.mat.enlarge', { player: other.mat.name })}
          aria-expanded={enlarged?.seat === other.seat}
          onClick={() => onEnlarge(other.seat)}
        >
          <span data-place={`mat ${other.mat.player}` satisfies PlaceName}>
            <Icon size={22}>
              <Disc owner={other.mat.player} />
            </Icon>
          </span>
          {other.mat.score.now}
        </button>
      ))}
      <button
        type="button"
        className={styles['plain']}
        data-opens="chronicle"
        aria-label={t('table.chronicle')}
        onClick={onLog}
      >
        <Symbol name="chat" size={22} />
        {unread === 0 ? null : <span className={styles['unread']}>{unread}</span>}
      </button>
    </Head>
  );
}
