import type { GameEvent, Seat, View } from '@la-stanza/engine';
import { BOOK_COLOURS, type BookColour } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { RING_LENGTH } from '../../drawing/board/ring-route.ts';
import type { Discipline } from '../../drawing/art/discipline.ts';
import type { PlayerColour } from '../../drawing/art/player.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';
import type { Flight, Piece } from './flight.ts';

/** Milliseconds, as designed. */
const STEP = 160;
const LONGEST_WALK = 640;
const TRAVEL = 420;
const SAIL = 120;
const HOP = 300;
const RISE = 900;

/** What an event's flights depend on besides the event. */
export type EventContext = {
  /** The position before the event. */
  readonly before: View;
  readonly players: readonly SeatedPlayer[];
  /** The last voyage, from which white meeples hop. */
  readonly voyage?: Extract<GameEvent, { readonly type: 'sailed' }> | undefined;
  /** How many have hopped so far. */
  readonly hopped: number;
  /** The financier was flipped just before it moves. */
  readonly flipped: boolean;
};

/** The flights that show an event; all start at 0. */
export function eventFlights(event: GameEvent, context: EventContext): Flight[] {
  const { before } = context;
  const colour = (seat: Seat): PlayerColour => playerColour(context.players, seat);
  switch (event.type) {
    case 'walked': {
      const player = colour(event.seat);
      const way: PlaceName[] = [...ringWay(before, event.from, event.to).slice(0, -1), `figurine ${player}`];
      return [travel({ kind: 'figurine', player }, way, walking(event.steps))];
    }
    case 'withdrew': {
      const player = colour(event.seat);
      const from = before.seats[event.seat]?.figurine ?? 0;
      return [travel({ kind: 'figurine', player }, [standOn(before, from), `figurine ${player}`], LONGEST_WALK)];
    }
    case 'recruits-slid':
      return slides(before, event, colour(event.seat));
    case 'recruited':
      return [
        travel(person(event.tile), [portraitOn(before, event.space), `recruit ${colour(event.seat)} ${event.recruit}`]),
      ];
    case 'hired': {
      const player = colour(event.seat);
      return [travel(person(event.tile), [`recruit ${player} ${event.recruit}`, `worker ${player} ${event.worker}`])];
    }
    case 'left': {
      const track = event.from === 'recruitment' ? 'recruit' : 'worker';
      return [still('fall', person(event.tile), `${track} ${colour(event.seat)} ${event.space}`, TRAVEL)];
    }
    case 'starter-placed':
      return [still('deal', person(event.tile), `worker ${colour(event.seat)} ${event.worker}`, TRAVEL)];
    case 'worker-pushed': {
      const player = colour(event.seat);
      return [travel(person(event.tile), [`worker ${player} ${event.from}`, `worker ${player} ${event.to}`])];
    }
    case 'financier-flipped': {
      const player = colour(event.seat);
      const at = before.seats[event.seat]?.financier.worker ?? 1;
      return [still('turn', { kind: 'financier', player, flipped: true }, `worker ${player} ${at}`, TRAVEL)];
    }
    case 'financier-moved': {
      const player = colour(event.seat);
      const flipped = context.flipped || before.seats[event.seat]?.financier.flipped === true;
      const way: PlaceName[] = [`worker ${player} ${event.from}`, `worker ${player} ${event.to}`];
      return event.from === event.to ? [] : [travel({ kind: 'financier', player, flipped }, way)];
    }
    case 'sailed': {
      const player = colour(event.seat);
      const berths = upTo(event.to - event.from).map((past): PlaceName => `berth ${event.from + past}`);
      return [travel({ kind: 'ship', player }, [...berths, `ship ${player}`], sailing(event.to - event.from))];
    }
    case 'meeple-taken': {
      const { discipline } = event;
      const icon = event.cause === 'sail' ? iconPassed(context) : undefined;
      const from: PlaceName = icon === undefined ? `chair ${discipline}` : `berth ${icon}`;
      const way: PlaceName[] = [from, `meeple ${colour(event.seat)} ${discipline}`];
      return [travel({ kind: 'meeple', discipline }, way, icon === undefined ? TRAVEL : HOP)];
    }
    case 'meeple-returned': {
      const { discipline } = event;
      return [
        travel({ kind: 'meeple', discipline }, [`meeple ${colour(event.seat)} ${discipline}`, `chair ${discipline}`]),
      ];
    }
    case 'disc-placed': {
      const player = colour(event.seat);
      return [travel({ kind: 'disc', player }, [`discs ${player}`, `disc ${event.discipline} ${player}`])];
    }
    case 'disc-spent': {
      const player = colour(event.seat);
      return [travel({ kind: 'disc', player }, [`box ${event.discipline}`, `discs ${player}`])];
    }
    case 'disc-lifted': {
      const player = colour(event.seat);
      return [still('fall', { kind: 'disc', player }, `box ${event.discipline}`, TRAVEL)];
    }
    case 'masterpiece': {
      const player = colour(event.seat);
      return [still('rise', { kind: 'pillar', player }, `pillar ${event.discipline} ${event.place}`, RISE)];
    }
    case 'book-written': {
      const book = bookColour(event.discipline);
      const way: PlaceName[] = [`pile ${book}`, `shelf ${colour(event.seat)} ${book} ${event.nth}`];
      return [travel({ kind: 'book', colour: book }, way)];
    }
    case 'artwork-taken': {
      const { artwork } = event;
      return [travel({ kind: 'artwork', artwork }, [`easel ${artwork}`, `museum ${colour(event.seat)} ${artwork}`])];
    }
    case 'bonus-tile-taken': {
      const player = colour(event.seat);
      const grid: PlaceName = `grid ${event.position}`;
      return [
        travel({ kind: 'tile', tile: event.tile }, [grid, `tile ${player} ${event.tile}`]),
        travel({ kind: 'disc', player }, [`discs ${player}`, grid]),
      ];
    }
    case 'dealt':
      return [{ ...travel(person(event.tile), ['draw pile', portraitOn(before, event.space)]), manner: 'deal' }];
    case 'start-player':
    case 'tile-laid':
    case 'covered':
    case 'turn':
    case 'stayed':
    case 'passed':
    case 'activated':
    case 'fired':
    case 'money':
    case 'reward':
    case 'forgone':
    case 'lost':
    case 'stopped':
    case 'refill-begun':
    case 'pile-shuffled':
    case 'starters-called':
    case 'round':
    case 'final-turns':
    case 'over':
      return [];
  }
}

const walking = (steps: number): number => Math.min(LONGEST_WALK, STEP * steps);
const sailing = (spaces: number): number => SAIL * spaces;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const person = (tile: number): Piece => ({ kind: 'person', person: personOf(tile) });

function travel(piece: Piece, way: readonly PlaceName[], length: number = TRAVEL): Flight {
  return { piece, manner: 'travel', way, start: 0, length };
}

function still(manner: 'fall' | 'rise' | 'deal' | 'turn', piece: Piece, place: PlaceName, length: number): Flight {
  return { piece, manner, way: [place], start: 0, length };
}

/** Rule 3.4: recruits slide one space; the one that falls off has its own event. */
function slides(
  before: View,
  { seat, to }: Extract<GameEvent, { type: 'recruits-slid' }>,
  player: PlayerColour,
): Flight[] {
  const recruits = before.seats[seat]?.recruits ?? [];
  return recruits
    .slice(0, to - 1)
    .flatMap((tile, index) =>
      tile === null
        ? []
        : [travel(person(tile.tile), [`recruit ${player} ${index + 1}`, `recruit ${player} ${index + 2}`])],
    );
}

function bookColour(discipline: Discipline): BookColour {
  return BOOK_COLOURS.find((colour) => colour === discipline) ?? 'religion';
}

/** The money space from which this white meeple hops; undefined if it does not come from a voyage. */
function iconPassed({ before, voyage, hopped }: EventContext): number | undefined {
  if (voyage === undefined) return undefined;
  // rule 5.1: by one ruling only the space the boat stops on gives one
  const from = before.rulings.icons === 'reached' ? voyage.to - 1 : voyage.from;
  return before.figures.whiteMeeples.filter((space) => space > from && space <= voyage.to)[hopped];
}

/** A ring space as room and place; the Bonus Tiles space has no room. */
function roomPlace({ ring }: View, space: number): { readonly room: Discipline; readonly place: number } | undefined {
  const room = ring[space]?.room ?? null;
  if (room === null) return undefined;
  return { room, place: ring.filter((other) => other.room === room && other.space <= space).length };
}

function portraitOn(view: View, space: number): PlaceName {
  const at = roomPlace(view, space);
  return at === undefined ? 'stand bonus' : `portrait ${at.room} ${at.place}`;
}

function standOn(view: View, space: number): PlaceName {
  const at = roomPlace(view, space);
  return at === undefined ? 'stand bonus' : `stand ${at.room} ${at.place}`;
}

/** The way of a figurine around the ring, up the left stairs and down the right ones. */
function ringWay(view: View, from: number, to: number): PlaceName[] {
  const way: PlaceName[] = [standOn(view, from)];
  let space = from;
  do {
    const next = (space + 1) % RING_LENGTH;
    const [before, after] = [view.ring[space]?.room, view.ring[next]?.room];
    if (before === 'discoveries' && after === 'literature') way.push('stairs up foot', 'stairs up head');
    if (before === 'arts' && after === 'politics') way.push('stairs down head', 'stairs down foot');
    way.push(standOn(view, next));
    space = next;
  } while (space !== to);
  return way;
}
