import type { Figures } from './figures.ts';

/** Where a figure comes from: the rulebook, public pages about the game, or an assumption of ours. */
export type Provenance = 'rulebook' | 'public' | 'assumed';

/** The provenance of each figure and the rule that gives it; what is assumed is marked as such wherever it is shown. */
export const PROVENANCE: Readonly<
  Record<
    keyof Figures,
    {
      readonly from: Provenance;
      readonly rule: string;
      /** Where it differs with the number of players. */
      readonly withPlayers?: Partial<Readonly<Record<2 | 3 | 4, Provenance>>>;
    }
  >
> = {
  hiringCosts: { from: 'assumed', rule: '1.9' },
  recruitmentSpaces: { from: 'assumed', rule: '1.10' },
  florins: { from: 'assumed', rule: '1.12' },
  prestige: { from: 'assumed', rule: '1.12' },
  whiteMeeples: { from: 'rulebook', rule: '1.12' },
  masterpieceStrength: { from: 'rulebook', rule: '1.13' },
  masterpiecePrestige: { from: 'rulebook', rule: '1.13' },
  coverTiles: { from: 'assumed', rule: '1.14' },
  museumMajority: { from: 'rulebook', rule: '1.15', withPlayers: { 2: 'assumed', 3: 'assumed' } },
  bonusMajority: { from: 'assumed', rule: '1.15' },
  passingSpots: { from: 'assumed', rule: '1.16' },
  startingMoney: { from: 'rulebook', rule: '2.1' },
  artworkValues: { from: 'rulebook', rule: '1.5' },
  meeplesPerColour: { from: 'rulebook', rule: '1.7' },
  meepleLimit: { from: 'rulebook', rule: '7.2' },
  discs: { from: 'rulebook', rule: '1.8' },
  steps: { from: 'rulebook', rule: '3.2' },
  extraRounds: { from: 'rulebook', rule: '2.8' },
  finalTurns: { from: 'rulebook', rule: '11.2' },
  flipPenalty: { from: 'rulebook', rule: '8.2' },
  bookPrestige: { from: 'rulebook', rule: '5.2' },
  bookSail: { from: 'rulebook', rule: '5.2' },
  artsConditions: { from: 'rulebook', rule: '9.2' },
  tiles: { from: 'rulebook', rule: '9.6' },
};
