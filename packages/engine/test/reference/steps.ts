import type { Option, ReferenceGame, Step } from './game.ts';
import { actionOptions, hireOptions, strengthOptions } from './activate.ts';
import { fetchOptions, liftOptions, resolveTile, seatOptions, takeOptions } from './bonus-tiles.ts';
import { beginTurn, endTurn } from './finale.ts';
import { financierToTheLeft } from './money.ts';
import { checkRefill, dealOptions, renewDrawPile } from './refill.ts';
import { artworkOptions, bookOptions, boxOptions, meepleOptions, returnOptions, sail, writeBook } from './rewards.ts';
import { arrangeOptions, coverOptions, gridOptions, starterOptions, startOptions } from './setup.ts';
import { walkOptions } from './walk.ts';

/** The legal actions of a decision; null for a step that leaves nothing to decide. */
export function optionsOf(game: ReferenceGame, step: Step): Option[] | null {
  switch (step.kind) {
    case 'start':
      return startOptions(game);
    case 'starter':
      return starterOptions(game, step.seat, step.worker);
    case 'deal':
      return dealOptions(game, step.space);
    case 'tile':
      return gridOptions(game);
    case 'cover':
      return coverOptions(game, step.room);
    case 'arrange':
      return arrangeOptions(game);
    case 'walk':
      return walkOptions(game);
    case 'action':
      return actionOptions(game);
    case 'hire':
      return hireOptions(game, step.discipline);
    case 'strength':
      return strengthOptions(game, step.activation);
    case 'book':
      return bookOptions(game, step);
    case 'box':
      return boxOptions(game, step);
    case 'meeple':
      return meepleOptions(game, step);
    case 'artwork':
      return artworkOptions(game, step.strength);
    case 'return':
      return returnOptions(game);
    case 'take':
      return takeOptions(game);
    case 'lift':
      return liftOptions(game);
    case 'fetch':
      return fetchOptions(game);
    case 'recruit-space':
      return seatOptions(game, step.tile);
    case 'sail':
    case 'write-book':
    case 'resolve-tile':
    case 'financier-to-the-left':
    case 'check-refill':
    case 'move-round-marker':
    case 'begin-arranging':
    case 'begin-turn':
    case 'end-turn':
      return null;
  }
}

/** Do what needs no choice until a decision arises or the game is over. */
export function settle(game: ReferenceGame): void {
  for (let step = game.todo[0]; step !== undefined; step = game.todo[0]) {
    if (step.kind === 'deal') renewDrawPile(game);
    const options = optionsOf(game, step);
    if (options === null) {
      game.todo = game.todo.slice(1);
      carryOut(game, step);
    } else if (options.every((option) => option.text === 'stop')) {
      // Rule 5.4: a decision without an option, or with nothing but stop, does not arise.
      game.todo = game.todo.slice(1);
    } else {
      return;
    }
  }
}

/** The steps without a choice. */
function carryOut(game: ReferenceGame, step: Step): void {
  switch (step.kind) {
    case 'sail':
      return sail(game, step.spaces);
    case 'write-book':
      return writeBook(game, step.colour);
    case 'resolve-tile':
      return resolveTile(game, step.tile);
    case 'financier-to-the-left':
      return financierToTheLeft(game);
    case 'check-refill':
      return checkRefill(game);
    case 'move-round-marker':
      // Rule 10.5.
      game.round += 1;
      return;
    case 'begin-arranging':
      game.active = step.seat;
      return;
    case 'begin-turn':
      return beginTurn(game, step.seat);
    case 'end-turn':
      return endTurn(game);
    default:
      throw new Error(`${step.kind} is a decision`);
  }
}
