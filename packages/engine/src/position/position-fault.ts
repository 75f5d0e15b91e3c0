import type { Decision } from '../catalogue/catalogue.ts';
import type { FigureFault } from '../setup/check-figures.ts';
import type { Phase } from '../state/game-bytes.ts';
import type { Artwork } from '../words/artwork.ts';
import type { BonusTile } from '../words/bonus-tile.ts';
import type { Discipline } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** Why a line of text is no position that can be played: a stable code, and what a sentence about it needs. */
export type PositionFault =
  /* the form of the line */
  | { readonly code: 'not-a-position' }
  | { readonly code: 'notation-unknown'; readonly version: string }
  | { readonly code: 'field-expected'; readonly field: string; readonly found: string }
  | { readonly code: 'field-left-over'; readonly found: string }
  | { readonly code: 'field-unreadable'; readonly field: string; readonly text: string }
  | {
      readonly code: 'out-of-range';
      readonly field: string;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'figures-unplayable'; readonly fault: FigureFault }
  /* everything is in the game exactly once */
  | { readonly code: 'tile-unknown'; readonly field: string; readonly tile: string }
  | { readonly code: 'tile-misplaced'; readonly field: string; readonly tile: string }
  | { readonly code: 'tile-twice'; readonly tile: string }
  | { readonly code: 'tile-missing'; readonly tile: string }
  | { readonly code: 'bonus-tile-twice'; readonly tile: BonusTile }
  | {
      readonly code: 'bonus-tile-count';
      readonly discipline: Discipline;
      readonly found: number;
      readonly needed: number;
    }
  | { readonly code: 'cover-count'; readonly discipline: Discipline; readonly found: number }
  | { readonly code: 'cover-copies'; readonly place: number; readonly found: number; readonly most: number }
  | { readonly code: 'masterpiece-twice'; readonly seat: Seat; readonly discipline: Discipline }
  | {
      readonly code: 'meeple-count';
      readonly discipline: Discipline;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly code: 'artwork-count'; readonly artwork: Artwork; readonly found: number; readonly expected: number }
  | { readonly code: 'disc-count'; readonly seat: Seat; readonly found: number; readonly expected: number }
  | { readonly code: 'financier-count'; readonly seat: Seat; readonly found: number }
  | { readonly code: 'over-meeple-limit'; readonly seat: Seat; readonly found: number; readonly most: number }
  /* the game can have come so far */
  | { readonly code: 'space-shared'; readonly space: number }
  | { readonly code: 'withdrawals-out-of-order' }
  | { readonly code: 'start-not-first'; readonly seat: Seat }
  | { readonly code: 'phase-mismatch'; readonly phase: Phase; readonly field: string; readonly value: number }
  | { readonly code: 'refill-due' }
  | { readonly code: 'setup-impossible'; readonly decision: Decision }
  | { readonly code: 'decision-impossible'; readonly decision: Decision }
  | { readonly code: 'nothing-to-decide'; readonly decision: Decision };
