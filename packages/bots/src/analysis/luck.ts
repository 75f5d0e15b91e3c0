import type { State } from '@la-stanza/engine';
import { copy, round } from '@la-stanza/engine/search';
import { JUDGED, WIN, type Evaluator } from '../evaluation/evaluator.ts';
import { judgeEnd } from '../evaluation/outcome.ts';
import { createRanking, rankTurns, type Ranking } from '../search/rank-turns.ts';
import { slotAt } from '../search/top-turns.ts';
import { deal, refillOf } from '../turns/deal.ts';
import { decider, NOBODY } from '../turns/decider.ts';

/** How many refills the one that came is compared with. */
const SAMPLED_REFILLS = 32;
/** So many turns are judged after a refill to find the best. */
const WIDTH = 6;

/**
 * What a refill gave each seat, in shares of the win: the value of the refill that came minus the mean of as likely ones. Each is
 * played best first, to the end of the turn it interrupted. The one that came is drawn like the others, so nothing is expected of
 * it: who causes a refill gains nothing by that alone.
 */
export function luckOf(before: State, after: State, evaluator: Evaluator, seed: number): number[] {
  const ranking = createRanking(before, WIDTH);
  const came = afterBest(after, evaluator, ranking);
  const sums = came.map(() => 0);
  for (let sample = 0; sample < SAMPLED_REFILLS; sample++) {
    const drawn = copy(before);
    deal(drawn, refillOf(seed, round(before), sample));
    for (const [seat, share] of afterBest(drawn, evaluator, ranking).entries()) sums[seat] = (sums[seat] ?? 0) + share;
  }
  return came.map((share, seat) => share - (sums[seat] ?? 0) / SAMPLED_REFILLS);
}

const judged = new Float32Array(JUDGED);

/** Each seat's share of the win once the seat that decides has finished its turn in the best way. */
function afterBest(state: State, evaluator: Evaluator, ranking: Ranking): number[] {
  const { players } = state.table;
  if (decider(state) === NOBODY) {
    judgeEnd(state, judged);
    return Array.from(judged.subarray(WIN, WIN + players));
  }
  rankTurns(ranking, state, evaluator);
  const from = slotAt(ranking.top, 0) * JUDGED + WIN;
  return Array.from(ranking.top.judged.subarray(from, from + players));
}
