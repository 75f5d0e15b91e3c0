import { useRef, type ReactNode } from 'react';
import type { BoardPicture, RoomName } from './board-picture.ts';
import { COLUMNS, LOWER_FLOOR, PALAZZO_HEIGHT, PALAZZO_WIDTH, ROOM_HEIGHT, ROOM_WIDTH, UPPER_FLOOR } from './layout.ts';
import { BoardPaints } from './paint.tsx';
import { PalazzoShell } from './palazzo-shell.tsx';
import { Ring, WalkPreview } from './ring.tsx';
import { Room, RoomTarget } from './room.tsx';
import { useRovingFocus } from '../targets/roving-focus.ts';
import { roundedBox } from '../art/shapes.ts';
import { Halo } from '../targets/target.tsx';
import styles from './palazzo.module.css';

type PalazzoProps = {
  readonly board: BoardPicture;
  /** The rooms to draw; all of them by default. */
  readonly rooms?: readonly RoomName[];
};

type Plot = { readonly room: RoomName; readonly x: number; readonly y: number };

// In the order of the ring, which is also the order of keyboard focus.
const PLAN: readonly Plot[] = [
  { room: 'bonus', x: COLUMNS[1], y: LOWER_FLOOR },
  { room: 'discoveries', x: COLUMNS[0], y: LOWER_FLOOR },
  { room: 'literature', x: COLUMNS[0], y: UPPER_FLOOR },
  { room: 'religion', x: COLUMNS[1], y: UPPER_FLOOR },
  { room: 'arts', x: COLUMNS[2], y: UPPER_FLOOR },
  { room: 'politics', x: COLUMNS[2], y: LOWER_FLOOR },
];

/**
 * The whole board: the palazzo in section, six rooms on two floors (rule 1.1). Each room is its own drawing, stacked on the others at
 * the same scale: a browser lays out and paints only the one that has changed, not the whole house.
 */
export function Palazzo({ board, rooms }: PalazzoProps): ReactNode {
  const house = useRef<HTMLDivElement>(null);
  useRovingFocus(house);
  const active = PLAN.find(({ room }) => room === board.activeRoom);
  return (
    <BoardPaints>
      {(paints) => (
        <div ref={house} className={`lit ${styles['palazzo']}`} data-surface role="group" aria-label={board.name}>
          <Layer>
            {paints}
            <PalazzoShell />
          </Layer>
          {PLAN.filter(({ room }) => rooms?.includes(room) ?? true).map(({ room, x, y }) => (
            <Layer key={room}>
              <g transform={`translate(${x} ${y})`}>
                <svg width={ROOM_WIDTH} height={ROOM_HEIGHT} style={{ overflow: 'hidden' }}>
                  <Room room={room} board={board} />
                  <RoomTarget room={room} board={board} />
                </svg>
                <rect width={ROOM_WIDTH} height={ROOM_HEIGHT} fill="none" stroke="#3A2B1D" strokeWidth={1.4} />
              </g>
            </Layer>
          ))}
          <Layer>
            {board.walk === undefined ? null : <WalkPreview {...board.walk} />}
            <Ring />
            {active === undefined ? null : (
              <Halo outline={roundedBox(active.x, active.y, ROOM_WIDTH, ROOM_HEIGHT, 1)} />
            )}
          </Layer>
        </div>
      )}
    </BoardPaints>
  );
}

function Layer({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className={styles['layer']} viewBox={`0 -4 ${PALAZZO_WIDTH} ${PALAZZO_HEIGHT + 4}`} role="presentation">
      {children}
    </svg>
  );
}
