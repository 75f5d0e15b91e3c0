import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS, round } from '@la-stanza/engine/search';
import type { Bot, Budget, Candidate, Choice } from '../bot.ts';
import { exp } from '../exact/exp.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { randomFrom, unit, type Random } from '../random/random.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { deal, refillOf } from '../turns/deal.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import type { Likes } from './likes.ts';
import { nextBranch, startHalving, type Halving } from './halving.ts';
import { prestigeRows } from './prestige-rows.ts';
import { createRanking, rankTurns, type Ranking } from './rank-turns.ts';
import { slotAt } from './top-turns.ts';
import {
  addTo,
  BRANCHES,
  branchOf,
  createTree,
  growBranch,
  meanOf,
  OUTCOMES,
  stateAfter,
  TO_CHANCE,
  TO_END,
  TO_SEAT,
  type Tree,
} from './tree.ts';
import { wallClock } from './wall-clock.ts';

export interface MaxNOptions {
  readonly evaluator: Evaluator;
  /** Simulations when the budget limits neither time nor simulations. */
  readonly simulations: number;
  /** How many turns are considered at the root and below. */
  readonly rootWidth?: number;
  readonly width?: number;
  /** How much the search follows the evaluator's order, and how sharp that order is. */
  readonly exploration?: number;
  readonly temperature?: number;
  /**
   * Whether the turns at the root always race by halving, so that they can be compared; otherwise only with more than two
   * players.
   */
  readonly isRace?: boolean;
  /** The most nodes; the search ends when they are used up. */
  readonly capacity?: number;
  /**
   * How far each search misjudges a position, in shares of the win: searches with different seeds then differ even where nothing
   * is left to chance, as the evaluator may be wrong there too.
   */
  readonly doubt?: number;
  readonly likes?: Likes | undefined;
}

/** The first node of a search. */
const ROOT = 0;
const MOST_DEPTH = 64;
/**
 * The prior spread of a turn's leaves, and how many visits this prior counts for: a few visits alone say little about the
 * spread.
 */
const PRIOR_SPREAD = 0.02;
const PRIOR_VISITS = 4;

/** The share of the time after which no simulation starts, so that the last one ends in time. */
const TIME_USED = 0.93;

interface Search {
  readonly tree: Tree;
  readonly root: Ranking;
  readonly inner: Ranking;
  /** The branches of the current simulation. */
  readonly path: Int32Array;
  /** How much each turn at the root is liked. */
  readonly liked: Float32Array;
  /** Expected prestige at the leaves below each branch of the root, summed. */
  readonly prestige: Float32Array;
}

const CELLS = CATEGORIES.length * MAX_PLAYERS;
const leaf = new Float32Array(JUDGED);
const cells = new Float32Array(CELLS);

/**
 * Searches several turns ahead: a tree over complete turns in which every seat maximises its own utility (max^n), guided by
 * the evaluator's order of the turns (PUCT). A new node returns the evaluator's judgement after its best turn.
 */
export function createMaxN(options: MaxNOptions): Bot {
  const {
    evaluator,
    rootWidth = BRANCHES,
    width = 8,
    exploration = 0.6,
    temperature = 0.04,
    capacity = 4000,
    isRace = false,
    doubt = 0,
    likes,
  } = options;
  let search: Search | undefined;

  const open = (state: State): Search => ({
    tree: createTree(state, capacity),
    root: createRanking(state, rootWidth),
    inner: createRanking(state, width),
    path: new Int32Array(MOST_DEPTH),
    liked: new Float32Array(BRANCHES),
    prestige: new Float32Array(BRANCHES * CELLS),
  });

  /** Moves every judgement of the ranked turns by the doubt; what one seat gains the others lose. */
  function misjudge({ top }: Ranking, seat: number, players: number, random: Random): void {
    for (let rank = 0; rank < top.count; rank++) {
      const slot = slotAt(top, rank);
      const error = doubt * (2 * unit(random) - 1);
      for (let other = 0; other < players; other++) {
        const share = other === seat ? error : -error / (players - 1);
        for (const cell of [other, WIN + other]) {
          top.judged[slot * JUDGED + cell] = (top.judged[slot * JUDGED + cell] ?? 0) + share;
        }
      }
      top.values[slot] = (top.values[slot] ?? 0) + error;
    }
    top.order.subarray(0, top.count).sort((a, b) => (top.values[b] ?? 0) - (top.values[a] ?? 0));
  }

  /** Creates the node of a position and leaves in `leaf` the judgement of its best turn. */
  function expand(on: Search, state: State, ranking: Ranking, random: Random): number {
    const { tree } = on;
    const seat = decider(state);
    const { top } = ranking;
    rankTurns(ranking, state, evaluator);
    if (doubt > 0) misjudge(ranking, seat, state.table.players, random);
    const node = tree.nodes++;
    tree.seats[node] = seat;
    tree.counts[node] = top.count;
    tree.visits[node] = 1;
    const best = top.values[slotAt(top, 0)] ?? 0;
    let total = 0;
    for (let rank = 0; rank < top.count; rank++) {
      total += exp(((top.values[slotAt(top, rank)] ?? 0) - best) / temperature);
    }
    for (let rank = 0; rank < top.count; rank++) {
      const slot = slotAt(top, rank);
      const after = top.states[slot];
      if (after === undefined) continue;
      const next = decider(after);
      const kind = next === NOBODY ? TO_END : next === CHANCE ? TO_CHANCE : TO_SEAT;
      const prior = exp(((top.values[slot] ?? 0) - best) / temperature) / total;
      growBranch(tree, branchOf(node, rank), kind, prior, after, top.judged, slot * JUDGED);
    }
    const first = slotAt(top, 0) * JUDGED;
    for (let cell = 0; cell < JUDGED; cell++) leaf[cell] = top.judged[first + cell] ?? 0;
    const bestAfter = top.states[slotAt(top, 0)];
    if (bestAfter !== undefined) evaluator.prestige(bestAfter, cells);
    return node;
  }

  /** A turn that is liked is worth more, and is searched as often as a turn of that worth. */
  function likeTurns({ tree, root: { top }, liked }: Search, before: State): void {
    if (likes === undefined) return;
    let total = 0;
    for (let rank = 0; rank < top.count; rank++) {
      const slot = slotAt(top, rank);
      const path = top.paths[slot];
      const after = top.states[slot];
      const isTurn = path !== undefined && after !== undefined;
      const worth = isTurn ? likes({ before, path, length: top.lengths[slot] ?? 0, after }) : 0;
      const prior = (tree.priors[branchOf(ROOT, rank)] ?? 0) * exp(worth / temperature);
      liked[rank] = worth;
      tree.priors[branchOf(ROOT, rank)] = prior;
      total += prior;
    }
    for (let branch = branchOf(ROOT, 0); branch < branchOf(ROOT, top.count); branch++)
      tree.priors[branch] = (tree.priors[branch] ?? 0) / total;
  }

  /** The branch to try next: the seat's mean utility plus an exploration bonus for turns the evaluator ranks high. */
  function select({ tree, liked }: Search, node: number): number {
    const seat = tree.seats[node] ?? 0;
    const count = tree.counts[node] ?? 0;
    const reach = exploration * Math.sqrt(tree.visits[node] ?? 0);
    let best = branchOf(node, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (let rank = 0; rank < count; rank++) {
      const branch = branchOf(node, rank);
      const visits = tree.branchVisits[branch] ?? 1;
      const taste = node === ROOT ? (liked[rank] ?? 0) : 0;
      const score = meanOf(tree, branch, seat) + taste + (reach * (tree.priors[branch] ?? 0)) / (1 + visits);
      if (score > most) {
        most = score;
        best = branch;
      }
    }
    return best;
  }

  /** The node a branch leads to, or -1 after expanding it or reaching the end; `leaf` then holds the result. */
  function follow(on: Search, branch: number, random: Random, seed: number): number {
    const { tree } = on;
    const kind = tree.kinds[branch] ?? TO_SEAT;
    if (kind === TO_END) {
      const end = stateAfter(tree, branch);
      judgeEnd(end, leaf);
      evaluator.prestige(end, cells);
      return -1;
    }
    let outcome = 0;
    if (kind === TO_CHANCE) {
      const drawn = tree.drawn[branch] ?? 0;
      outcome = drawn < OUTCOMES ? drawn : (tree.branchVisits[branch] ?? 0) % OUTCOMES;
      if (drawn < OUTCOMES) tree.drawn[branch] = drawn + 1;
    }
    const known = tree.targets[branch * OUTCOMES + outcome] ?? -1;
    if (known >= 0) return known;
    const state = stateAfter(tree, branch);
    deal(state, refillOf(seed, round(state), outcome));
    tree.targets[branch * OUTCOMES + outcome] = expand(on, state, on.inner, random);
    return -1;
  }

  function simulate(on: Search, root: number, first: number, random: Random, seed: number): void {
    const { tree, path } = on;
    tree.visits[root] = (tree.visits[root] ?? 0) + 1;
    path[0] = first;
    let depth = 1;
    let node = follow(on, first, random, seed);
    while (node >= 0 && depth < MOST_DEPTH) {
      tree.visits[node] = (tree.visits[node] ?? 0) + 1;
      const branch = select(on, node);
      path[depth++] = branch;
      node = follow(on, branch, random, seed);
    }
    for (let index = 0; index < depth; index++) addTo(tree, path[index] ?? 0, leaf);
    const share = leaf[WIN + (tree.seats[root] ?? 0)] ?? 0;
    tree.squares[first] = (tree.squares[first] ?? 0) + share * share;
    const row = (first - branchOf(root, 0)) * CELLS;
    for (let cell = 0; cell < CELLS; cell++)
      on.prestige[row + cell] = (on.prestige[row + cell] ?? 0) + (cells[cell] ?? 0);
  }

  function candidateAt(on: Search, root: number, rank: number, players: number): Candidate {
    const { tree } = on;
    const rootTop = on.root.top;
    const branch = branchOf(root, rank);
    const slot = slotAt(rootTop, rank);
    const seat = tree.seats[root] ?? 0;
    const visits = tree.branchVisits[branch] ?? 1;
    const winShare = meanOf(tree, branch, WIN + seat);
    const tried = visits - 1;
    const row = on.prestige.subarray(rank * CELLS, (rank + 1) * CELLS);
    const after = rootTop.states[slot];
    if (tried === 0 && after !== undefined) evaluator.prestige(after, row);
    const own = Math.max(0, (tree.squares[branch] ?? 0) - tried * winShare * winShare);
    const spread = (own + PRIOR_VISITS * PRIOR_SPREAD) / (tried + PRIOR_VISITS);
    return {
      actions: actionsOf(rootTop.paths[slot] ?? new Uint16Array(0), rootTop.lengths[slot] ?? 0),
      winShare,
      winShares: Array.from({ length: players }, (_, other) => meanOf(tree, branch, WIN + other)),
      error: Math.sqrt(spread / Math.max(1, tried)),
      visits,
      prestige: prestigeRows(tried > 1 ? row.map((cell) => cell / tried) : row, players),
    };
  }

  const worthOf = ({ tree, liked }: Search, root: number, rank: number): number =>
    meanOf(tree, branchOf(root, rank), tree.seats[root] ?? 0) + (liked[rank] ?? 0);

  /** The ranks, best first: the finalists of the race by their worth, the others by their visits. */
  function orderOf(on: Search, root: number, halving: Halving | undefined): number[] {
    const { tree } = on;
    const worth = (rank: number): number => worthOf(on, root, rank);
    const tries = (rank: number): number =>
      halving?.racing.includes(rank) === true
        ? Number.MAX_SAFE_INTEGER
        : (tree.branchVisits[branchOf(root, rank)] ?? 0);
    return Array.from({ length: tree.counts[root] ?? 0 }, (_, rank) => rank).toSorted(
      (a, b) => tries(b) - tries(a) || worth(b) - worth(a),
    );
  }

  return {
    decide(state: State, seed: number, budget: Budget = {}): Choice {
      const { clock = wallClock } = budget;
      const began = clock();
      const deadline = began + TIME_USED * (budget.milliseconds ?? Number.POSITIVE_INFINITY);
      const isTimed = budget.milliseconds !== undefined && budget.simulations === undefined;
      const limit = isTimed ? Number.POSITIVE_INFINITY : (budget.simulations ?? options.simulations);
      const random = randomFrom(seed);
      if (search?.tree.scratch.table !== state.table) search = open(state);
      const on = search;
      on.tree.nodes = 0;
      on.prestige.fill(0);
      const root = expand(on, state, on.root, random);
      likeTurns(on, state);
      let simulations = 0;
      let last = clock();
      let longest = last - began;
      const halving =
        isRace || state.table.players > 2
          ? startHalving(on.tree.counts[root] ?? 0, isTimed ? (deadline - last) / longest : limit)
          : undefined;
      while (on.tree.counts[root] !== 1 && simulations < limit && on.tree.nodes < capacity) {
        if (last + 0.5 * longest > deadline || budget.isStopped?.() === true) break;
        const done = isTimed ? (last - began) / (deadline - began) : simulations / limit;
        const first =
          halving === undefined
            ? select(on, root)
            : nextBranch(halving, on.tree, root, done, (rank) => worthOf(on, root, rank));
        simulate(on, root, first, random, seed);
        simulations++;
        const now = clock();
        longest = Math.max(longest * 0.98, now - last);
        last = now;
      }
      const { players } = state.table;
      const candidates = orderOf(on, root, halving).map((rank) => candidateAt(on, root, rank, players));
      return {
        actions: candidates[0]?.actions ?? [],
        candidates,
        simulations,
        milliseconds: clock() - began,
      };
    },
  };
}
