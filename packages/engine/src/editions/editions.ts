import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import type { Edition } from './edition.ts';

const FIRST: Edition = {
  number: 1,
  figures: STANDARD_FIGURES,
  withPlayers: {},
  rulings: {
    withdraw: 'turn',
    ending: 'after-last-refill',
    recruitSlide: 'all',
    shelf: 'columns',
    adSlide: 'right',
    icons: 'reachedOrPassed',
  },
  openHiring: false,
};

/** Three of the four printed languages let a player withdraw instead of the action. */
const SECOND: Edition = { ...FIRST, number: 2, rulings: { ...FIRST.rulings, withdraw: 'turn-or-action' } };

/** Names more rulings, and plays like edition 2 unless a game chooses another reading. */
const THIRD: Edition = { ...SECOND, number: 3 };

/** Every edition, the newest last. An entry never changes; docs/guide/correct-a-figure.md shows how to add one. */
export const EDITIONS: readonly Edition[] = [FIRST, SECOND, THIRD];

export const NEWEST_EDITION: Edition = THIRD;

export function editionNumbered(number: number): Edition | undefined {
  return EDITIONS.find((edition) => edition.number === number);
}
