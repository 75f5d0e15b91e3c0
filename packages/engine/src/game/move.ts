import type { ActionId } from '../catalogue/catalogue.ts';
import { IllegalAction } from '../decision/refusal.ts';
import type { GameEvent } from '../events/event.ts';
import type { Dealer } from '../fair/dealer.ts';
import { foldAction, foldDeals, foldUndo, gameOf, resumeFold } from '../record/fold.ts';
import type { Game, Step } from '../record/game.ts';
import type { UndoFault } from '../record/record-fault.ts';
import { dealerAfter } from '../record/seed-proof.ts';
import type { Replayed } from '../record/replay.ts';
import { type AnyAction, idOf, type RuledRefusal, whoseTurn, whyNot } from './ask.ts';

/** A game after an action, and how it came about. */
export interface Played {
  readonly game: Game;
  /** The action and the deals that followed it, entry by entry. */
  readonly steps: readonly Step[];
  /** Everything that happened, in order. */
  readonly events: readonly GameEvent[];
}

/**
 * Plays an action, and the deals that follow if the game knows its seed. The game it is given stays as it is. Throws `IllegalAction` with
 * what `whyNot` says of an action that is not legal.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const walk = parseAction('land 4');
 * const next = walk && play(game, walk);
 * next?.events.map(({ type }) => type); // ['walked', 'recruited']
 * next?.game.record.entries.at(-1); // 'land 4'
 * whoseTurn(game).decision; // 'walk'
 */
export function play(game: Game, action: AnyAction): Played {
  const played = tryPlay(game, action);
  if ('refusal' in played) throw new IllegalAction(idOf(action), played.refusal);
  return played;
}

/**
 * Plays an action as `play` does, or gives the refusal.
 *
 * @example
 * const game = newGame({ players: 2, seed: 'c0ffee' });
 * const pass = parseAction('pass');
 * const tried = pass && tryPlay(game, pass);
 * tried && 'refusal' in tried && tried.refusal;
 * // { code: 'other-decision', decision: 'walk', kind: 'pass', rule: '3.1' }
 */
export function tryPlay(game: Game, action: AnyAction): Played | { readonly refusal: RuledRefusal } {
  const refusal = whyNot(game, action);
  if (refusal !== undefined) return { refusal };
  mustBeDealt(game, idOf(action));
  const fold = resumeFold(game, withoutChecks(game));
  foldAction(fold, idOf(action));
  foldDeals(fold);
  const { steps } = fold;
  return { game: gameOf(fold), steps, events: steps.flatMap(({ events }) => events) };
}

/** A record that states its seed before its end waits for its deals, but only for those of the seed. */
function mustBeDealt({ state, seed, record }: Game, action: ActionId): void {
  const bank = whoseTurn(state).who === 'chance' ? dealerAfter(seed, record.entries) : undefined;
  if (bank !== undefined && bank.deal(state) !== action) throw new RangeError('the seed of this game deals otherwise');
}

/** Makes the deals that are due with a dealer that the game does not keep: a server's games never hold their seeds. */
export function dealOut(game: Game, bank: Dealer): Replayed {
  const fold = resumeFold(game);
  foldDeals(fold, bank);
  return { game: gameOf(fold), steps: fold.steps };
}

/** The checks of a record cover the entries it had. */
function withoutChecks({ record }: Game): Game['record'] {
  const { checks: _checks, ...kept } = record;
  return kept;
}

/**
 * Takes back the last action, or all of them back to one, as far as is possible with the consent of the others (`game.undo`). The record
 * keeps what was taken back, and says that it was.
 *
 * @example
 * const walk = parseAction('land 4');
 * const game = walk && play(newGame({ players: 2, seed: 'c0ffee' }), walk).game;
 * const back = game && undo(game);
 * back && 'game' in back && back.game.record.entries.slice(-2); // ['land 4', 'undo 43']
 * const tooFar = game && undo(game, 0);
 * tooFar && 'fault' in tooFar && tooFar.fault;
 * // { code: 'undo-refused', entry: 44, to: 0, earliest: 43 }
 */
export function undo(
  game: Game,
  to: number = game.line.at(-1)?.seq ?? 0,
): { readonly game: Game } | { readonly fault: UndoFault } {
  const fold = resumeFold(game, withoutChecks(game));
  const fault = foldUndo(fold, to);
  return fault === undefined ? { game: gameOf(fold) } : { fault };
}
