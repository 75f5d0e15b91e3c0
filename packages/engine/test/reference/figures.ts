import type { Figures } from '../../src/figures/figures.ts';

/** The numbers of docs/rules.md, read off its text a second time: a wrong number in the engine disagrees with these. */
export const RULEBOOK_FIGURES: Figures = {
  // 1.9 "hiring costs ƒ6, 5, 4, 3, 2, 1"
  hiringCosts: [6, 5, 4, 3, 2, 1],
  // 1.10
  recruitmentSpaces: 4,
  // 1.12 "ƒ7, 8, 9, 10, 11, 12, 13, 14, 15, then 1, 3, 5, 7, 9, 11, 13, 15 PP"
  florins: [7, 8, 9, 10, 11, 12, 13, 14, 15],
  prestige: [1, 3, 5, 7, 9, 11, 13, 15],
  // 1.12 "on ƒ11, 1 PP and 11 PP": the 5th, 10th and 15th of 17 spaces
  whiteMeeples: [5 - 1, 10 - 1, 15 - 1],
  // 1.13 "strength 4 → 5 PP, 5 → 8 PP, 6 → 12 PP, 6+1 → 17 PP"
  masterpieceStrength: [4, 5, 6, 6],
  masterpiecePrestige: [5, 8, 12, 17],
  // 1.14 "two each for the 5, 8 and 12 PP space"
  coverTiles: [2, 2, 2],
  // 1.15 "museum 17/12/8/5 PP, bonus tiles 12/8/5/3 PP"
  museumMajority: [17, 12, 8, 5],
  bonusMajority: [12, 8, 5, 3],
  // 1.16
  passingSpots: [4, 3, 2, 1],
  // 2.1 "ƒ10, 11, 12, 13"
  startingMoney: [10, 11, 12, 13],
  // 1.5 "sculpture (value 2), script (3), painting (4)"
  artworkValues: [2, 3, 4],
  // 1.7 and 7.2
  meeplesPerColour: 7,
  meepleLimit: 7,
  // 1.8
  discs: 8,
  // 3.2 "1 to 4 spaces"
  steps: 4,
  // 2.8 "(players + 1) rounds"
  extraRounds: 1,
  // 11.2 "up to 3 final turns"
  finalTurns: 3,
  // 8.2 "−5 PP"
  flipPenalty: 5,
  // 5.2: what each book is worth at the end
  bookPrestige: {
    religion: [0, 0, 0, 3],
    politics: [0, 0, 0, 3],
    arts: [0, 2, 0, 5],
    discoveries: [0, 0, 0, 3],
  },
  // 5.2 "sailboat 2 forward"
  bookSail: 2,
  // 9.2 "artworks worth 5/10/15"
  artsConditions: [5, 10, 15],
  // 9.6
  tiles: {
    florins: 5,
    sail: 3,
    florinsPerBook: 1,
    strengthPrice: 3,
    lead: 5,
    tiedLead: 3,
    artwork: 4,
    perWorker: 1,
  },
};
