import { STANDARD_FIGURES, type Figures, type Options } from '../../src/index.ts';
import { ABUNDANT, type GameSpec } from './games.ts';
import type { Player } from './styled-player.ts';

/** Cheap hiring and as many final turns as figures allow: tiles are taken after a player has withdrawn. */
const LONG_FINALE: Figures = {
  ...STANDARD_FIGURES,
  hiringCosts: [1, 1, 1, 1, 1, 0],
  recruitmentSpaces: 5,
  extraRounds: 4,
  finalTurns: 9,
};

const ALL_OPTIONS: readonly Options[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  start: bits % 2 === 0 ? 'random' : 'first',
  arranged: (bits & 1) > 0,
  expert: (bits & 2) > 0,
  openHiring: (bits & 4) > 0,
}));

/** One game of every mix of options with each set of figures; each seat draws its style from the game's seed. */
export function styledGames(players: number): GameSpec[] {
  return [STANDARD_FIGURES, ABUNDANT, LONG_FINALE].flatMap((figures, set) =>
    ALL_OPTIONS.map((options, index) => ({ players, options, figures, seed: 10_000 * set + 1000 * players + index })),
  );
}

interface RareGame {
  readonly meets: string;
  readonly spec: GameSpec;
  readonly seats: readonly Player[];
}

const SAILOR: Player = { style: 'sailor', favourite: 'discoveries', isPatient: false, isQuitter: true };
const WRITER: Player = { style: 'writer', favourite: 'literature', isPatient: false, isQuitter: false };
const POLITICIAN: Player = { style: 'politician', favourite: 'politics', isPatient: true, isQuitter: false };
const IDLER: Player = { style: 'hoarder', favourite: 'politics', isPatient: true, isQuitter: true };
const STANDARD: Options = { start: 'first', arranged: false, expert: false, openHiring: false };
const FEW_MEEPLES: Figures = { ...STANDARD_FIGURES, meeplesPerColour: 5 };
const WORTHLESS_SPOTS: Figures = { ...STANDARD_FIGURES, passingSpots: [0, 0, 0, 0] };

/** What one game in a hundred meets, and tables on which it is common. */
export const RARE_GAMES: readonly RareGame[] = [
  ...[22, 29, 30].map((seed) => ({
    meets: `the boats lead after their player has withdrawn (${seed})`,
    spec: { players: 2, options: STANDARD, figures: LONG_FINALE, seed },
    seats: [SAILOR, WRITER],
  })),
  ...[1, 2].map((seed) => ({
    meets: `the Politics room runs out of meeples (${seed})`,
    spec: { players: 4, options: STANDARD, figures: FEW_MEEPLES, seed },
    seats: [POLITICIAN, POLITICIAN, POLITICIAN, WRITER],
  })),
  ...[29, 37].map((seed) => ({
    meets: `players without prestige withdraw (${seed})`,
    spec: { players: 4, options: STANDARD, figures: WORTHLESS_SPOTS, seed },
    seats: [IDLER, IDLER, IDLER, IDLER],
  })),
];
