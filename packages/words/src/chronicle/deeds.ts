import type { GameEvent } from '@la-stanza/engine';

/** What a player does in a turn, as far as it is worth telling; events of one kind are one deed. */
export type DeedKind =
  | 'starter-placed'
  | 'walked'
  | 'recruited'
  | 'stayed'
  | 'withdrew'
  | 'passed'
  | 'paid'
  | 'hired'
  | 'fired'
  | 'disc-spent'
  | 'coin'
  | 'masterpiece'
  | 'forgone'
  | 'sailed'
  | 'picked-up'
  | 'book-written'
  | 'disc-placed'
  | 'disc-lifted'
  | 'meeple-taken'
  | 'meeple-returned'
  | 'artwork-taken'
  | 'bonus-tile-taken'
  | 'financier-flipped'
  | 'money'
  | 'no-money'
  | 'lost';

/** What follows from a deed, told after all of them. */
type Consequence = 'dropped-out' | 'left';

/** Told of the table, not of a player. */
type OfTheTable = 'table';

export type Deed = { readonly kind: DeedKind; readonly events: readonly GameEvent[] };

/** The deeds of a player in the order in which they began. */
export function deedsOf(events: readonly GameEvent[]): Deed[] {
  const deeds = new Map<DeedKind, GameEvent[]>();
  for (const event of events) {
    const kind = kindOf(event);
    if (kind === undefined || kind === 'dropped-out' || kind === 'left' || kind === 'table') continue;
    const found = deeds.get(kind);
    if (found === undefined) deeds.set(kind, [event]);
    else found.push(event);
  }
  return [...deeds].map(([kind, together]) => ({ kind, events: together }));
}

/** The tiles that dropped out of the recruitment track or left the worker track; a fired one is told as a deed. */
export function leaversOf(events: readonly GameEvent[], consequence: Consequence): number[] {
  const fired = new Set(events.flatMap((event) => (event.type === 'fired' ? [event.tile] : [])));
  return events.flatMap((event) =>
    event.type === 'left' && kindOf(event) === consequence && !fired.has(event.tile) ? [event.tile] : [],
  );
}

export const isOfTheTable = (event: GameEvent): boolean => kindOf(event) === 'table';

/** Undefined for what goes without saying: the pieces that only make room, and the strength of a reward. */
function kindOf(event: GameEvent): DeedKind | Consequence | OfTheTable | undefined {
  switch (event.type) {
    case 'starter-placed':
    case 'walked':
    case 'recruited':
    case 'stayed':
    case 'withdrew':
    case 'passed':
    case 'hired':
    case 'fired':
    case 'disc-spent':
    case 'masterpiece':
    case 'forgone':
    case 'sailed':
    case 'book-written':
    case 'disc-placed':
    case 'disc-lifted':
    case 'artwork-taken':
    case 'bonus-tile-taken':
    case 'financier-flipped':
    case 'lost':
      return event.type;
    case 'activated':
      // the walk says which room was entered
      return event.by === 'room' ? undefined : 'paid';
    case 'meeple-returned':
      return event.cause === 'activate' ? 'paid' : 'meeple-returned';
    case 'meeple-taken':
      return event.cause === 'sail' ? 'picked-up' : 'meeple-taken';
    case 'money':
      return event.cause === 'coin' ? 'coin' : event.amount > 0 ? 'money' : 'no-money';
    case 'left':
      return event.from === 'recruitment' ? 'dropped-out' : 'left';
    case 'recruits-slid':
    case 'reward':
    case 'stopped':
    case 'financier-moved':
    case 'worker-pushed':
      return undefined;
    case 'start-player':
    case 'dealt':
    case 'tile-laid':
    case 'covered':
    case 'turn':
    case 'refill-begun':
    case 'pile-shuffled':
    case 'starters-called':
    case 'round':
    case 'final-turns':
    case 'over':
      return 'table';
  }
}
