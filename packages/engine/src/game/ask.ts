import { type Action, type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import { IllegalAction, type Refusal } from '../decision/refusal.ts';
import { RULE_OF_REFUSAL } from '../decision/rule-of-refusal.ts';
import type { GameEvent } from '../events/event.ts';
import { apply } from '../flow/apply.ts';
import { toAct, type ToAct } from '../flow/to-act.ts';
import { explain } from '../legality/explain.ts';
import { legal } from '../legality/legal.ts';
import type { Game, RunningGame } from '../record/game.ts';
import { score as scoreOf, type Score } from '../scoring/score.ts';
import { copy, type State } from '../state/state.ts';
import { view as viewOf, type View } from '../view/view.ts';

/* What can be asked of a game. Each question may also be put to one of its positions: before a step, or after a preview. */

/** A game, or one of its positions. */
export type Position = Game | State;

export const stateOf = (position: Position): State => ('bytes' in position ? position : position.state);

/** An action, or its number. */
export type AnyAction = Action | ActionId;

export const idOf = (action: AnyAction): ActionId => (typeof action === 'number' ? action : action.id);

/** A refusal with the number of the rule behind it. */
export type RuledRefusal = Refusal & { readonly rule: (typeof RULE_OF_REFUSAL)[Refusal['code']] };

/**
 * Says who must decide what now.
 *
 * @example
 * whoseTurn(newGame({ players: 2, seed: 'c0ffee' })); // { who: 'seat', seat: 1, decision: 'walk' }
 * whoseTurn(newGame({ players: 2 })); // { who: 'chance', decision: 'start' }
 */
export function whoseTurn(position: Position): ToAct {
  return toAct(stateOf(position));
}

/**
 * Lists what can be done now; while chance is to decide, what it may bring. There is always something until the game is over.
 *
 * @example
 * const [first] = legalActions(newGame({ players: 2, seed: 'c0ffee' }));
 * first?.kind; // 'land'
 * first?.text; // 'land 1'
 */
export function legalActions(game: RunningGame): readonly [Action, ...Action[]];
export function legalActions(position: Position): readonly Action[];
export function legalActions(position: Position): readonly Action[] {
  return legal(stateOf(position)).flatMap((id) => ACTIONS[id] ?? []);
}

/**
 * Says why an action cannot be done now: a code, what a sentence about it needs, and the rule. `undefined` if it can.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const far = parseAction('land 9');
 * far && whyNot(game, far); // { code: 'too-far', space: 9, steps: 9, most: 4, rule: '3.2' }
 * const near = parseAction('land 4');
 * near && whyNot(game, near); // undefined
 */
export function whyNot(position: Position, action: AnyAction): RuledRefusal | undefined {
  const refusal = explain(stateOf(position), idOf(action));
  return refusal && { ...refusal, rule: RULE_OF_REFUSAL[refusal.code] };
}

/** What actions would change. */
export interface Preview {
  /** The position after them, at the next decision. */
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Every player's score if the game ended now, and if it ended right after the actions. */
  readonly before: Score;
  readonly after: Score;
}

/**
 * Shows what actions, one after the other, would change. Refuses as `play` does.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const farthest = legalActions(game).slice(-1);
 * const { events, state } = preview(game, ...farthest);
 * events.map(({ type }) => type); // ['walked', 'recruited']
 * whoseTurn(state).decision; // 'action'
 * whoseTurn(game).decision; // 'walk'
 */
export function preview(position: Position, ...actions: readonly AnyAction[]): Preview {
  const before = stateOf(position);
  const after = copy(before);
  const events: GameEvent[] = [];
  for (const action of actions) {
    const refusal = whyNot(after, action);
    if (refusal !== undefined) throw new IllegalAction(idOf(action), refusal);
    apply(after, idOf(action), events);
  }
  return {
    state: after,
    events,
    // counted only for those who ask
    get before() {
      return scoreOf(before);
    },
    get after() {
      return scoreOf(after);
    },
  };
}

/**
 * Makes everything on the table readable.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee', options: { start: 'first' } });
 * view(game).seats[1]?.money; // 11
 * view(game).niches.arts[3]; // { place: 4, strength: 6, prestige: 17, holds: 'nothing' }
 */
export function view(position: Position): View {
  return viewOf(stateOf(position));
}

/**
 * Scores as if the game ended now; at the end this is the result.
 *
 * @example
 * score(newGame({ players: 2 })).seats[0]?.total; // 0
 * score(newGame({ players: 2 })).decidedBy; // 'shared'
 */
export function score(position: Position): Score {
  return scoreOf(stateOf(position));
}
