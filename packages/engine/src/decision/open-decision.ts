import type { Decision } from '../catalogue/catalogue.ts';
import type { BonusTile } from '../words/bonus-tile.ts';
import type { Discipline } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import type { TileView } from '../words/tile-view.ts';

type Detailed = 'hire' | 'strength' | 'book' | 'box' | 'meeple' | 'artwork' | 'lift' | 'recruit-space';

/** What is to be decided, with the facts that a client shows about it. */
export type OpenDecision =
  | { readonly decision: 'over' }
  | { readonly decision: Exclude<Decision, Detailed | 'over'>; readonly seat: Seat | 'chance' }
  | { readonly decision: 'hire'; readonly seat: Seat | 'chance'; readonly discipline: Discipline }
  | {
      readonly decision: 'strength';
      readonly seat: Seat | 'chance';
      readonly discipline: Discipline;
      /** Rule 4.7: the parts of the strength. */
      readonly workers: number;
      readonly tiles: number;
      readonly discs: number;
      readonly coin: boolean;
      readonly strength: number;
      /** Worker spaces hired onto in this activation, from 1. */
      readonly hired: readonly number[];
      readonly hiringClosed: boolean;
    }
  | {
      readonly decision: 'book' | 'box' | 'meeple';
      readonly seat: Seat | 'chance';
      /** How many more may be chosen in this reward, and what has been. */
      readonly remaining: number;
      readonly chosen: readonly Discipline[];
      readonly from: 'book' | 'reward' | 'tile';
      readonly mayDecline: boolean;
    }
  | { readonly decision: 'artwork'; readonly seat: Seat | 'chance'; readonly strength: number }
  | { readonly decision: 'lift'; readonly seat: Seat | 'chance'; readonly tile: BonusTile }
  | {
      readonly decision: 'recruit-space';
      readonly seat: Seat | 'chance';
      readonly tile: TileView;
      readonly space: number;
    };
