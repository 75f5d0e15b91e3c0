import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { DiscoveriesPicture } from './board-picture.ts';
import { MoneyTrack } from './money-track.tsx';
import { RoomShell } from './room-shell.tsx';
import { Wall } from './wall.tsx';

type DiscoveriesRoomProps = { readonly picture: DiscoveriesPicture; readonly you?: PlayerColour | undefined };

/** The sea route above, portraits below. */
export function DiscoveriesRoom({ picture, you }: DiscoveriesRoomProps): ReactNode {
  return (
    <RoomShell room="discoveries" title={picture.title} floor="lower">
      <MoneyTrack spaces={picture.moneyTrack} you={you} />
      <Wall room="discoveries" wall={picture} floor="lower" you={you} />
    </RoomShell>
  );
}
