import { ACTIONS } from '@la-stanza/engine';
import { RING_SPACES } from '@la-stanza/engine/search';
import { unit, type Random } from '../random/random.ts';

/*
 * What a player does not notice during a turn: some landing spaces, and some of the things that make a turn better. It is
 * overlooked in the whole turn, not in one line of it.
 */

/** By how much an overlooked thing is outweighed, in points: nothing that is noticed loses to it. */
const OVERLOOKED = 20;

/** What each thing costs a turn: nothing if it is noticed. */
export interface Attention {
  readonly spaces: readonly number[];
  readonly meeples: number;
  readonly discs: number;
  readonly coins: number;
  readonly moreHires: number;
  readonly bonusTiles: number;
}

/** Draws what is noticed this turn; each thing is overlooked with this probability. */
export function attentionOf(random: Random, overlooks: number): Attention {
  // where everything is overlooked, something still has to be played
  const cost = (): number => {
    const drawn = unit(random);
    return drawn < overlooks ? OVERLOOKED * (2 - drawn) : 0;
  };
  return {
    spaces: Array.from({ length: RING_SPACES }, cost),
    meeples: cost(),
    discs: cost(),
    coins: cost(),
    moreHires: cost(),
    bonusTiles: cost(),
  };
}

/** By how much a turn loses because of what is overlooked in it; nothing if all of it is noticed. */
export function overlooked(attention: Attention, path: Uint16Array, length: number): number {
  let cost = 0;
  let hires = 0;
  for (let index = 0; index < length; index++) {
    const action = ACTIONS[path[index] ?? 0];
    switch (action?.kind) {
      case 'land':
        cost += attention.spaces[action.space] ?? 0;
        break;
      case 'activate':
        if (action.by !== 'room') cost += attention.meeples;
        break;
      case 'disc':
        cost += attention.discs;
        break;
      case 'coin':
        cost += attention.coins;
        break;
      case 'hire':
        hires++;
        if (hires > 1) cost += attention.moreHires;
        break;
      case 'take':
        cost += attention.bonusTiles;
        break;
      default:
    }
  }
  return cost;
}
