import { useRef, type ReactNode } from 'react';
import type { RoomName } from '../board/board-picture.ts';
import styles from './room-swipe.module.css';

const ORDER: readonly RoomName[] = ['bonus', 'discoveries', 'literature', 'religion', 'arts', 'politics'];
const FAR_ENOUGH = 40;

type RoomSwipeProps = {
  readonly room: RoomName;
  readonly onRoom: (room: RoomName) => void;
  readonly children: (room: RoomName) => ReactNode;
};

/** One room of six; a swipe leads to its neighbour in the order of the ring. */
export function RoomSwipe({ room, onRoom, children }: RoomSwipeProps): ReactNode {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const move = (by: 1 | -1): void => {
    const next = ORDER[(ORDER.indexOf(room) + by + ORDER.length) % ORDER.length];
    if (next !== undefined) onRoom(next);
  };
  return (
    <div
      className={styles['swipe']}
      data-stage
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
      }}
      onPointerUp={({ clientX, clientY }) => {
        const { x = clientX, y = clientY } = start.current ?? {};
        const far = clientX - x;
        if (Math.abs(far) > FAR_ENOUGH && Math.abs(far) > 2 * Math.abs(clientY - y)) move(far < 0 ? 1 : -1);
      }}
    >
      {children(room)}
      <div className={styles['dots']} aria-hidden>
        {ORDER.map((each) => (
          <i key={each} data-now={each === room} />
        ))}
      </div>
    </div>
  );
}
