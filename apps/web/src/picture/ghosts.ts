import type { Discipline, GameEvent, Seat } from '@la-stanza/engine';

/** What a choice would change on board and mat, read from the events it would cause. Spaces of mats count from 1. */
export type Ghosts = {
  readonly seat: Seat;
  readonly walk?: { readonly from: number; readonly to: number } | undefined;
  /** The space of the money track the ship would reach. */
  readonly ship?: number | undefined;
  /** Boxes that would gain a disc. */
  readonly boxes: readonly Discipline[];
  readonly pillar?: { readonly room: Discipline; readonly place: number } | undefined;
  /** The passing spot, from 1. */
  readonly spot?: number | undefined;
  readonly hired?: { readonly tile: number; readonly recruit: number; readonly worker: number } | undefined;
  readonly placed?: { readonly tile: number; readonly worker: number } | undefined;
  readonly recruited?: { readonly tile: number; readonly recruit: number; readonly space: number } | undefined;
  /** Recruits left of this space slide one space to the right. */
  readonly slidTo: number;
  readonly pushes: readonly { readonly tile: number; readonly from: number; readonly to: number }[];
  readonly financier?: { readonly from: number; readonly to: number } | undefined;
  readonly flipped: boolean;
  readonly left: readonly { readonly tile: number; readonly from: 'recruitment' | 'workers'; readonly space: number }[];
  readonly books: readonly { readonly colour: Discipline; readonly nth: number }[];
};

const NO_GHOSTS: Omit<Ghosts, 'seat'> = {
  boxes: [],
  slidTo: 0,
  pushes: [],
  flipped: false,
  left: [],
  books: [],
};

/** Collects the ghosts of one seat. */
export function ghostsOf(events: readonly GameEvent[], seat: Seat): Ghosts {
  let ghosts: Ghosts = { ...NO_GHOSTS, seat };
  for (const event of events) {
    // the next player's turn is not part of the choice
    if (event.type === 'turn') break;
    ghosts = withEvent(ghosts, event);
  }
  return ghosts;
}

function withEvent(ghosts: Ghosts, event: GameEvent): Ghosts {
  switch (event.type) {
    case 'walked':
      return { ...ghosts, walk: { from: event.from, to: event.to } };
    case 'sailed':
      return { ...ghosts, ship: event.to };
    case 'disc-placed':
      return { ...ghosts, boxes: [...ghosts.boxes, event.discipline] };
    case 'masterpiece':
      return { ...ghosts, pillar: { room: event.discipline, place: event.place } };
    case 'withdrew':
      return { ...ghosts, spot: event.spot };
    case 'hired':
      return { ...ghosts, hired: event };
    case 'starter-placed':
      return { ...ghosts, placed: event };
    case 'recruited':
      return { ...ghosts, recruited: event };
    case 'recruits-slid':
      return { ...ghosts, slidTo: event.to };
    case 'worker-pushed':
      return { ...ghosts, pushes: [...ghosts.pushes, event] };
    case 'financier-moved':
      return { ...ghosts, financier: event };
    case 'financier-flipped':
      return { ...ghosts, flipped: true };
    case 'left':
      return { ...ghosts, left: [...ghosts.left, event] };
    case 'book-written':
      return { ...ghosts, books: [...ghosts.books, { colour: event.discipline, nth: event.nth }] };
    default:
      return ghosts;
  }
}
