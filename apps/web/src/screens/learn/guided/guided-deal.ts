import { NEWEST_EDITION, type Figures, type Rulings } from '@la-stanza/engine';

/**
 * The draws of the first game: Christine de Pizan four steps away, two mystics in Religion, and a poet, a navigator and a queen along
 * the way.
 */
export const GUIDED_DEAL: readonly string[] = [
  'start 0, deal s0, deal s1, deal s2, deal s3, deal s4, deal s5, deal s6, deal s7, deal s8, deal s9',
  'deal c4, deal c30, deal c34, deal c10, deal c12, deal c17, deal c20, deal c21, deal c19, deal c29, deal c25, deal c9, deal c0, deal c37, deal c13',
  'tile Da, tile Lb, tile Ra, tile Ae, tile De, tile Ld, tile Rc, tile Aa, tile Dc, tile Le, tile Rd, tile Ab',
  'cover 1a, cover 3a, cover 1b, cover 2a, cover 2b',
];

/** The order of the draw pile after these draws. */
export const GUIDED_SEED = '0e35';

/** One round: the first refill is the last (rules 2.8 and 11.1). Everything else is as in any game. */
export const GUIDED_FIGURES: Figures = { ...NEWEST_EDITION.figures, extraRounds: 0 };
export const GUIDED_RULINGS: Rulings = { ...NEWEST_EDITION.rulings, ending: 'before-last-refill' };
