import { legal, preview, view, type ActionId, type Score, type Seat, type State } from '@la-stanza/engine';
import type { BotPlayer } from './bot-player.ts';

/** The action after which the seat is furthest ahead of the best other; florins and strength break ties. */
export const greedyBot: BotPlayer = {
  choose: (state, seat, random) => {
    let best: ActionId | undefined;
    let bestWorth = -Infinity;
    for (const action of legal(state)) {
      const { after, state: next } = preview(state, action);
      const worth = lead(after, seat) + promise(next, seat) + random() / 1_000;
      if (worth > bestWorth) [best, bestWorth] = [action, worth];
    }
    if (best === undefined) throw new RangeError('nothing is legal');
    return best;
  },
};

function lead({ seats }: Score, seat: Seat): number {
  const own = seats[seat]?.total ?? 0;
  const others = seats.filter((_, index) => index !== seat).map(({ total }) => total);
  return own - Math.max(...others);
}

/** What will count later, at a fraction of a point. */
function promise(state: State, seat: Seat): number {
  const own = view(state).seats[seat];
  if (own === undefined) return 0;
  const hired = own.workers.filter((worker) => worker !== null).length;
  const recruits = own.recruits.filter((recruit) => recruit !== null).length;
  return own.money / 10 + hired / 2 + recruits / 4 + own.income / 5;
}
