import type { State } from '@la-stanza/engine';
import type { Bot, Budget, Candidate } from '../bot.ts';
import type { Reason } from '../reasons/reason.ts';
import { reasonsFor } from '../reasons/reasons-for.ts';
import { decider } from '../turns/decider.ts';

/** A turn worth showing, and how it differs from the best other one. */
export interface HintedTurn {
  readonly candidate: Candidate;
  readonly reasons: readonly Reason[];
}

const MOST_HINTS = 3;
const FEWEST_HINTS = 2;
/** A turn that was hardly looked at is not shown beside those that were. */
const LEAST_VISITS = 4;

/** The three best turns of different kinds: another landing or another action, not another order of the same. */
export function hint(bot: Bot, state: State, seed: number, budget?: Budget): HintedTurn[] {
  const { candidates } = bot.decide(state, seed, budget);
  const kinds = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const kind = candidate.actions.slice(0, 2).join();
    if (!kinds.has(kind)) kinds.set(kind, candidate);
  }
  const known = [...kinds.values()];
  const tried = known.filter(({ visits }) => visits >= LEAST_VISITS);
  const shown = (tried.length >= FEWEST_HINTS ? tried : known).slice(0, MOST_HINTS);
  const seat = decider(state);
  return shown.map((candidate) => ({
    candidate,
    reasons: reasonsFor([candidate, ...shown.filter((other) => other !== candidate)], seat),
  }));
}
