import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Bot, Candidate, Choice } from '../bot.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { randomFrom, unit } from '../random/random.ts';
import { reasonsFor } from '../reasons/reasons-for.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { decider } from '../turns/decider.ts';
import { createTurnSpace, visitTurns, type TurnSpace } from '../turns/turn-space.ts';
import { prestigeRows } from './prestige-rows.ts';
import { clear, createTopTurns, enter, slotAt, type TopTurns } from './top-turns.ts';

/** What a greedy player goes by: a number for the position after the turn. */
export type Worth = (state: State, seat: number) => number;

export interface GreedyOptions {
  readonly evaluator: Evaluator;
  /** What to maximise; the evaluator's utility if absent. */
  readonly worth?: Worth;
  /** Added to every worth: up to so much, by chance. */
  readonly noise?: number;
  /** How many turns to report. */
  readonly candidates?: number;
}

const CANDIDATES = 6;
const judged = new Float32Array(JUDGED);
const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** Looks at every turn worth considering and plays the one after which the position is worth most. */
export function createGreedy({ evaluator, worth, noise = 0, candidates: most = CANDIDATES }: GreedyOptions): Bot {
  let space: TurnSpace | undefined;
  let top: TopTurns | undefined;
  const judge: Worth =
    worth ??
    ((state, seat) => {
      evaluator.judge(state, judged);
      return judged[seat] ?? 0;
    });
  return {
    decide(state: State, seed: number): Choice {
      const began = performance.now();
      const random = randomFrom(seed);
      const seat = decider(state);
      if (space?.states[0]?.table !== state.table || top === undefined) {
        space = createTurnSpace(state);
        top = createTopTurns(state, most);
      }
      const best = top;
      clear(best);
      let simulations = 0;
      visitTurns(space, state, (after, path, length) => {
        simulations++;
        enter(best, judge(after, seat) + (noise > 0 ? noise * unit(random) : 0), after, path, length);
      });
      const candidates = Array.from({ length: best.count }, (_, rank) => candidateAt(best, rank, evaluator, seat));
      return {
        actions: candidates[0]?.actions ?? [],
        candidates,
        reasons: reasonsFor(candidates, seat),
        simulations,
        milliseconds: performance.now() - began,
      };
    },
  };
}

/** A kept turn as a candidate, judged by the evaluator alone. */
function candidateAt(top: TopTurns, rank: number, evaluator: Evaluator, seat: number): Candidate {
  const slot = slotAt(top, rank);
  const after = top.states[slot];
  const path = top.paths[slot];
  if (after === undefined || path === undefined) throw new RangeError(`no turn of rank ${rank}`);
  evaluator.judge(after, judged);
  evaluator.prestige(after, cells);
  return {
    actions: actionsOf(path, top.lengths[slot] ?? 0),
    winShare: judged[WIN + seat] ?? 0,
    error: 0,
    visits: 1,
    prestige: prestigeRows(cells, after.table.players),
  };
}
