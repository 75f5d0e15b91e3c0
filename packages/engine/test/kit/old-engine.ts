import { ACTIONS, explain, legal, parse, preview, score, setup, toAct, toText, view } from '../../src/index.ts';
import { dealer } from '../../src/fair/dealer.ts';
import type { ActionId, State } from '../../src/index.ts';
import type { PinnedEngine, PinnedPosition } from '../../src/versions/pinned-engine.ts';
import { turn } from '../../src/versions/turn.ts';

/** The version that the old engine plays. */
export const OLD_VERSION = '0.9.0';

/**
 * An engine of another version: this one behind the face of pinned engines. What it reads out differs, so that a test sees which of
 * the two has answered: its turns are 1000 higher, its texts begin with `old`, and every seat has 100 points more.
 */
export function oldEngine(): PinnedEngine {
  return {
    face: 1,
    versions: [OLD_VERSION],
    setup: (terms) => setup(terms).bytes,
    toAct: (position) => toAct(stateOf(position)),
    turn: (position) => turn(stateOf(position)) + 1000,
    legal: (position) => legal(stateOf(position)).map(textOf),
    explain: (position, text) => explain(stateOf(position), idOf(text)),
    advance: (position, text) => {
      const { state, events } = preview(stateOf(position), idOf(text));
      return { bytes: state.bytes, events };
    },
    deal: (position, seed) => textOf(dealer(seed).deal(stateOf(position))),
    view: (position) => ({ ...view(stateOf(position)), round: 9 }),
    score: (position) => {
      const own = score(stateOf(position));
      return { ...own, seats: own.seats.map((seat) => ({ ...seat, total: seat.total + 100 })) };
    },
    toText: (position) => `old ${toText(stateOf(position))}`,
    choose: (position, seed) => {
      const open = legal(stateOf(position));
      return open.slice(seed % open.length, (seed % open.length) + 1).map(textOf);
    },
  };
}

const stateOf = ({ terms, bytes }: PinnedPosition): State => ({ table: setup(terms).table, bytes });

const textOf = (action: ActionId): string => ACTIONS[action]?.text ?? '';

function idOf(text: string): ActionId {
  const action = parse(text);
  if (action === undefined) throw new RangeError(`no action is written ${text}`);
  return action;
}
