import type { ActionId } from '../catalogue/catalogue.ts';
import type { GameEvent } from '../events/event.ts';
import type { Dealer } from '../fair/dealer.ts';
import { toAct } from '../versions/to-act.ts';
import { explain } from '../versions/explain.ts';
import type { Refusal } from '../decision/refusal.ts';
import { foldAction, foldDeals, gameOf, resumeFold } from './fold.ts';
import type { Game, Step } from './game.ts';
import { dealerAfter } from './seed-proof.ts';

/** A game after an action, and how it came about. */
export interface Advanced {
  readonly game: Game;
  /** The action and the deals that followed it, entry by entry. */
  readonly steps: readonly Step[];
  /** Everything that happened, in order. */
  readonly events: readonly GameEvent[];
}

/**
 * Plays an action: the one way to change a game. An action that is not legal is refused and changes nothing. Where the dealer is
 * known (one is passed, or the record states its seed), the deals that follow are made too; otherwise the game waits for them.
 *
 * @example
 * const options = { start: 'random', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: [] };
 * const { game } = replay(record);
 * advance(game, parse('start 3')); // { code: 'no-such-seat', seat: 3 }
 * advance(game, parse('start 1')).events; // [{ type: 'start-player', seat: 1 }]
 * advance(game, parse('start 1'), dealer('00')).game.line.length; // 33
 * game.line.length; // 0
 */
export function advance(game: Game, action: ActionId, bank?: Dealer): Advanced | Refusal {
  const refusal = explain(game.state, action);
  if (refusal !== undefined) return refusal;
  // the checks of a record cover the entries it had
  const { checks: _checks, ...record } = game.record;
  const proof = dealerAfter(record, record.entries);
  if (proof !== undefined && toAct(game.state).who === 'chance' && proof.deal(game.state) !== action) {
    throw new RangeError('the seed of this game deals otherwise');
  }
  const known = bank ?? proof;
  const fold = resumeFold(game, record);
  foldAction(fold, action);
  if (known !== undefined) foldDeals(fold, known);
  const { steps } = fold;
  return { game: gameOf(fold, game.fair), steps, events: steps.flatMap(({ events }) => events) };
}
