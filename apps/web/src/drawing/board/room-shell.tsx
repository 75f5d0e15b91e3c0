import type { ReactNode } from 'react';
import { range } from '../art/each.tsx';
import { Emblem } from '../art/emblem.tsx';
import type { RoomName } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { ROOM_HEIGHT, ROOM_WIDTH, UPPER_PATH, type Floor } from './layout.ts';
import { usePaint } from './paint.tsx';

type RoomShellProps = {
  readonly room: RoomName;
  readonly title: string;
  readonly floor: Floor;
  readonly children: ReactNode;
};

/** Wall, frieze and floor of a room, around its content. */
export function RoomShell({ room, title, floor, children }: RoomShellProps): ReactNode {
  const paint = usePaint();
  return (
    <g role="group" aria-label={title}>
      <g aria-hidden>
        <rect width={ROOM_WIDTH} height={ROOM_HEIGHT} fill={`var(--${room}-wall)`} />
        <rect width={ROOM_WIDTH} height={ROOM_HEIGHT} fill={paint(`damask-${room}`)} />
        <rect width={14} height={ROOM_HEIGHT} fill={paint('shade-left')} />
        <rect x={ROOM_WIDTH - 14} width={14} height={ROOM_HEIGHT} fill={paint('shade-right')} />
        <rect y={23} width={ROOM_WIDTH} height={14} fill={paint('shade-top')} />
        <Parquet floor={floor} />
        {floor === 'upper' ? <Ledge /> : null}
      </g>
      <g aria-hidden data-about={`room ${room}`}>
        <Frieze room={room} title={title} />
      </g>
      {children}
    </g>
  );
}

function Frieze({ room, title }: { readonly room: RoomName; readonly title: string }): ReactNode {
  const paint = usePaint();
  const start = room === 'bonus' ? 12 : 36;
  return (
    <>
      <rect width={ROOM_WIDTH} height={23} fill={`var(--${room})`} />
      <path d={`M0 22H${ROOM_WIDTH}V25H0Z`} fill={paint('gold')} />
      <path d={`M0 25.4H${ROOM_WIDTH}M0 .6H${ROOM_WIDTH}`} stroke="#3A2B1D" />
      {room === 'bonus' ? null : <Emblem discipline={room} x={17} y={12} size={24} strokeWidth={1.7} />}
      <Label
        x={start}
        y={16.6}
        size={13.6}
        anchor="start"
        ink={`var(--on-${room})`}
        display
        maxWidth={ROOM_WIDTH - start - 12}
      >
        {title}
      </Label>
    </>
  );
}

/** The ring's path upstairs. */
function Ledge(): ReactNode {
  const paint = usePaint();
  return (
    <>
      <path d={`M0 ${UPPER_PATH}H${ROOM_WIDTH}`} stroke="#6B4A20" strokeWidth={7} />
      <path d={`M0 ${UPPER_PATH - 2.5}H${ROOM_WIDTH}V${UPPER_PATH + 2.5}H0Z`} fill={paint('gold')} />
      <path d={`M0 ${UPPER_PATH - 0.6}H${ROOM_WIDTH}`} stroke="#FFF1C2" strokeDasharray="1 5" />
    </>
  );
}

const BOARDS = 18;

/** Every other board of both rows, as one path. */
function boards(top: number): string {
  const middle = (top + ROOM_HEIGHT) / 2;
  const edge = (index: number): number => (index * ROOM_WIDTH) / BOARDS;
  // seen slightly from above: boards narrow towards the middle of the far edge
  const far = (index: number): number => ROOM_WIDTH / 2 + (edge(index) - ROOM_WIDTH / 2) * 0.92;
  const half = (index: number): number => (edge(index) + far(index)) / 2;
  return range(BOARDS)
    .map((i) =>
      i % 2 === 0
        ? `M${far(i)} ${top}L${far(i + 1)} ${top}L${half(i + 1)} ${middle}L${half(i)} ${middle}Z`
        : `M${half(i)} ${middle}L${half(i + 1)} ${middle}L${edge(i + 1)} ${ROOM_HEIGHT}L${edge(i)} ${ROOM_HEIGHT}Z`,
    )
    .join('');
}

const FLOOR_TOP: Readonly<Record<Floor, number>> = { upper: 220, lower: 222 };
const PARQUET: Readonly<Record<Floor, string>> = {
  upper: boards(FLOOR_TOP.upper),
  lower: boards(FLOOR_TOP.lower),
};

function Parquet({ floor }: { readonly floor: Floor }): ReactNode {
  const top = FLOOR_TOP[floor];
  return (
    <>
      <path d={`M0 ${top}H${ROOM_WIDTH}V${ROOM_HEIGHT}H0Z`} fill="#CDB487" />
      <path d={PARQUET[floor]} fill="#8F7448" opacity={0.55} />
      <path d={`M0 ${top}H${ROOM_WIDTH}`} stroke="#6B4A20" strokeWidth={1.6} />
    </>
  );
}
