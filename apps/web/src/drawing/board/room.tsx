import { memo, type ReactNode } from 'react';
import { ArtsRoom } from './arts-room.tsx';
import type { BoardPicture, RoomName } from './board-picture.ts';
import { BonusRoom } from './bonus-room.tsx';
import { DiscoveriesRoom } from './discoveries-room.tsx';
import { isAlike } from './is-alike.ts';
import { ROOM_HEIGHT, ROOM_WIDTH } from './layout.ts';
import { LiteratureRoom } from './literature-room.tsx';
import { BoardPaints } from './paint.tsx';
import { PoliticsRoom } from './politics-room.tsx';
import { ReligionRoom } from './religion-room.tsx';
import { roundedBox } from '../art/shapes.ts';
import { TargetGroup } from '../targets/target.tsx';

type RoomProps = { readonly room: RoomName; readonly board: BoardPicture };

// Most choices change one or two rooms; the others do not render again.
const Discoveries = memo(DiscoveriesRoom, isAlike);
const Literature = memo(LiteratureRoom, isAlike);
const Religion = memo(ReligionRoom, isAlike);
const Arts = memo(ArtsRoom, isAlike);
const Politics = memo(PoliticsRoom, isAlike);
const Bonus = memo(BonusRoom, isAlike);

/** One room of the palazzo, in 324 × 238 units. */
export function Room({ room, board }: RoomProps): ReactNode {
  const { you } = board;
  switch (room) {
    case 'discoveries':
      return <Discoveries picture={board.discoveries} you={you} />;
    case 'literature':
      return <Literature picture={board.literature} you={you} />;
    case 'religion':
      return <Religion picture={board.religion} you={you} />;
    case 'arts':
      return <Arts picture={board.arts} you={you} />;
    case 'politics':
      return <Politics picture={board.politics} you={you} />;
    case 'bonus':
      return <Bonus picture={board.bonus} you={you} />;
  }
}

/** The room as one target, above everything in it, where a tap activates it. */
export function RoomTarget({ room, board }: RoomProps): ReactNode {
  const target = room === 'bonus' ? undefined : board[room].target;
  return target === undefined ? null : (
    <TargetGroup target={target} outline={roundedBox(2, 2, ROOM_WIDTH - 4, ROOM_HEIGHT - 4, 3)}>
      {null}
    </TargetGroup>
  );
}

/** A room as its own picture: the card of the phone. */
export function RoomCard({ room, board }: RoomProps): ReactNode {
  return (
    <svg
      className="lit"
      data-surface
      viewBox={`0 0 ${ROOM_WIDTH} ${ROOM_HEIGHT}`}
      width="100%"
      style={{ overflow: 'hidden' }}
    >
      <BoardPaints>
        <Room room={room} board={board} />
        <RoomTarget room={room} board={board} />
      </BoardPaints>
    </svg>
  );
}
