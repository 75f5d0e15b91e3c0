/**
 * Every number of the game that is printed on its boards, tiles or in its rulebook.
 *
 * A game carries its figures in its record, so that the owner of a box whose boards say something
 * else plays with those numbers, and an old record keeps the numbers it was played with.
 */
export interface Figures {
  /** Rule 1.9: the price above each worker space, left to right. */
  readonly hiringCosts: readonly number[];
  /** Rule 1.10: the number of recruitment spaces. */
  readonly recruitmentSpaces: number;
  /** Rule 1.12: the florin spaces of the money track, in order. */
  readonly florins: readonly number[];
  /** Rule 1.12: the prestige spaces that follow them. */
  readonly prestige: readonly number[];
  /** Rule 1.12: the spaces with a white-meeple icon, counted from 0 at the start of the track. */
  readonly whiteMeeples: readonly number[];
  /** Rule 1.13: the strength each masterpiece space of a room asks for. */
  readonly masterpieceStrength: readonly number[];
  /** Rule 1.13: the prestige of each masterpiece space. */
  readonly masterpiecePrestige: readonly number[];
  /** Rule 1.14: how many cover tiles there are for the first three masterpiece spaces. */
  readonly coverTiles: readonly number[];
  /** Rule 1.15: prestige by rank in the museum majority. */
  readonly museumMajority: readonly number[];
  /** Rule 1.15: prestige by rank in the bonus-tile majority. */
  readonly bonusMajority: readonly number[];
  /** Rule 1.16: prestige of the passing spots, the first one first. */
  readonly passingSpots: readonly number[];
  /** Rule 2.1: starting money in turn order. */
  readonly startingMoney: readonly number[];
  /** Rule 1.5: values of sculpture, script and painting. */
  readonly artworkValues: readonly number[];
  /** Rule 1.7: meeples of each colour. */
  readonly meeplesPerColour: number;
  /** Rule 7.2: the most meeples a player may hold. */
  readonly meepleLimit: number;
  /** Rule 1.8: discs of each player. */
  readonly discs: number;
  /** Rule 3.2: the most countable spaces a figurine moves. */
  readonly steps: number;
  /** Rule 2.8: rounds beyond the number of players. */
  readonly extraRounds: number;
  /** Rule 11.2: final turns of each player. */
  readonly finalTurns: number;
  /** Rule 8.2: prestige lost with a flipped financier. */
  readonly flipPenalty: number;
  /** Rule 5.2: prestige of the first to fourth book of a colour, by discipline; Literature has no books. */
  readonly bookPrestige: Readonly<Record<'discoveries' | 'religion' | 'arts' | 'politics', readonly number[]>>;
  /** Rule 5.2: spaces the second Discoveries book moves the sailboat. */
  readonly bookSail: number;
  /** Rule 9.2: artwork value needed for the first, second and third Arts tile. */
  readonly artsConditions: readonly number[];
  /** Rule 9.6: the numbers printed on bonus tiles. */
  readonly tiles: {
    /** Dc: florins immediately. */
    readonly florins: number;
    /** Lb: spaces the sailboat moves. */
    readonly sail: number;
    /** Le: florins for each book. */
    readonly florinsPerBook: number;
    /** Rd: florins for one more strength. */
    readonly strengthPrice: number;
    /** De and Re: prestige for leading alone, and for a tie. */
    readonly lead: number;
    readonly tiedLead: number;
    /** Ab: artwork value in the museum majority. */
    readonly artwork: number;
    /** Ac: prestige for each character on the worker track. */
    readonly perWorker: number;
  };
}
