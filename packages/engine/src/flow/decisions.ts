import { actionDecision } from '../activation/action.ts';
import { hireDecision } from '../activation/hire.ts';
import { strengthDecision } from '../activation/strength.ts';
import { artworkDecision } from '../arts/artwork.ts';
import { fetchDecision } from '../bonus-tiles/fetch.ts';
import { liftDecision } from '../bonus-tiles/lift.ts';
import { recruitSpaceDecision } from '../bonus-tiles/recruit-space.ts';
import { takeDecision } from '../bonus-tiles/take.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import { bookDecision } from '../literature/book.ts';
import { meepleDecision } from '../politics/meeple.ts';
import { returnDecision } from '../politics/return.ts';
import { dealDecision } from '../refill/deal.ts';
import { boxDecision } from '../religion/box.ts';
import { arrangeDecision } from '../setup/arrange.ts';
import { coverDecision } from '../setup/cover.ts';
import { startDecision } from '../setup/start.ts';
import { starterDecision } from '../setup/starter.ts';
import { tileDecision } from '../setup/tile.ts';
import { frameKind } from '../state/frame.ts';
import { type Decision, DECISIONS } from '../catalogue/catalogue.ts';
import type { State } from '../state/state.ts';
import { walkDecision } from '../walk/walk.ts';
import { overDecision } from './over.ts';

/** The rules of every decision. */
const RULES: Readonly<Record<Decision, DecisionRules>> = {
  over: overDecision,
  start: startDecision,
  starter: starterDecision,
  deal: dealDecision,
  tile: tileDecision,
  cover: coverDecision,
  arrange: arrangeDecision,
  walk: walkDecision,
  action: actionDecision,
  hire: hireDecision,
  strength: strengthDecision,
  book: bookDecision,
  box: boxDecision,
  meeple: meepleDecision,
  artwork: artworkDecision,
  return: returnDecision,
  take: takeDecision,
  lift: liftDecision,
  fetch: fetchDecision,
  'recruit-space': recruitSpaceDecision,
};

/** The same at the index of the frame's kind. */
export const DECISION_RULES: readonly DecisionRules[] = DECISIONS.map((name) => RULES[name]);

/** The rules of the open decision. */
export function openRules(state: State): DecisionRules {
  return DECISION_RULES[frameKind(state)] ?? overDecision;
}
