import { playGame, type GameResult, type Player } from './play-game.ts';

/**
 * A block is one deal played several times: one player of kind A takes each seat once, players of kind B take the others.
 * With two players it is a pair of games with seats swapped.
 */
export interface BlockResult {
  readonly block: number;
  /** A's share of each game, by A's seat. */
  readonly shares: readonly number[];
  /** A's prestige minus the best of the others, by seat. */
  readonly margins: readonly number[];
  /** Thinking time of each of A's moves, by the clock of its budget. */
  readonly millisecondsA: readonly number[];
  readonly wallA: number;
  readonly processorA: number;
  readonly millisecondsB: number;
  readonly movesB: number;
  readonly overruns: number;
  readonly illegal: number;
  /** The machine's load average after the block. */
  readonly load?: number;
}

/** The deal of a block; every arena seed has its own deals. */
const dealOf = (seed: number, block: number): number =>
  (Math.imul(seed, 0x9e3779b1) ^ Math.imul(block + 1, 0x85ebca77)) >>> 0;

/** Tenths of a millisecond: clocks are no more accurate than that, and results are stored in files. */
const tenths = (milliseconds: number): number => Math.round(10 * milliseconds) / 10;

export function playBlock(a: Player, b: Player, players: number, seed: number, block: number): BlockResult {
  const games = Array.from({ length: players }, (_, seat) => {
    const seats = Array.from({ length: players }, (_other, at) => (at === seat ? a : b));
    return { seat, result: playGame(seats, dealOf(seed, block)) };
  });
  const sum = (of: (seat: number, result: GameResult) => number): number =>
    games.reduce((total, { seat, result }) => total + of(seat, result), 0);
  const all = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    block,
    shares: games.map(({ seat, result }) => result.shares[seat] ?? 0),
    margins: games.map(({ seat, result }) => marginOf(seat, result)),
    millisecondsA: games.flatMap(({ seat, result }) => (result.milliseconds[seat] ?? []).map(tenths)),
    wallA: tenths(sum((seat, { wall }) => wall[seat] ?? 0)),
    processorA: tenths(sum((seat, { processor }) => processor[seat] ?? 0)),
    millisecondsB: tenths(
      sum((seat, { milliseconds }) => all(milliseconds.filter((_, other) => other !== seat).flat())),
    ),
    movesB: sum((seat, { moves }) => all(moves) - (moves[seat] ?? 0)),
    overruns: sum((_, { overruns }) => overruns),
    illegal: sum((_, { illegal }) => illegal),
  };
}

function marginOf(seat: number, { scores }: GameResult): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
}
