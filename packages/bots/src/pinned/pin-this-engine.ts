import {
  ACTIONS,
  dealer,
  explain,
  legal,
  parse,
  preview,
  REPLAYED_VERSIONS,
  score,
  setup,
  toAct,
  toText,
  view,
  type ActionId,
  type State,
} from '@la-stanza/engine';
import { type PinnedEngine, type PinnedPosition, type PinnedTerms } from '@la-stanza/engine/open';
import { turn } from '@la-stanza/engine/search';
import type { Bot } from '../bot.ts';
import { createBot } from '../levels.ts';
import { valueFor } from '../value/value-for.ts';
import type { WeightsFile } from '../value/weights.ts';

const PINNED_LEVEL = 3;

/** This engine and its level-3 player behind the face that later versions speak to (docs/guide/change-a-rule.md). */
export function pinThisEngine(weights: WeightsFile): PinnedEngine {
  const tables = new WeakMap<PinnedTerms, State['table']>();
  const bots = new WeakMap<PinnedTerms, Bot>();
  const stateOf = ({ terms, bytes }: PinnedPosition): State => {
    const table = tables.get(terms) ?? setup(terms).table;
    tables.set(terms, table);
    return { table, bytes };
  };
  const botFor = (terms: PinnedTerms): Bot => {
    const bot = bots.get(terms) ?? createBot(PINNED_LEVEL, valueFor(weights, terms.figures).evaluator);
    bots.set(terms, bot);
    return bot;
  };
  return {
    face: 1,
    versions: REPLAYED_VERSIONS,
    setup: (terms) => setup(terms).bytes,
    toAct: (position) => toAct(stateOf(position)),
    turn: (position) => turn(stateOf(position)),
    legal: (position) =>
      legal(stateOf(position))
        .toSorted((a, b) => a - b)
        .map(textOf),
    explain: (position, text) => explain(stateOf(position), idOf(text)),
    advance: (position, text) => {
      const { state, events } = preview(stateOf(position), idOf(text));
      return { bytes: state.bytes, events };
    },
    deal: (position, seed) => textOf(dealer(seed).deal(stateOf(position))),
    view: (position) => view(stateOf(position)),
    score: (position) => score(stateOf(position)),
    toText: (position) => toText(stateOf(position)),
    choose: (position, seed) => botFor(position.terms).decide(stateOf(position), seed).actions.map(textOf),
  };
}

const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';

function idOf(text: string): ActionId {
  const action = parse(text);
  if (action === undefined) throw new RangeError(`no action is written ${text}`);
  return action;
}
