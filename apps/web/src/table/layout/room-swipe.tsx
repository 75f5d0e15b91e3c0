import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import { motionLength } from '../../ui/theme/motion.ts';
import styles from './room-swipe.module.css';

const ORDER: readonly RoomName[] = ['bonus', 'discoveries', 'literature', 'religion', 'arts', 'politics'];
/** From this distance on a finger pulls the room; below, it may be a tap or a scroll. */
const PULLED = 10;
const FAR_ENOUGH = 40;
const SLIDE = 160;

type Pull = { readonly x: number; readonly y: number; by: number };

type RoomSwipeProps = {
  readonly room: RoomName;
  readonly onRoom: (room: RoomName) => void;
  readonly children: (room: RoomName) => ReactNode;
};

/** One room of six. It follows the finger, and a swipe leads to its neighbour in the order of the ring. */
export function RoomSwipe({ room, onRoom, children }: RoomSwipeProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull>(undefined);
  const side = useRef<1 | -1>(undefined);
  useLayoutEffect(() => {
    if (side.current !== undefined) slideIn(stage.current, `${side.current * 30}%`);
    side.current = undefined;
  }, [room]);
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const held = pull.current;
    if (held === undefined) return;
    const by = clientX - held.x;
    if (held.by === 0 && (Math.abs(by) < PULLED || Math.abs(by) < 2 * Math.abs(clientY - held.y))) return;
    held.by = by;
    cardOf(stage.current)?.style.setProperty('translate', `${by}px`);
  };
  const letGo = (leads: boolean): void => {
    const by = pull.current?.by ?? 0;
    pull.current = undefined;
    cardOf(stage.current)?.style.removeProperty('translate');
    const next = by < 0 ? 1 : -1;
    const neighbour = ORDER[(ORDER.indexOf(room) + next + ORDER.length) % ORDER.length];
    if (leads && Math.abs(by) > FAR_ENOUGH && neighbour !== undefined) {
      side.current = next;
      onRoom(neighbour);
    } else if (by !== 0) {
      slideIn(stage.current, `${by}px`);
    }
  };
  return (
    <div
      ref={stage}
      className={styles['swipe']}
      data-stage
      onPointerDown={({ clientX, clientY }) => {
        pull.current = { x: clientX, y: clientY, by: 0 };
      }}
      onPointerMove={follow}
      onPointerUp={() => letGo(true)}
      onPointerCancel={() => letGo(false)}
      onPointerLeave={() => letGo(false)}
    >
      <div className={styles['card']}>
        {children(room)}
        <div className={styles['dots']} aria-hidden>
          {ORDER.map((each) => (
            <i key={each} data-now={each === room} />
          ))}
        </div>
      </div>
    </div>
  );
}

function cardOf(stage: HTMLElement | null): HTMLElement | undefined {
  return stage?.querySelector<HTMLElement>(':scope > div') ?? undefined;
}

function slideIn(stage: HTMLElement | null, from: string): void {
  cardOf(stage)?.animate([{ translate: from }, { translate: '0px' }], {
    duration: SLIDE * motionLength(),
    easing: 'ease-out',
  });
}
