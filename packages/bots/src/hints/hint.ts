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

/** The three best turns of different kinds: another landing or another action, not another order of the same. */
export function hint(bot: Bot, state: State, seed: number, budget?: Budget): HintedTurn[] {
  const { candidates } = bot.decide(state, seed, budget);
  const kinds = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const kind = candidate.actions.slice(0, 2).join();
    if (!kinds.has(kind)) kinds.set(kind, candidate);
  }
  const shown = [...kinds.values()].slice(0, MOST_HINTS);
  const seat = decider(state);
  return shown.map((candidate) => ({
    candidate,
    reasons: reasonsFor([candidate, ...shown.filter((other) => other !== candidate)], seat),
  }));
}
