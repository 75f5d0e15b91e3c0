import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { ArtsPicture } from './board-picture.ts';
import { ArtworkStands } from './artwork-stands.tsx';
import { RoomShell } from './room-shell.tsx';
import { Wall } from './wall.tsx';

type ArtsRoomProps = { readonly picture: ArtsPicture; readonly you?: PlayerColour | undefined };

/** Portraits above the stands of the artworks. */
export function ArtsRoom({ picture, you }: ArtsRoomProps): ReactNode {
  return (
    <RoomShell room="arts" title={picture.title} floor="upper">
      <ArtworkStands stands={picture.stands} />
      <Wall room="arts" wall={picture} floor="upper" you={you} />
    </RoomShell>
  );
}
