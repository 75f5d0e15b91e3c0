import type { ReactNode } from 'react';
import { lookOf } from '../art/cast/cast.ts';
import { Disc } from '../art/disc.tsx';
import type { Discipline } from '../art/discipline.ts';
import { Emblem } from '../art/emblem.tsx';
import { Label } from '../art/label.tsx';
import type { PlayerColour } from '../art/player.ts';
import { Anchor } from '../targets/anchor.tsx';
import type { PlaceName } from '../targets/place.ts';
import type { Target } from '../targets/target.tsx';
import type { BoardPicture, RoomName, SpacePicture } from './board-picture.ts';
import styles from './ring-map.module.css';

type RingMapProps = {
  readonly board: BoardPicture;
  /** The room on the card below. */
  readonly current: RoomName;
  /** How many tiles are on the grid, in words. */
  readonly tilesLeft: string;
  readonly onRoom: (room: RoomName) => void;
};

// As in the palazzo: two floors of three rooms.
const PLAN: readonly RoomName[] = ['literature', 'religion', 'arts', 'discoveries', 'bonus', 'politics'];

/** The phone's map of the ring: every portrait's emblem, the figurines and the steps; a tap on a room shows its card. */
export function RingMap({ board, current, tilesLeft, onRoom }: RingMapProps): ReactNode {
  return (
    <div className={styles['map']} data-surface>
      {PLAN.map((room) => (
        <button
          key={room}
          type="button"
          className={styles['room']}
          data-place={`room ${room}` satisfies PlaceName}
          style={{ background: `var(--${room}-wall)` }}
          aria-label={board[room].title}
          aria-current={room === current}
          onClick={() => onRoom(room)}
        >
          <svg viewBox="0 0 118 42" width="100%" aria-hidden>
            {room === 'bonus' ? (
              <BonusCells board={board} tilesLeft={tilesLeft} />
            ) : (
              <>
                <Emblem discipline={room} x={15} y={21} size={21} />
                {cellsOf(board[room].spaces, room).map(({ space, order }, index) => (
                  <Cell key={order} space={space} at={`${room} ${order + 1}`} x={32 + index * 28.6} />
                ))}
              </>
            )}
          </svg>
        </button>
      ))}
    </div>
  );
}

// downstairs the ring runs from right to left
function cellsOf(
  spaces: readonly SpacePicture[],
  room: RoomName,
): readonly { readonly space: SpacePicture; readonly order: number }[] {
  const cells = spaces.map((space, order) => ({ space, order }));
  return room === 'discoveries' || room === 'politics' ? cells.toReversed() : cells;
}

type CellProps = {
  readonly space: SpacePicture;
  /** Its room and place there. */
  readonly at: `${Discipline} ${number}`;
  readonly x: number;
};

function Cell({ space, at, x }: CellProps): ReactNode {
  const { person, figurine, ghost, target } = space;
  const open = target?.state === 'legal' || target?.state === 'chosen';
  return (
    <g transform={`translate(${x} 4)`}>
      <rect
        width={25.6}
        height={34}
        rx={3}
        fill={target?.state === 'chosen' ? '#FFEFB8' : '#FBF3DF'}
        fillOpacity={person === undefined ? 0.3 : 1}
        stroke={open ? '#E8A400' : '#9A7B42'}
        strokeWidth={open ? 2.6 : 1.1}
        strokeDasharray={person === undefined ? '3 2.4' : undefined}
      />
      {person === undefined ? null : (
        <g data-place={`portrait ${at}` satisfies PlaceName}>
          <Emblem discipline={lookOf(person).discipline} x={12.8} y={open ? 22 : 17} size={18} />
        </g>
      )}
      <Anchor place={`stand ${at}`} x={12.8} y={19} width={21} />
      <Figure player={figurine ?? ghost} ghost={figurine === undefined} />
      {open && target.badge !== undefined ? <Steps target={target} /> : null}
    </g>
  );
}

function Figure({ player, ghost }: { readonly player: PlayerColour | undefined; readonly ghost: boolean }): ReactNode {
  if (player === undefined) return null;
  return (
    <g data-place={ghost ? undefined : (`figurine ${player}` satisfies PlaceName)}>
      <Disc owner={player} x={12.8} y={19} size={21} opacity={ghost ? 0.7 : undefined} />
    </g>
  );
}

function Steps({ target }: { readonly target: Target }): ReactNode {
  return (
    <Label x={12.8} y={11.4} size={11.5} weight={800} ink={target.state === 'chosen' ? '#2F6B3C' : '#2A2019'}>
      {target.badge ?? ''}
    </Label>
  );
}

type BonusCellsProps = { readonly board: BoardPicture; readonly tilesLeft: string };

function BonusCells({ board, tilesLeft }: BonusCellsProps): ReactNode {
  const { caption, figurines, target } = board.bonus.entrance;
  const open = target?.state === 'legal' || target?.state === 'chosen';
  // four are closer together, so that the name stays visible
  const pitch = figurines.length > 3 ? 10.5 : 13;
  return (
    <>
      <path
        d="M16 11l3 6.2 6.8.8-5 4.6 1.4 6.8-6.2-3.4-6.2 3.4 1.4-6.8-5-4.6 6.8-.8z"
        fill={open ? '#FFCB3D' : '#D9AE4A'}
        stroke="#3A2B1D"
        strokeWidth={open ? 2 : 1.1}
      />
      <Label x={34} y={18} size={12.5} anchor="start" ink="#2A2019" maxWidth={50}>
        {caption}
      </Label>
      <Label x={34} y={32} size={11.5} weight={500} anchor="start" ink="#574431" maxWidth={60}>
        {tilesLeft}
      </Label>
      <Anchor place="stand bonus" x={108} y={13} width={15} />
      {figurines.map((player, index) => (
        <g key={player} data-place={`figurine ${player}` satisfies PlaceName}>
          <Disc owner={player} x={108 - index * pitch} y={13} size={15} />
        </g>
      ))}
    </>
  );
}
