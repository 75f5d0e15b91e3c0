import type { ReactNode } from 'react';
import type { PlayerColour } from '../art/player.ts';
import type { LiteraturePicture } from './board-picture.ts';
import { BookPiles } from './book-piles.tsx';
import { RoomShell } from './room-shell.tsx';
import { Wall } from './wall.tsx';

type LiteratureRoomProps = { readonly picture: LiteraturePicture; readonly you?: PlayerColour | undefined };

/** Portraits above the shelves. */
export function LiteratureRoom({ picture, you }: LiteratureRoomProps): ReactNode {
  return (
    <RoomShell room="literature" title={picture.title} floor="upper">
      <BookPiles piles={picture.piles} />
      <Wall room="literature" wall={picture} floor="upper" you={you} />
    </RoomShell>
  );
}
