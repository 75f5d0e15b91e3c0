import { CATEGORIES, type State } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Bot, Budget, Candidate, Choice } from '../bot.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { decider } from '../turns/decider.ts';
import { createFinale, solveFinale, turnsToEnd, type Finale } from './finale.ts';
import { createMaxN, type MaxNOptions } from './max-n.ts';
import { prestigeRows } from './prestige-rows.ts';
import { slotAt, type TopTurns } from './top-turns.ts';
import { wallClock } from './wall-clock.ts';

/** The finale search runs when so few turns are left; before that the tree sees more. */
const FINALE_TURNS = 3;
const WIDTHS: readonly (readonly number[])[] = [
  [12, 6],
  [32, 16],
];
/** How many visited positions count as one simulation. */
const POSITIONS_PER_SIMULATION = 60;
/** How many positions the finale search may visit for each simulation of the budget; beyond them the tree search answers. */
const POSITIONS_FOR_FINALE = 300;
const TIME_FOR_FINALE = 0.45;

const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** Level 5: the tree search, and near the end of the game the finale search. */
export function createGrandmaster(options: MaxNOptions): Bot {
  const { evaluator } = options;
  const tree = createMaxN(options);
  let finales: Finale[] = [];
  return {
    decide(state: State, seed: number, budget: Budget = {}): Choice {
      const { clock = wallClock } = budget;
      const began = clock();
      if (turnsToEnd(state) > FINALE_TURNS) return tree.decide(state, seed, budget);
      if (finales[0]?.last.states[0]?.table !== state.table) {
        finales = WIDTHS.map((widths) => createFinale(state, evaluator, widths));
      }
      const { simulations } = budget;
      const isTimed = budget.milliseconds !== undefined && simulations === undefined;
      const share = isTimed ? TIME_FOR_FINALE : 1;
      const deadline = began + share * (budget.milliseconds ?? Number.POSITIVE_INFINITY);
      const positions = isTimed
        ? Number.POSITIVE_INFINITY
        : POSITIONS_FOR_FINALE * (simulations ?? options.simulations);
      let seen: { top: TopTurns; visited: number } | undefined;
      for (const finale of finales) {
        const top = solveFinale(finale, state, { deadline, clock, positions });
        if (top === undefined) break;
        seen = { top, visited: finale.visited };
      }
      if (seen === undefined) {
        const milliseconds = budget.milliseconds;
        const left = milliseconds === undefined ? {} : { milliseconds: milliseconds - (clock() - began) };
        return tree.decide(state, seed, { ...budget, ...left });
      }
      const seat = decider(state);
      const candidates = candidatesOf(seen.top, evaluator, seat);
      return {
        actions: candidates[0]?.actions ?? [],
        candidates,
        simulations: Math.ceil(seen.visited / POSITIONS_PER_SIMULATION),
        milliseconds: clock() - began,
      };
    },
  };
}

function candidatesOf(top: TopTurns, evaluator: Evaluator, seat: number): Candidate[] {
  const ranks = Array.from({ length: top.count }, (_, rank) => slotAt(top, rank));
  ranks.sort((a, b) => (top.values[b] ?? 0) - (top.values[a] ?? 0));
  return ranks.flatMap((slot) => {
    const after = top.states[slot];
    const path = top.paths[slot];
    if (after === undefined || path === undefined) return [];
    evaluator.prestige(after, cells);
    return {
      actions: actionsOf(path, top.lengths[slot] ?? 0),
      winShare: top.judged[slot * JUDGED + WIN + seat] ?? 0,
      winShares: Array.from(top.judged.subarray(slot * JUDGED + WIN, slot * JUDGED + WIN + after.table.players)),
      error: 0,
      visits: 1,
      prestige: prestigeRows(cells, after.table.players),
    };
  });
}
