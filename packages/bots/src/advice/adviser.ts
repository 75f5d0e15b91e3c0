import type { ActionId, Category, State } from '@la-stanza/engine';
import { copy, round } from '@la-stanza/engine/search';
import type { Candidate } from '../bot.ts';
import { exp } from '../exact/exp.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { createGrandmaster } from '../search/grandmaster.ts';
import { deal, refillOf } from '../turns/deal.ts';
import { CHANCE, decider, NOBODY } from '../turns/decider.ts';
import { follow } from '../turns/follow.ts';
import { bestOfEachKind } from './kinds.ts';
import type { Work } from './work.ts';

/** What searches found out about one turn. */
export interface ComparedTurn {
  readonly actions: readonly ActionId[];
  /** Each seat's share of the win, the mean of all tries. */
  readonly winShares: readonly number[];
  /** By try, for the seat that decides: its share of the win, and what it is worth to it, prestige included. */
  readonly shares: readonly number[];
  readonly worths: readonly number[];
}

/** Level 5 as a teacher: hints, the coach and reviews all ask this. */
export interface Adviser {
  /** A first look: the turns it tried, best first. */
  readonly look: (state: State, seed: number, work: Work) => readonly Candidate[];
  /** The turns worth comparing, the most promising first: several of the first look, and the best of other kinds. */
  readonly find: (state: State, seed: number, work: Work) => (readonly ActionId[])[];
  /**
   * Searches turns of a position with equal work and common chance: in one try all of them meet the same refills. `onTry` gets what
   * is known after every try.
   */
  readonly compare: (
    state: State,
    turns: readonly (readonly ActionId[])[],
    seed: number,
    work: Work,
    onTry?: (compared: readonly ComparedTurn[]) => void,
  ) => ComparedTurn[];
}

/** How many turns of the first look are compared, and how many in all. */
const FROM_LOOK = 2;
const MOST_COMPARED = 4;
/** How far the learned value is off for a single position, in shares of the win. */
const DOUBT = 0.05;
const LOOK_WIDTH = 10;
const WIDTH = 8;
const CAPACITY = 1600;

export function createAdviser(evaluator: Evaluator): Adviser {
  const options = { evaluator, simulations: 1, width: WIDTH, capacity: CAPACITY };
  const racer = createGrandmaster({ ...options, rootWidth: LOOK_WIDTH, isRace: true });
  const search = createGrandmaster({ ...options, rootWidth: WIDTH, doubt: DOUBT });

  function tried(state: State, actions: readonly ActionId[], seed: number, simulations: number): Outcome {
    const seat = decider(state);
    const after = copy(state);
    follow(after, actions);
    if (decider(after) === CHANCE) deal(after, refillOf(seed, round(after), 0));
    if (decider(after) === NOBODY) return outcomeOfEnd(after, seat);
    const [best] = search.decide(after, seed, { simulations }).candidates;
    if (best === undefined) throw new RangeError('a seat that decides has no turn');
    return { shares: best.winShares, worth: worthOf(best, seat) };
  }

  const look: Adviser['look'] = (state, seed, work) => racer.decide(state, seed, { simulations: work.look }).candidates;

  return {
    look,

    find(state, seed, work) {
      const candidates = look(state, seed, work);
      const turns = candidates.slice(0, FROM_LOOK).map(({ actions }) => actions);
      const seen = new Set(turns.map((actions) => kindOf(actions)));
      const others = [...candidates.map(({ actions }) => actions), ...bestOfEachKind(state, evaluator)];
      for (const actions of others) {
        if (turns.length >= MOST_COMPARED) break;
        if (seen.has(kindOf(actions))) continue;
        seen.add(kindOf(actions));
        turns.push(actions);
      }
      return turns;
    },

    compare(state, turns, seed, { tries, simulations }, onTry) {
      const seat = decider(state);
      const known = turns.map((actions): Tried => ({ actions, outcomes: [] }));
      const compared = (): ComparedTurn[] =>
        known.map(({ actions, outcomes }) => ({
          actions,
          winShares: Array.from({ length: state.table.players }, (_, other) =>
            mean(outcomes.map(({ shares }) => shares[other] ?? 0)),
          ),
          shares: outcomes.map(({ shares }) => shares[seat] ?? 0),
          worths: outcomes.map(({ worth }) => worth),
        }));
      for (let index = 0; index < tries; index++) {
        for (const { actions, outcomes } of known)
          outcomes.push(tried(state, actions, seedOfTry(seed, index), simulations));
        onTry?.(compared());
      }
      return compared();
    },
  };
}

/** Two turns are of one kind when they land on the same space and begin the same action there. */
export const kindOf = (actions: readonly ActionId[]): string => actions.slice(0, 2).join();

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

interface Outcome {
  readonly shares: readonly number[];
  readonly worth: number;
}

interface Tried {
  readonly actions: readonly ActionId[];
  readonly outcomes: Outcome[];
}

const seedOfTry = (seed: number, index: number): number => Math.imul(seed ^ (index + 1), 0x27d4eb2f) >>> 0;

const judged = new Float32Array(JUDGED);

function outcomeOfEnd(state: State, seat: number): Outcome {
  judgeEnd(state, judged);
  const { players } = state.table;
  return { shares: Array.from(judged.subarray(WIN, WIN + players)), worth: judged[seat] ?? 0 };
}

/** Mostly the share of the win, and a part for prestige, as the evaluator's utility: a decided game still has better turns. */
const PRESTIGE_PART = 0.25;
const POINTS = 7;

function worthOf({ winShares, prestige }: Candidate, seat: number): number {
  const lift = (row: Readonly<Record<Category, number>>): number =>
    exp(Object.values(row).reduce((sum, points) => sum + points, 0) / POINTS);
  const own = prestige[seat];
  const total = prestige.reduce((sum, row) => sum + lift(row), 0);
  const share = own === undefined ? 0 : lift(own) / total;
  return (1 - PRESTIGE_PART) * (winShares[seat] ?? 0) + PRESTIGE_PART * share;
}
