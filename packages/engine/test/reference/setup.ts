import type { Figures } from '../../src/figures/figures.ts';
import type { Discipline, Option, Options, ReferenceGame, Rulings, SeatNumber, SeatState, Step } from './game.ts';
import {
  activeSeat,
  BONUS_SPACE,
  characterSpaces,
  disciplineOf,
  DISCIPLINES,
  doNext,
  elementOf,
  perDiscipline,
  RING_SPACES,
  seatNumber,
  seatOf,
  turnOrder,
} from './game.ts';

// Rule 1.4: five bonus tiles of each discipline but Politics.
const BONUS_TILES: readonly string[] = ['D', 'L', 'R', 'A'].flatMap((letter) =>
  ['a', 'b', 'c', 'd', 'e'].map((which) => letter + which),
);
// Rule 2.6: 3 of each discipline, 12 in all.
const GRID_TILES_PER_DISCIPLINE = 3;
const GRID_SPACES = 12;
// Rule 2.2: the financier on the leftmost worker space, the starters on the other five.
const STARTER_SPACES: readonly number[] = [2, 3, 4, 5, 6];
const COPIES = 'abcdefghijklmnopqrstuvwxyz';

export function newGame(players: number, options: Options, figures: Figures, rulings: Rulings): ReferenceGame {
  const seats = Array.from({ length: players }, (_, number) => newSeat(seatNumber(number), figures));
  const game: ReferenceGame = {
    players,
    options,
    figures,
    rulings,
    start: null,
    active: null,
    round: 1,
    finalTurn: 0,
    ring: Array.from({ length: RING_SPACES }, () => null),
    grid: [],
    niches: perDiscipline(() => figures.masterpiecePrestige.map(() => 'free')),
    covers: [],
    // Rule 1.5: as many of each as there are players.
    artworks: { sculpture: players, script: players, painting: players },
    // Rule 2.2: every player took one of each colour but white.
    meeples: perDiscipline((colour) => figures.meeplesPerColour - (colour === 'politics' ? 0 : players)),
    drawPile: Array.from({ length: 40 }, (_, number) => `c${number}`),
    discardPile: [],
    aside: [],
    startersInRefill: [],
    seats,
    todo: [],
  };
  if (options.start === 'random') {
    game.todo = [{ kind: 'start' }];
  } else {
    chooseStart(game, 0);
  }
  return game;
}

function newSeat(number: SeatNumber, figures: Figures): SeatState {
  return {
    number,
    money: 0,
    boat: 0,
    financier: 1,
    flipped: false,
    // Rule 2.4: one disc in the Religion box, the others in supply.
    discs: figures.discs - 1,
    boxes: perDiscipline((box) => (box === 'religion' ? 1 : 0)),
    books: perDiscipline(() => 0),
    meeples: perDiscipline((colour) => (colour === 'politics' ? 0 : 1)),
    artworks: { sculpture: 0, script: 0, painting: 0 },
    recruits: Array.from({ length: figures.recruitmentSpaces }, () => null),
    workers: figures.hiringCosts.map(() => null),
    figurine: BONUS_SPACE,
    withdrawn: 0,
    tiles: [],
  };
}

/** The order of setup: starters, characters, bonus tiles, covers, arranging. */
function chooseStart(game: ReferenceGame, start: SeatNumber): void {
  game.start = start;
  game.active = start;
  const order = turnOrder(game);
  // Rule 2.1: starting money in turn order.
  order.forEach((seat, place) => {
    seat.money = elementOf(game.figures.startingMoney, place);
  });

  const steps: Step[] = [];
  if (!game.options.arranged) {
    for (const seat of order) {
      for (const worker of STARTER_SPACES) steps.push({ kind: 'starter', seat: seat.number, worker });
    }
  }
  for (const space of characterSpaces()) steps.push({ kind: 'deal', space });
  for (let place = 0; place < GRID_SPACES; place += 1) steps.push({ kind: 'tile' });
  // Rule 2.7: with 2 or 3 players one cover tile for each room.
  if (game.players < 4) {
    for (const room of DISCIPLINES) steps.push({ kind: 'cover', room });
  }
  // Rule 2.3: after everything else, in turn order.
  if (game.options.arranged) {
    for (const seat of order) {
      steps.push({ kind: 'begin-arranging', seat: seat.number });
      for (let times = 0; times < STARTER_SPACES.length; times += 1) steps.push({ kind: 'arrange' });
    }
  }
  steps.push({ kind: 'begin-turn', seat: start });
  doNext(game, ...steps);
}

export function startOptions(game: ReferenceGame): Option[] {
  return game.seats.map((seat) => ({
    text: `start ${seat.number}`,
    perform: () => chooseStart(game, seat.number),
  }));
}

function startersNotPlaced(seat: SeatState): string[] {
  return DISCIPLINES.map((_, discipline) => `s${5 * seat.number + discipline}`).filter(
    (starter) => !seat.workers.includes(starter),
  );
}

/** Rule 2.2: at random. */
export function starterOptions(game: ReferenceGame, number: SeatNumber, worker: number): Option[] {
  const seat = seatOf(game, number);
  return startersNotPlaced(seat).map((starter) => ({
    text: `deal ${starter}`,
    perform: () => {
      seat.workers[worker - 1] = starter;
    },
  }));
}

/** Rule 2.3: as the player likes. */
export function arrangeOptions(game: ReferenceGame): Option[] {
  const seat = activeSeat(game);
  const empty = STARTER_SPACES.filter((worker) => elementOf(seat.workers, worker - 1) === null);
  return startersNotPlaced(seat).flatMap((starter) =>
    empty.map((worker) => ({
      text: `arrange ${disciplineOf(starter)} ${worker}`,
      perform: () => {
        seat.workers[worker - 1] = starter;
      },
    })),
  );
}

/** Rule 2.6. */
export function gridOptions(game: ReferenceGame): Option[] {
  const onGrid = game.grid.map((place) => place.tile);
  return BONUS_TILES.filter((tile) => {
    const sameDiscipline = onGrid.filter((other) => other.charAt(0) === tile.charAt(0));
    return !onGrid.includes(tile) && sameDiscipline.length < GRID_TILES_PER_DISCIPLINE;
  }).map((tile) => ({
    text: `tile ${tile}`,
    perform: () => {
      game.grid.push({ tile, takenBy: null });
    },
  }));
}

/** Rule 2.7; when k copies of a place are drawn its first k letters are no longer listed. */
export function coverOptions(game: ReferenceGame, room: Discipline): Option[] {
  return game.figures.coverTiles.flatMap((copies, index) => {
    const place = index + 1;
    const drawn = game.covers.filter((cover) => cover === place).length;
    const letters = COPIES.slice(drawn, copies);
    return letters.split('').map((letter) => ({
      text: `cover ${place}${letter}`,
      perform: () => {
        game.covers.push(place);
        game.niches[room][place - 1] = 'covered';
      },
    }));
  });
}
