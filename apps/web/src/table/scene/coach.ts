import type { ReactNode } from 'react';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import type { Guide } from '../decision/deciding.ts';
import type { Table } from './table.ts';

/** Guides the player: speaks beside the choices in every layout, and never covers what it speaks of. */
export type Coach = {
  /** Closes options that are legal but not asked for, each with a reason. */
  readonly guide?: Guide | undefined;
  /** Replaces the decision while there is something to read first. */
  readonly sentence?: string | undefined;
  /** The whole card beside the choices. */
  readonly say: (table: Table) => ReactNode;
  /** The same in one line that takes no space and opens on a tap; without it the card is always open. */
  readonly line?: ((table: Table) => ReactNode) | undefined;
  /** Replaces the round and phase in the bar. */
  readonly where?: string | undefined;
  /** The room a small screen shows first. */
  readonly room?: ((table: Table) => RoomName | undefined) | undefined;
  /** Nothing is left to decide: the card takes the place of what is no longer needed. */
  readonly closing?: boolean | undefined;
  /** The table is inside a frame with its own heading and exit. */
  readonly framed?: boolean | undefined;
};
