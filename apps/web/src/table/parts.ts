import type { Seat } from '@la-stanza/engine';
import type { MatPicture } from '../mat/mat-picture.ts';
import type { ChronicleTurn } from './chronicle/chronicler.ts';
import type { Scene } from './scene.ts';
import type { Table } from './use-table.ts';

/** What every layout arranges. */
export type TableParts = {
  readonly table: Table;
  readonly scene: Scene;
  readonly turns: readonly ChronicleTurn[];
  readonly enlarged: { readonly seat: Seat; readonly mat: MatPicture } | undefined;
  readonly onEnlarge: (seat: Seat) => void;
  readonly onMove: (by: 1 | -1) => void;
  /** The mat as a drawer or sheet. */
  readonly matOpen: boolean;
  readonly onMat: () => void;
  readonly onLeave: () => void;
  readonly onHelp: () => void;
  readonly onSettings?: (() => void) | undefined;
};
