import { ACTIONS, type ActionId, apply, copy, legal, MOST_LEGAL, setup } from '@la-stanza/engine';
import type { Round } from './measure.ts';
import type { Random } from './random.ts';

const IDS: readonly ActionId[] = ACTIONS.map(({ id }) => id);

function idAt(actions: Uint16Array, index: number): ActionId {
  const id = IDS[actions[index] ?? IDS.length];
  if (id === undefined) throw new RangeError(`no action at ${index}`);
  return id;
}

/** A full uniformly random game, chance included; its steps are the decisions. */
export function randomGame(players: number, random: Random): Round {
  const fresh = setup({ players });
  const state = copy(fresh);
  const actions = new Uint16Array(MOST_LEGAL);
  return () => {
    copy(fresh, state);
    let decisions = 0;
    for (;;) {
      const count = legal(state, actions);
      if (count === 0) return decisions;
      apply(state, idAt(actions, random(count)));
      decisions++;
    }
  };
}

const COPIES = 10_000;

/** Copies of a position in play into one that is at hand. */
export function copies(random: Random): Round {
  const state = setup({ players: 4 });
  const actions = new Uint16Array(MOST_LEGAL);
  for (let decision = 0; decision < 150; decision++) apply(state, idAt(actions, random(legal(state, actions))));
  const into = copy(state);
  return () => {
    for (let index = 0; index < COPIES; index++) copy(state, into);
    return COPIES;
  };
}
