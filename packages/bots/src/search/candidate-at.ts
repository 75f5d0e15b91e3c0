import { CATEGORIES } from '@la-stanza/engine';
import { MAX_PLAYERS } from '@la-stanza/engine/search';
import type { Candidate } from '../bot.ts';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { actionsOf } from '../turns/actions-of.ts';
import { prestigeRows } from './prestige-rows.ts';
import { slotAt, type TopTurns } from './top-turns.ts';

const judged = new Float32Array(JUDGED);
const cells = new Float32Array(CATEGORIES.length * MAX_PLAYERS);

/** A ranked turn as a candidate, judged by the evaluator alone. */
export function candidateAt(top: TopTurns, rank: number, evaluator: Evaluator, seat: number): Candidate {
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
