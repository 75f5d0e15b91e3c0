import type { Seat, Step, View } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import type { OpenHint } from '../hint/use-hinted-scene.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import type { Coach } from '../scene/coach.ts';
import type { OnlineSlots } from '../scene/online-slots.ts';
import type { ChronicleTurn } from '@la-stanza/words';
import type { Fit } from '../fit/fit-window.ts';
import type { Scene } from '../scene/scene.ts';
import type { Table } from '../scene/table.ts';

/** What surrounds the table in a replay. */
export type ReplayFrame = {
  /** Replaces the action bar. */
  readonly bar: ReactNode;
  /** The controls of the replay, below everything else. */
  readonly dock: ReactNode;
  /** All steps of the game, for the chronicle. */
  readonly whole: readonly Step[];
  readonly end: View;
  /** The number of entries before the shown position. */
  readonly entries: number;
  /** Whether the shown position does not directly follow the previous one. */
  readonly isJump: boolean;
};

/** What every layout arranges. */
export type TableParts = {
  readonly table: Table;
  readonly scene: Scene;
  readonly turns: readonly ChronicleTurn[];
  /** What bots have said, by the number of the turn they said it after. */
  readonly remarks: ReadonlyMap<number, string>;
  /** Turns of the others since the last own one. */
  readonly recapTurns: readonly ChronicleTurn[];
  /** Highlights the places of a chronicle line on the table. */
  readonly onPoint: (places: readonly PlaceName[]) => void;
  readonly enlarged: { readonly seat: Seat; readonly mat: MatPicture } | undefined;
  readonly onEnlarge: (seat: Seat) => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Whether the mat is open as a drawer or sheet. */
  readonly matOpen: boolean;
  readonly onMat: () => void;
  /** Whether the chronicle covers what is beside it. */
  readonly logOpen: boolean;
  readonly onLog: () => void;
  /** What fits into the window, and in which form. */
  readonly fit: Fit;
  /** The open hint, if any. */
  readonly hint?: OpenHint | undefined;
  readonly onLeave: () => void;
  readonly onHelp: () => void;
  /** Switches between pictures and text. */
  readonly onText: () => void;
  readonly onSettings?: (() => void) | undefined;
  readonly coach?: Coach | undefined;
  /** For an online game. */
  readonly online?: OnlineSlots | undefined;
  readonly replay?: ReplayFrame | undefined;
  /** Shows the position after an entry of the record. */
  readonly onLine?: ((seq: number) => void) | undefined;
};
