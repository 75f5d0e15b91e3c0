import { ACTIONS, view as viewOf, type ActionId, type Game, type View, legalActions } from '@la-stanza/engine';
import { learnerOf } from '../goals.ts';
import type { Reference } from '../sentence.ts';

const ROOMS: ReadonlySet<string> = new Set(['discoveries', 'literature', 'religion', 'arts', 'politics']);

/** What is false about a reference in this position; `isAllowed` says which legal actions the coach leaves open. */
export function referenceFault(
  game: Game,
  ref: Reference,
  isAllowed: (action: ActionId) => boolean,
): string | undefined {
  const view = viewOf(game.state);
  switch (ref.kind) {
    case 'action': {
      const isOpen = legalActions(game).some(({ id }) => id === ref.action) && isAllowed(ref.action);
      return isOpen === ref.isOpen ? undefined : `${ACTIONS[ref.action]?.text} is ${isOpen ? 'open' : 'closed'}`;
    }
    case 'tile':
      return tilesInSight(view).has(ref.tile) ? undefined : `tile ${ref.tile} is neither on the board nor on the mat`;
    case 'seat':
      return view.seats.some(({ seat }) => seat === ref.seat) ? undefined : `there is no seat ${ref.seat}`;
    case 'place':
      return ref.space < view.figures.florins.length + view.figures.prestige.length ? undefined : 'off the track';
    case 'room':
      return ROOMS.has(ref.room) ? undefined : `there is no room ${ref.room}`;
    case 'florins':
    case 'points':
    case 'number':
      return ref.value > 0 ? undefined : 'a sentence names a zero';
    case 'total':
      return ref.value >= 0 ? undefined : 'a total below zero';
  }
}

function tilesInSight(view: View): Set<number> {
  const { recruits, workers } = learnerOf(view);
  const all = [...view.ring.map(({ tile }) => tile), ...recruits, ...workers];
  return new Set(all.flatMap((tile) => (tile === null || tile === undefined ? [] : [tile.tile])));
}
