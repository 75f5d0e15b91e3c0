import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Bot, Candidate, Choice } from '../bot.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { randomFrom, unit } from '../random/random.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { decider } from '../turns/decider.ts';
import { visitTurns } from '../turns/turn-space.ts';
import { prestigeRows } from './prestige-rows.ts';
import { createRanking, rankTurns, type Ranking } from './rank-turns.ts';
import { clear, enter, slotAt, type TopTurns } from './top-turns.ts';

export interface GreedyOptions {
  readonly evaluator: Evaluator;
  /** Ranks by the seat's own prospects, misjudged by up to this much; without it, by the utility among all players. */
  readonly misjudgement?: number;
  /** How many turns to report. */
  readonly candidates?: number;
}

const CANDIDATES = 6;
const judged = new Float32Array(JUDGED);
const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** Looks at every turn worth considering and plays the one with the best position after it. */
export function createGreedy({ evaluator, misjudgement, candidates: most = CANDIDATES }: GreedyOptions): Bot {
  let ranking: Ranking | undefined;
  return {
    decide(state: State, seed: number): Choice {
      const began = performance.now();
      const seat = decider(state);
      if (ranking?.space.states[0]?.table !== state.table) ranking = createRanking(state, most);
      const simulations =
        misjudgement === undefined
          ? rankTurns(ranking, state, evaluator)
          : rankAlone(ranking, state, evaluator, seed, misjudgement);
      const { top } = ranking;
      const candidates = Array.from({ length: top.count }, (_, rank) => candidateAt(top, rank, evaluator, seat));
      return {
        actions: candidates[0]?.actions ?? [],
        candidates,
        simulations,
        milliseconds: performance.now() - began,
      };
    },
  };
}

/** Ranks the turns by the seat's own prospects plus a random error. */
function rankAlone(
  { space, top }: Ranking,
  state: State,
  evaluator: Evaluator,
  seed: number,
  misjudgement: number,
): number {
  const random = randomFrom(seed);
  const seat = decider(state);
  let turns = 0;
  clear(top);
  visitTurns(space, state, (after, path, length) => {
    turns++;
    enter(top, evaluator.glance(after, seat) + misjudgement * unit(random), judged, after, path, length);
  });
  return turns;
}

/** A ranked turn as a candidate, judged by the evaluator alone. */
function candidateAt(top: TopTurns, rank: number, evaluator: Evaluator, seat: number): Candidate {
  const slot = slotAt(top, rank);
  const after = top.states[slot];
  const path = top.paths[slot];
  if (after === undefined || path === undefined) throw new RangeError(`there is no turn of rank ${rank}`);
  evaluator.judge(after, judged);
  evaluator.prestige(after, cells);
  return {
    actions: actionsOf(path, top.lengths[slot] ?? 0),
    winShare: judged[WIN + seat] ?? 0,
    winShares: Array.from(judged.subarray(WIN, WIN + after.table.players)),
    error: 0,
    visits: 1,
    prestige: prestigeRows(cells, after.table.players),
  };
}
