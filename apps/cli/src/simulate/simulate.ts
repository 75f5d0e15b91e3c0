import {
  ACTIONS,
  CATEGORIES,
  type Category,
  type Figures,
  type Options,
  type Rulings,
  legalActions,
  preview,
  score,
  type Score,
  type State,
  view,
  whoseTurn,
  newGame,
} from '@la-stanza/engine';
import { BranchTally } from './branch-tally.ts';
import { type BranchCounts, unusedBranches } from './branches.ts';
import { brokenInvariants, mostTurns } from './invariants.ts';
import { choose, type Policy, seatPlayers } from './policy.ts';
import { randomFrom } from './random.ts';

/** The table of one simulated game. */
export interface SimulatedTable {
  readonly players: number;
  readonly options: Options;
  readonly figures?: Figures;
  readonly rulings?: Rulings;
  readonly policy: Policy;
}

export interface Violation {
  readonly game: number;
  readonly turn: number;
  readonly broken: string;
}

export interface Simulation {
  readonly games: number;
  readonly decisions: number;
  readonly turns: number;
  readonly violations: readonly Violation[];
  /** The mean of a player's prestige, by category. */
  readonly meanScore: Readonly<Record<Category | 'total', number>>;
  readonly branches: BranchCounts;
  readonly unused: readonly string[];
}

export interface SimulationConfig {
  readonly games: number;
  readonly seed: string;
  /** The table of each game, by its number from 0. */
  readonly tableOf: (game: number) => SimulatedTable;
  readonly onGame?: (played: number) => void;
}

/** Plays games, watches every turn of them, and adds up what happened. */
export function simulate({ games, seed, tableOf, onGame }: SimulationConfig): Simulation {
  const tally = new BranchTally();
  const violations: Violation[] = [];
  const sums = new Map<Category | 'total', number>();
  let decisions = 0;
  let turns = 0;
  let mats = 0;
  for (let game = 0; game < games; game++) {
    const report = (turn: number, broken: string): void => void violations.push({ game, turn, broken });
    const played = playGame(tableOf(game), `${seed} ${game}`, tally, report);
    decisions += played.decisions;
    turns += played.turns;
    mats += played.result.seats.length;
    for (const seat of played.result.seats) {
      for (const category of [...CATEGORIES, 'total'] as const) {
        sums.set(category, (sums.get(category) ?? 0) + seat[category]);
      }
    }
    onGame?.(game + 1);
  }
  const mean = (category: Category | 'total'): number => (sums.get(category) ?? 0) / Math.max(mats, 1);
  return {
    games,
    decisions,
    turns,
    violations,
    meanScore: {
      masterpieces: mean('masterpieces'),
      sailboat: mean('sailboat'),
      books: mean('books'),
      passing: mean('passing'),
      tiles: mean('tiles'),
      financier: mean('financier'),
      bonusMajority: mean('bonusMajority'),
      museumMajority: mean('museumMajority'),
      total: mean('total'),
    },
    branches: tally.counts,
    unused: unusedBranches(tally.counts),
  };
}

interface Played {
  readonly decisions: number;
  readonly turns: number;
  readonly result: Score;
}

function playGame(
  table: SimulatedTable,
  seed: string,
  tally: BranchTally,
  report: (turn: number, broken: string) => void,
): Played {
  const { players, policy } = table;
  const random = randomFrom(seed);
  const seats = seatPlayers(policy, players, random);
  let state = newGame(table).state;
  const bound = mostTurns(view(state));
  let decisions = 0;
  let turns = 0;
  while (turns <= bound) {
    const acting = whoseTurn(state);
    if (acting.who === 'nobody') break;
    const id = choose(state, seats, random);
    const action = id === undefined ? undefined : ACTIONS[id];
    if (action === undefined) {
      report(turns, 'there is always a legal action');
      break;
    }
    tally.decided(acting.decision, action, legalActions(state).length);
    const { state: after, events } = preview(state, action.id);
    state = after;
    decisions++;
    for (const event of events) {
      tally.happened(event);
      if (event.type === 'turn') turns++;
      if (event.type === 'turn' || event.type === 'over') check(state, report);
    }
  }
  const result = score(state);
  tally.count('tie-break', result.decidedBy);
  tally.count('end with', endOf(state));
  return { decisions, turns, result };
}

function check(state: State, report: (turn: number, broken: string) => void): void {
  const position = view(state);
  for (const broken of brokenInvariants(position, score(state))) report(position.turn, broken);
}

/** Rule 11.4: how the players left the ring. */
function endOf(state: State): string {
  const { seats, players } = view(state);
  const withdrawn = seats.filter((mat) => mat.withdrawn > 0).length;
  return withdrawn === 0 ? 'nobody withdrawn' : withdrawn === players ? 'all withdrawn' : 'some withdrawn';
}
