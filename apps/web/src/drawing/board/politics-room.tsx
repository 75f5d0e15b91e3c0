import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { PoliticsPicture } from './board-picture.ts';
import { Chairs } from './chairs.tsx';
import { RoomShell } from './room-shell.tsx';
import { Wall } from './wall.tsx';

type PoliticsRoomProps = { readonly picture: PoliticsPicture; readonly you?: PlayerColour | undefined };

/** The chairs above, portraits below. */
export function PoliticsRoom({ picture, you }: PoliticsRoomProps): ReactNode {
  return (
    <RoomShell room="politics" title={picture.title} floor="lower">
      <Chairs chairs={picture.chairs} />
      <Wall room="politics" wall={picture} floor="lower" you={you} />
    </RoomShell>
  );
}
