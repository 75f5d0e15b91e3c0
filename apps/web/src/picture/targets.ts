import type { Artwork, BonusTile, Discipline } from '@la-stanza/engine';
import type { BookColour } from '@la-stanza/words';
import type { WorkerTag } from '../drawing/mat/mat-picture.ts';
import type { Target } from '../drawing/targets/target.tsx';

export type TileTarget = Target & {
  /** The meeple it would cost. */
  readonly price?: Discipline | undefined;
  /** What is missing, in a word or two. */
  readonly missing?: string | undefined;
};

export type TrackTarget = Target & {
  readonly tag?: WorkerTag | undefined;
  /** Replaces the name below the tile. */
  readonly below?: string | undefined;
  /** The words in an empty space. */
  readonly note?: readonly string[] | undefined;
  readonly dimmed?: boolean | undefined;
};

/** Which parts of board and mat answer the open decision. */
export type Targets = {
  /** Whole rooms. */
  readonly rooms?: ReadonlyMap<Discipline, Target> | undefined;
  /** The own florins. */
  readonly purse?: Target | undefined;
  /** By ring space. */
  readonly spaces?: ReadonlyMap<number, Target> | undefined;
  /** By place in the room, from 1. */
  readonly niches?: { readonly room: Discipline; readonly places: ReadonlyMap<number, Target> } | undefined;
  /** By space of the money track, from 0. */
  readonly money?: ReadonlyMap<number, Target> | undefined;
  readonly piles?: ReadonlyMap<BookColour, Target> | undefined;
  readonly boxes?: ReadonlyMap<Discipline, Target> | undefined;
  /** The own discs in a box. */
  readonly discs?: { readonly box: Discipline; readonly tag: string; readonly target: Target } | undefined;
  readonly stands?: ReadonlyMap<Artwork, Target> | undefined;
  readonly chairs?: ReadonlyMap<Discipline, Target> | undefined;
  readonly tiles?: ReadonlyMap<BonusTile, TileTarget> | undefined;
  /** Withdrawing: the next free passing spot. */
  readonly withdraw?: Target | undefined;
  /** By space of the own mat, from 1. */
  readonly recruits?: ReadonlyMap<number, TrackTarget> | undefined;
  readonly workers?: ReadonlyMap<number, TrackTarget> | undefined;
  readonly shelf?: ReadonlyMap<BookColour, Target> | undefined;
  readonly meeples?: ReadonlyMap<Discipline, Target> | undefined;
};
