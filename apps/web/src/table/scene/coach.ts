import type { ReactNode } from 'react';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import type { Guide } from '../decision/deciding.ts';
import type { Table } from './table.ts';

/** Somebody at the elbow of the player: speaks in every layout beside the choices, never over what it speaks of. */
export type Coach = {
  /** Closes options that are legal but not meant now, each with a reason. */
  readonly guide?: Guide | undefined;
  /** Stands for the decision while there is something to read first. */
  readonly sentence?: string | undefined;
  /** All of it, in a card beside the choices. */
  readonly say: (table: Table) => ReactNode;
  /** The same in one line that costs no room and opens on a tap; without it the card is always open. */
  readonly line?: ((table: Table) => ReactNode) | undefined;
  /** The room a small screen shows first. */
  readonly room?: ((table: Table) => RoomName | undefined) | undefined;
  /** The table lies in a frame that says where one is and leads away. */
  readonly framed?: boolean | undefined;
};
