import type { Refusal } from '../decision/refusal.ts';
import type { Rulings } from '../editions/edition.ts';
import type { GameEvent } from '../events/event.ts';
import type { Figures } from '../figures/figures.ts';
import type { ToAct } from '../flow/to-act.ts';
import type { Score } from '../scoring/score.ts';
import type { Options } from '../table/table.ts';
import type { View } from '../view/view.ts';

/** What players agreed on, with the figures and rulings of their edition written out. One object for a whole game. */
export interface PinnedTerms {
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly rulings: Rulings;
}

/** A position as the pinned engine lays it out. */
export interface PinnedPosition {
  readonly terms: PinnedTerms;
  readonly bytes: Uint8Array;
}

/**
 * Face 1 of a pinned engine, the whole of an older version in one file: plain data in, plain data out, actions by their text. The
 * face is versioned on its own: files that speak it are never built again, so it never changes; a later face stands beside it.
 */
export interface PinnedEngine {
  readonly face: 1;
  /** The versions whose games this file plays unchanged. */
  readonly versions: readonly string[];
  readonly setup: (terms: PinnedTerms) => Uint8Array;
  readonly toAct: (position: PinnedPosition) => ToAct;
  readonly turn: (position: PinnedPosition) => number;
  /** In the order of that engine's catalogue, which links count by. */
  readonly legal: (position: PinnedPosition) => readonly string[];
  readonly explain: (position: PinnedPosition, action: string) => Refusal | undefined;
  readonly advance: (
    position: PinnedPosition,
    action: string,
  ) => { readonly bytes: Uint8Array; readonly events: readonly GameEvent[] };
  /** The outcome of the open decision of chance by a seed of hexadecimal digits. */
  readonly deal: (position: PinnedPosition, seed: string) => string;
  readonly view: (position: PinnedPosition) => View;
  readonly score: (position: PinnedPosition) => Score;
  readonly toText: (position: PinnedPosition) => string;
  /** The rest of the turn as the level-3 player of that version plays it. */
  readonly choose: (position: PinnedPosition, seed: number) => readonly string[];
}
