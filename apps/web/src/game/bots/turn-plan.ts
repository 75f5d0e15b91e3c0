import { preview, type ActionId, type State } from '@la-stanza/engine';

/** Decides a turn, or the rest of one: all actions up to its end or to the next deal. */
export type Decide<Who> = (who: Who, state: State) => readonly ActionId[] | Promise<readonly ActionId[]>;

/**
 * Bots decide whole turns, tables ask for one action at a time. The rest of a turn is remembered and used as long as the position
 * is the one it leads to.
 */
export function planTurns<Who>(decide: Decide<Who>): (who: Who, state: State) => Promise<ActionId> {
  let expected: State | undefined;
  let rest: readonly ActionId[] = [];
  return async (who, state) => {
    const actions = isSame(expected, state) ? rest : await decide(who, state);
    const [action, ...later] = actions;
    if (action === undefined) throw new RangeError('a bot was asked where nothing is to be decided');
    rest = later;
    expected = later.length === 0 ? undefined : preview(state, action).state;
    return action;
  };
}

function isSame(expected: State | undefined, { bytes }: State): boolean {
  return expected?.bytes.every((byte, index) => byte === bytes[index]) === true;
}
