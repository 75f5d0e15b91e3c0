import { CATEGORIES, type State } from '@la-stanza/engine';
import { financier, flipped, MAX_PLAYERS, scoreInto, seatOf, withdrawn } from '@la-stanza/engine/search';
import { WIN } from './evaluator.ts';
import { softmax } from './softmax.ts';

const cells = new Int16Array(CATEGORIES.length * MAX_PLAYERS);
/** One point outweighs all steps of the tie-break together. */
const RANKS_PER_POINT = 128;
const ranks = new Float64Array(MAX_PLAYERS);

/** The share of prestige in utility, and the points that make a share e times larger. */
const PRESTIGE_PART = 0.25;
const POINTS = 7;

/** Rules 12.1 and 12.3: each seat's utility and share of the victory if the game ended now, without allocating. */
export function judgeEnd(state: State, out: Float32Array): void {
  const { players } = state.table;
  scoreInto(state, cells);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) {
    const rank = tieBrokenRank(state, seat);
    ranks[seat] = rank;
    best = Math.max(best, rank);
  }
  let winners = 0;
  for (let seat = 0; seat < players; seat++) if (ranks[seat] === best) winners++;
  for (let seat = 0; seat < players; seat++) out[seat] = (ranks[seat] ?? 0) / RANKS_PER_POINT / POINTS;
  softmax(out, 0, players);
  for (let seat = 0; seat < players; seat++) {
    const share = ranks[seat] === best ? 1 / winners : 0;
    out[WIN + seat] = share;
    out[seat] = (1 - PRESTIGE_PART) * share + PRESTIGE_PART * (out[seat] ?? 0);
  }
}

/** The steps of rule 12.3 in one number: prestige, then an unflipped financier, then its place, then the withdrawal. */
function tieBrokenRank(state: State, index: number): number {
  const seat = seatOf(index);
  let total = 0;
  for (let category = 0; category < CATEGORIES.length; category++) {
    total += cells[CATEGORIES.length * index + category] ?? 0;
  }
  const unflipped = flipped(state, seat) ? 0 : 1;
  const distanceFromRight = 7 - financier(state, seat);
  const early = withdrawn(state, seat) === 0 ? 0 : MAX_PLAYERS + 1 - withdrawn(state, seat);
  return RANKS_PER_POINT * total + 64 * unflipped + 8 * distanceFromRight + early;
}
