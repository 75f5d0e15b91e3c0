import type { Seat, Step, View } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import type { OpenHint } from '../hint/use-hinted-scene.ts';
import type { PlaceName } from '../../drawing/target/place.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import type { Coach } from '../scene/coach.ts';
import type { Company } from '../scene/company.ts';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';
import type { Fit } from '../fit/fit-window.ts';
import type { Scene } from '../scene/scene.ts';
import type { Table } from '../scene/table.ts';

/** What surrounds a game that is only looked at. */
export type ReplayFrame = {
  /** In the place of the action bar. */
  readonly bar: ReactNode;
  /** What moves the game, below everything else. */
  readonly dock: ReactNode;
  /** The steps of the game to its end, for the chronicle. */
  readonly whole: readonly Step[];
  readonly end: View;
  /** How many entries lie behind the position shown. */
  readonly entries: number;
  /** Whether the position shown is not the one right after the last. */
  readonly isJump: boolean;
};

/** What every layout arranges. */
export type TableParts = {
  readonly table: Table;
  readonly scene: Scene;
  readonly turns: readonly ChronicleTurn[];
  /** Turns of others since the last own one. */
  readonly news: readonly ChronicleTurn[];
  /** Shows on the table what a line of the chronicle is about. */
  readonly onPoint: (places: readonly PlaceName[]) => void;
  readonly enlarged: { readonly seat: Seat; readonly mat: MatPicture } | undefined;
  readonly onEnlarge: (seat: Seat) => void;
  readonly onMove: (by: 1 | -1) => void;
  /** The mat as a drawer or sheet. */
  readonly matOpen: boolean;
  readonly onMat: () => void;
  /** The chronicle over what is beside it. */
  readonly logOpen: boolean;
  readonly onLog: () => void;
  /** What has room in the window, and in which form. */
  readonly fit: Fit;
  /** What a hint says, while one is open. */
  readonly hint?: OpenHint | undefined;
  readonly onLeave: () => void;
  readonly onHelp: () => void;
  /** From the pictures to the words and back. */
  readonly onText: () => void;
  readonly onSettings?: (() => void) | undefined;
  readonly coach?: Coach | undefined;
  /** Players who sit elsewhere. */
  readonly company?: Company | undefined;
  readonly replay?: ReplayFrame | undefined;
  /** Shows what an entry of the record brought about. */
  readonly onLine?: ((seq: number) => void) | undefined;
};
