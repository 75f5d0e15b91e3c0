import type { Artwork, Discipline, GameEvent, SeatView, View } from '../../src/index.ts';

/*
 * A second set of books: where everything is, kept from events alone. If it always agrees with the engine's view, a client that
 * animates events and never compares positions shows the truth.
 */

interface SeatLedger {
  money: number;
  boat: number;
  financier: number;
  flipped: boolean;
  discs: number;
  withdrawn: number;
  figurine: number | null;
  boxes: Record<Discipline, number>;
  books: Record<Discipline, number>;
  meeples: Record<Discipline, number>;
  artworks: Record<Artwork, number>;
  recruits: (number | null)[];
  workers: (number | null)[];
  tiles: string[];
}

export interface Ledger {
  round: number;
  finalTurn: number;
  activeSeat: number;
  ring: (number | null)[];
  grid: (string | null)[];
  niches: Record<Discipline, (string | number)[]>;
  supply: Record<Discipline, number>;
  artworksLeft: Record<Artwork, number>;
  draw: number[];
  discard: number[];
  aside: number[];
  seats: SeatLedger[];
}

const numbers = (tiles: readonly ({ readonly tile: number } | null)[]): (number | null)[] =>
  tiles.map((tile) => tile?.tile ?? null);

/** The books as a view shows them. */
export function ledgerOf(view: View): Ledger {
  const certain = (tiles: readonly { readonly tile: number }[]): number[] => tiles.map(({ tile }) => tile);
  return {
    round: view.round,
    finalTurn: view.finalTurn,
    activeSeat: view.activeSeat,
    ring: view.ring.map(({ tile }) => tile?.tile ?? null),
    grid: view.grid.map(({ tile }) => tile),
    niches: {
      discoveries: view.niches.discoveries.map(({ holds }) => holds),
      literature: view.niches.literature.map(({ holds }) => holds),
      religion: view.niches.religion.map(({ holds }) => holds),
      arts: view.niches.arts.map(({ holds }) => holds),
      politics: view.niches.politics.map(({ holds }) => holds),
    },
    supply: { ...view.supply },
    artworksLeft: { ...view.artworksLeft },
    draw: certain(view.pile.draw),
    discard: certain(view.pile.discard),
    aside: certain(view.pile.aside),
    seats: view.seats.map((seat) => seatLedger(seat, view)),
  };
}

function seatLedger(seat: SeatView, { open }: View): SeatLedger {
  const { money, boat, discs, withdrawn, figurine } = seat;
  // the disc for a tile leaves the supply with the tile, or, while it is being lifted, is still owed
  const owed = open.decision === 'lift' && open.seat === seat.seat ? 1 : 0;
  return {
    money,
    boat,
    financier: seat.financier.worker,
    flipped: seat.financier.flipped,
    discs: discs - owed,
    withdrawn,
    figurine,
    boxes: { ...seat.boxes },
    books: { ...seat.books },
    meeples: { ...seat.meeples },
    artworks: { ...seat.artworks },
    recruits: numbers(seat.recruits),
    workers: numbers(seat.workers),
    tiles: seat.tiles.toSorted(),
  };
}

const without = (tiles: number[], tile: number): number[] => tiles.filter((other) => other !== tile);
const sorted = (tiles: number[]): number[] => tiles.toSorted((a, b) => a - b);

/** Enters one event. */
export function enter(ledger: Ledger, event: GameEvent): void {
  if ('seat' in event) {
    const seat = ledger.seats[event.seat];
    if (seat !== undefined) enterForSeat(ledger, seat, event);
    return;
  }
  switch (event.type) {
    case 'dealt':
      ledger.ring[event.space] = event.tile;
      ledger.draw = without(ledger.draw, event.tile);
      ledger.aside = without(ledger.aside, event.tile);
      return;
    case 'tile-laid':
      ledger.grid[event.position] = event.tile;
      return;
    case 'covered':
      ledger.niches[event.discipline][event.place - 1] = 'cover';
      return;
    case 'pile-shuffled':
      ledger.draw = ledger.discard;
      ledger.discard = [];
      return;
    case 'round':
      ledger.round = event.round;
      return;
    case 'final-turns':
      ledger.finalTurn = event.finalTurn;
      return;
    case 'refill-begun':
    case 'starters-called':
    case 'over':
      return;
  }
}

function enterForSeat(ledger: Ledger, seat: SeatLedger, event: Extract<GameEvent, { seat: unknown }>): void {
  switch (event.type) {
    case 'starter-placed':
      seat.workers[event.worker - 1] = event.tile;
      ledger.aside = without(ledger.aside, event.tile);
      return;
    case 'turn':
      ledger.activeSeat = event.seat;
      ledger.round ||= 1;
      return;
    case 'walked':
      seat.figurine = event.to;
      return;
    case 'recruits-slid':
      seat.recruits = [null, ...seat.recruits.slice(0, -1)];
      return;
    case 'recruited':
      seat.recruits[event.recruit - 1] = event.tile;
      ledger.ring[event.space] = null;
      return;
    case 'withdrew':
      seat.withdrawn = event.spot;
      seat.figurine = null;
      return;
    case 'hired':
      seat.money -= event.cost;
      seat.recruits[event.recruit - 1] = null;
      seat.workers[event.worker - 1] = event.tile;
      return;
    case 'fired':
      seat.workers[event.worker - 1] = null;
      return;
    case 'left':
      if (event.to === 'aside') ledger.aside = sorted([...ledger.aside, event.tile]);
      else ledger.discard = sorted([...ledger.discard, event.tile]);
      return;
    case 'disc-spent':
      seat.boxes[event.discipline]--;
      seat.discs++;
      return;
    case 'disc-placed':
      seat.boxes[event.discipline]++;
      seat.discs--;
      return;
    case 'disc-lifted':
      seat.boxes[event.discipline]--;
      seat.discs++;
      return;
    case 'money':
      seat.money += event.amount;
      return;
    case 'meeple-taken':
      seat.meeples[event.discipline]++;
      ledger.supply[event.discipline]--;
      return;
    case 'meeple-returned':
      seat.meeples[event.discipline]--;
      ledger.supply[event.discipline]++;
      return;
    case 'masterpiece':
      ledger.niches[event.discipline][event.place - 1] = event.seat;
      return;
    case 'sailed':
      seat.boat = event.to;
      return;
    case 'book-written':
      seat.books[event.discipline] = event.nth;
      return;
    case 'artwork-taken':
      seat.artworks[event.artwork]++;
      ledger.artworksLeft[event.artwork]--;
      return;
    case 'financier-moved':
      seat.financier = event.to;
      seat.workers[event.to - 1] = null;
      return;
    case 'financier-flipped':
      seat.flipped = true;
      return;
    case 'worker-pushed':
      seat.workers[event.to - 1] = event.tile;
      return;
    case 'bonus-tile-taken':
      seat.tiles = [...seat.tiles, event.tile].toSorted();
      seat.discs--;
      return;
    case 'start-player':
    case 'stayed':
    case 'passed':
    case 'activated':
    case 'reward':
    case 'forgone':
    case 'lost':
    case 'stopped':
      return;
  }
}
