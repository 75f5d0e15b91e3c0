import type { State } from '@la-stanza/engine';
import type { Bot, Choice } from '../bot.ts';
import { JUDGED, type Evaluator } from '../evaluation/evaluator.ts';
import { randomFrom, unit } from '../random/random.ts';
import { decider } from '../turns/decider.ts';
import { visitTurns } from '../turns/turn-space.ts';
import { candidateAt } from './candidate-at.ts';
import type { Likes } from './likes.ts';
import { createRanking, rankTurns, type Ranking } from './rank-turns.ts';
import { clear, enter, type TopTurns } from './top-turns.ts';

export interface GreedyOptions {
  readonly evaluator: Evaluator;
  /** Ranks by the seat's own prospects, misjudged by up to this much; without it, by the utility among all players. */
  readonly misjudgement?: number;
  readonly likes?: Likes | undefined;
  /** How many turns to report. */
  readonly candidates?: number;
}

const CANDIDATES = 6;
const judged = new Float32Array(JUDGED);

/** Looks at every turn worth considering and plays the one with the best position after it. */
export function createGreedy({ evaluator, misjudgement, likes, candidates: most = CANDIDATES }: GreedyOptions): Bot {
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
      if (likes !== undefined) sortByTaste(top, state, likes);
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

function sortByTaste(top: TopTurns, state: State, likes: Likes): void {
  for (const slot of top.order.subarray(0, top.count)) {
    const path = top.paths[slot];
    const after = top.states[slot];
    if (path === undefined || after === undefined) continue;
    const liked = likes({ before: state, path, length: top.lengths[slot] ?? 0, after });
    top.values[slot] = (top.values[slot] ?? 0) + liked;
  }
  top.order.subarray(0, top.count).sort((a, b) => (top.values[b] ?? 0) - (top.values[a] ?? 0));
}
