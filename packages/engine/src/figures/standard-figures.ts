import type { Figures } from './figures.ts';
import { iconSpaces } from './icons.ts';

const TRACK = { florins: [7, 8, 9, 10, 11, 12, 13, 14, 15], prestige: [1, 3, 5, 7, 9, 11, 13, 15] };

/** The figures as docs/rules.md gives them. An owner of the box who finds another number on a board corrects it here. */
export const STANDARD_FIGURES: Figures = {
  hiringCosts: [6, 5, 4, 3, 2, 1],
  recruitmentSpaces: 4,
  ...TRACK,
  whiteMeeples: iconSpaces(TRACK, { florins: [11], prestige: [1, 11] }),
  masterpieceStrength: [4, 5, 6, 6],
  masterpiecePrestige: [5, 8, 12, 17],
  coverTiles: [2, 2, 2],
  museumMajority: [17, 12, 8, 5],
  bonusMajority: [12, 8, 5, 3],
  passingSpots: [4, 3, 2, 1],
  startingMoney: [10, 11, 12, 13],
  artworkValues: [2, 3, 4],
  meeplesPerColour: 7,
  meepleLimit: 7,
  discs: 8,
  steps: 4,
  extraRounds: 1,
  finalTurns: 3,
  flipPenalty: 5,
  bookPrestige: {
    discoveries: [0, 0, 0, 3],
    religion: [0, 0, 0, 3],
    arts: [0, 2, 0, 5],
    politics: [0, 0, 0, 3],
  },
  bookSail: 2,
  artsConditions: [5, 10, 15],
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
