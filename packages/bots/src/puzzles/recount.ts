import { score, type State } from '@la-stanza/engine';
import { apply } from '@la-stanza/engine/apply';
import { copy, turn, legal, toAct } from '@la-stanza/engine/search';

/*
 * A second solver, written without the first: it goes from decision to decision instead of from turn to turn, merges nothing but
 * positions that are the same to the last byte, and reads the result from the score sheet.
 */

const text = new TextDecoder('latin1');
const keyOf = ({ bytes }: State): string => text.decode(bytes);

/** What a turn brings in the end, at worst and at best over all replies. */
export interface Range {
  readonly worst: number;
  readonly best: number;
}

/** What every different turn of the player to decide brings. */
export function recount(state: State): Range[] {
  const asked = toAct(state);
  if (asked.who !== 'seat') throw new RangeError('nobody is to decide');
  const solver = asked.seat;
  const known = new Map<string, Range>();
  const seen = new Set<string>();
  const found: Range[] = [];
  const follow = (position: State): void => {
    for (const action of legal(position)) {
      const after = copy(position);
      apply(after, action);
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      const next = toAct(after);
      if (next.who === 'seat' && turn(after) === turn(state)) follow(after);
      else found.push(rangeOf(after, key));
    }
  };
  const rangeOf = (position: State, key: string): Range => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const range = count(position);
    known.set(key, range);
    return range;
  };
  const count = (position: State): Range => {
    const next = toAct(position);
    if (next.who === 'nobody') {
      const totals = score(position).seats.map(({ total }) => total);
      const lead = (totals[solver] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== solver));
      return { worst: lead, best: lead };
    }
    if (next.who === 'chance') throw new RangeError('something is left to chance');
    const ranges = legal(position).map((action) => {
      const after = copy(position);
      apply(after, action);
      return rangeOf(after, keyOf(after));
    });
    const pick = next.seat === solver ? Math.max : Math.min;
    return { worst: pick(...ranges.map(({ worst }) => worst)), best: Math.max(...ranges.map(({ best }) => best)) };
  };
  follow(state);
  return found;
}
