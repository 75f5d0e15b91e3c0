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

/** Bonus tiles come early, meeples are few and the finale is long: the board and the supply run out before the game is over. */
export const LATE_FIGURES: Figures = {
  ...STANDARD_FIGURES,
  whiteMeeples: [1, 2, 3],
  meeplesPerColour: 4,
  hiringCosts: [3, 2, 2, 1, 1, 0],
  recruitmentSpaces: 5,
  finalTurns: 9,
};

/** Little is worth prestige: most games end in a tie, and every step of the tie-break comes up. */
export const LEVEL_FIGURES: Figures = {
  ...STANDARD_FIGURES,
  prestige: [0, 0, 0, 0, 0, 0, 1, 2],
  museumMajority: [1, 0, 0, 0],
  bonusMajority: [1, 0, 0, 0],
  passingSpots: [0, 0, 0, 0],
  flipPenalty: 0,
};
