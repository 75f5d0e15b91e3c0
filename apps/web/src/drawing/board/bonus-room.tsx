import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { BonusPicture } from './board-picture.ts';
import { BonusGrid } from './bonus-grid.tsx';
import { Entrance } from './entrance.tsx';
import { Loggia } from './loggia.tsx';
import { RoomShell } from './room-shell.tsx';
import { RoundTrack } from './round-track.tsx';

type BonusRoomProps = { readonly picture: BonusPicture; readonly you?: PlayerColour | undefined };

/** The tiles on offer, the rounds, the entrance and the passing spots. */
export function BonusRoom({ picture, you }: BonusRoomProps): ReactNode {
  const { title, grid, rounds, finale, loggia, entrance } = picture;
  return (
    <RoomShell room="bonus" title={title} floor="lower">
      <BonusGrid grid={grid} />
      <RoundTrack rounds={rounds} finale={finale} />
      <Loggia loggia={loggia} />
      <Entrance entrance={entrance} you={you} />
    </RoomShell>
  );
}
