import { type Figures, STANDARD_FIGURES } from '@la-stanza/engine';

/* Other sets of figures, to show that no rule leans on the standard ones. */

/** Cheap hiring, a longer recruitment track and finale, weaker masterpieces, scarce meeples. */
export const GENEROUS_FIGURES: Figures = {
  ...STANDARD_FIGURES,
  hiringCosts: [5, 4, 3, 2, 1, 0],
  recruitmentSpaces: 5,
  masterpieceStrength: [2, 3, 4, 5],
  whiteMeeples: [1, 3, 5],
  meeplesPerColour: 4,
  finalTurns: 6,
};

/** A short recruitment track, other track steps, majorities and passing spots. */
export const STRICT_FIGURES: Figures = {
  ...STANDARD_FIGURES,
  recruitmentSpaces: 3,
  florins: [5, 7, 9, 11, 13],
  prestige: [2, 4, 7, 11, 16],
  whiteMeeples: [2, 5, 8],
  museumMajority: [15, 9, 5, 2],
  bonusMajority: [10, 6, 3, 1],
  passingSpots: [6, 4, 2, 0],
};

/**
 * One step a turn, hiring nobody can pay, and Arts tiles for the asking, one for each player: with four players the three
 * tiles of the grid let three of them over the Bonus Tiles space, and the fourth has to stay (rule 3.6). The short game
 * ends before the three come round again. No other figures leave a player without a landing before the final turns.
 */
export const NARROW_FIGURES: Figures = {
  ...STANDARD_FIGURES,
  steps: 1,
  extraRounds: 0,
  hiringCosts: [99, 99, 99, 99, 99, 99],
  artsConditions: [0, 99, 99],
};
