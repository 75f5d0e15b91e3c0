import { ACTIONS, type ActionId, type ActionKind, type Decision } from '../catalogue/catalogue.ts';
import type { Artwork } from '../words/artwork.ts';
import type { BonusTile } from '../words/bonus-tile.ts';
import type { Discipline } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';

/** Why an action cannot be done now: a stable code, and what a sentence about it needs. Spaces of mats count from 1. */
export type Refusal =
  | { readonly code: 'no-such-action'; readonly action: number }
  | { readonly code: 'game-over' }
  | { readonly code: 'chance-first'; readonly decision: Decision }
  | { readonly code: 'not-a-choice'; readonly kind: ActionKind }
  | { readonly code: 'other-decision'; readonly decision: Decision; readonly kind: ActionKind }
  /* chance */
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | { readonly code: 'tile-not-available'; readonly tile: number }
  | { readonly code: 'bonus-tile-not-available'; readonly tile: BonusTile }
  | { readonly code: 'cover-not-available'; readonly place: number }
  /* arranged start */
  | { readonly code: 'starter-placed'; readonly tile: number }
  | { readonly code: 'space-taken'; readonly worker: number; readonly tile: number }
  /* walk */
  | { readonly code: 'space-empty'; readonly space: number }
  | { readonly code: 'space-occupied'; readonly space: number; readonly by: Seat }
  | { readonly code: 'too-far'; readonly space: number; readonly steps: number; readonly most: number }
  | { readonly code: 'bonus-grid-closed'; readonly missing: BonusGap }
  | { readonly code: 'can-walk' }
  | { readonly code: 'not-final-turn' }
  | { readonly code: 'must-withdraw' }
  /* action */
  | { readonly code: 'not-in-room'; readonly discipline: Discipline }
  | { readonly code: 'in-room'; readonly discipline: Discipline }
  | { readonly code: 'no-meeple'; readonly discipline: Discipline }
  | { readonly code: 'no-recruit'; readonly discipline: Discipline }
  | { readonly code: 'nobody-to-hire-or-fire'; readonly discipline: Discipline }
  | {
      readonly code: 'cannot-afford-hire';
      readonly discipline: Discipline;
      readonly cost: number;
      readonly short: number;
    }
  | { readonly code: 'financier-spent' }
  /* hire, fire and strength */
  | { readonly code: 'no-such-recruit-space'; readonly recruit: number; readonly spaces: number }
  | { readonly code: 'recruit-space-empty'; readonly recruit: number }
  | { readonly code: 'other-discipline'; readonly tile: number; readonly discipline: Discipline }
  | { readonly code: 'activated-discipline-first'; readonly tile: number; readonly discipline: Discipline }
  | { readonly code: 'financier-space'; readonly worker: number }
  | { readonly code: 'just-hired'; readonly worker: number; readonly tile: number }
  | { readonly code: 'cannot-afford'; readonly worker: number; readonly cost: number; readonly short: number }
  | { readonly code: 'hiring-closed'; readonly because: 'fired' | 'boosted' }
  | { readonly code: 'expert-only' }
  | { readonly code: 'fire-instead-of-hire' }
  | { readonly code: 'no-worker'; readonly worker: number }
  | { readonly code: 'worker-of-other-discipline'; readonly tile: number; readonly discipline: Discipline }
  | { readonly code: 'hire-first'; readonly discipline: Discipline }
  | { readonly code: 'no-disc-in-box'; readonly discipline: Discipline }
  | { readonly code: 'coin-tile-missing' }
  | { readonly code: 'coin-used' }
  | { readonly code: 'coin-too-dear'; readonly cost: number; readonly short: number }
  | { readonly code: 'too-weak'; readonly strength: number; readonly needed: number }
  | { readonly code: 'partner-too-weak'; readonly partner: Discipline }
  | { readonly code: 'masterpiece-made'; readonly discipline: Discipline }
  | { readonly code: 'niche-covered'; readonly place: number }
  | { readonly code: 'niche-taken'; readonly place: number; readonly by: Seat }
  /* rewards */
  | { readonly code: 'colour-written'; readonly discipline: Discipline }
  | { readonly code: 'shelf-row-full'; readonly discipline: Discipline }
  | { readonly code: 'box-used'; readonly discipline: Discipline }
  | { readonly code: 'colour-taken'; readonly discipline: Discipline }
  | { readonly code: 'supply-empty'; readonly discipline: Discipline }
  | { readonly code: 'cannot-decline' }
  | {
      readonly code: 'artwork-beyond-strength';
      readonly artwork: Artwork;
      readonly strength: number;
      readonly needed: number;
    }
  | { readonly code: 'artwork-gone'; readonly artwork: Artwork }
  | { readonly code: 'none-held'; readonly discipline: Discipline }
  /* bonus tiles */
  | { readonly code: 'bonus-tile-not-in-game'; readonly tile: BonusTile }
  | { readonly code: 'bonus-tile-taken'; readonly tile: BonusTile; readonly by: Seat }
  | {
      readonly code: 'condition-not-met';
      readonly tile: BonusTile;
      readonly discipline: Discipline;
      readonly nth: number;
    }
  | { readonly code: 'no-meeple-for-tile'; readonly tile: BonusTile; readonly discipline: Discipline }
  | { readonly code: 'box-empty'; readonly discipline: Discipline }
  | { readonly code: 'no-character'; readonly space: number };

/** Rule 3.3: what keeps a player from every bonus tile: the first thing to get. */
export type BonusGap = 'disc' | 'condition' | 'meeple' | 'tile';

export type RefusalCode = Refusal['code'];

/** Thrown where a caller skips the question whether an action is legal; carries what `explain` answers. */
export class IllegalAction extends Error {
  readonly refusal: Refusal;

  constructor(action: ActionId, refusal: Refusal) {
    super(`illegal action ${ACTIONS[action]?.text ?? String(action)}: ${refusal.code}`);
    this.name = 'IllegalAction';
    this.refusal = refusal;
  }
}
