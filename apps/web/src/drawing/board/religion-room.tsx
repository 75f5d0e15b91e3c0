import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { ReligionPicture } from './board-picture.ts';
import { DiscBoxes } from './disc-boxes.tsx';
import { RoomShell } from './room-shell.tsx';
import { Wall } from './wall.tsx';

type ReligionRoomProps = { readonly picture: ReligionPicture; readonly you?: PlayerColour | undefined };

/** Portraits above the boxes. */
export function ReligionRoom({ picture, you }: ReligionRoomProps): ReactNode {
  return (
    <RoomShell room="religion" title={picture.title} floor="upper">
      <DiscBoxes boxes={picture.boxes} />
      <Wall room="religion" wall={picture} floor="upper" you={you} />
    </RoomShell>
  );
}
