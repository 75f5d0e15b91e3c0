import { ACTIONS, apply, copy, legal, toAct, type ActionId, type Seat, type State } from '@la-stanza/engine';
import { liking } from './liking.ts';
import { lotsOf, type Lots } from './lots.ts';
import { outlook } from './outlook.ts';

/** How many ends of its turn it looks at before a step: enough to find a good one, few enough to answer at once. */
const ENDS = 90;
// Outlooks closer than this are alike; the lot decides between them.
const ALIKE = 0.05;

/** Greedy: follows every step to the end of its own turn and takes the one that leads to the best outlook there. */
export function apprentice(state: State, seat: Seat): ActionId {
  const lots = lotsOf(state);
  const steps = legal(state);
  const share = Math.max(1, Math.floor(ENDS / steps.length));
  const prospects = steps.map((action) => ({ action, worth: bestEnd(after(state, action), seat, share, lots) }));
  const [best] = prospects.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) throw new RangeError('a bot was asked where nothing is to be decided');
  return best.action;
}

/** The best outlook among the ends of the turn it can look at; a small share follows only what it likes most. */
function bestEnd(state: State, seat: Seat, share: number, lots: Lots): number {
  if (!isStillDeciding(state, seat)) return outlook(state, seat) + ALIKE * lots();
  const steps = legal(state)
    .toSorted((one, other) => liking(ACTIONS[other]) - liking(ACTIONS[one]))
    .slice(0, share);
  const each = Math.max(1, Math.floor(share / steps.length));
  return Math.max(...steps.map((action) => bestEnd(after(state, action), seat, each, lots)));
}

function after(state: State, action: ActionId): State {
  const next = copy(state);
  apply(next, action);
  return next;
}

/** Whether the same player goes on deciding in this turn; a refill in between is chance and ends the look ahead. */
function isStillDeciding(state: State, seat: Seat): boolean {
  const acting = toAct(state);
  return acting.who === 'seat' && acting.seat === seat && acting.decision !== 'walk';
}
