import type { Discipline, Option, ReferenceGame, SeatState, Step } from './game.ts';
import { activeSeat, ARTWORKS, BOOK_COLOURS, BOOKS_PER_COLOUR, DISCIPLINES, doNext, sum } from './game.ts';

const STOP: Option = { text: 'stop', perform: () => undefined };

/** Rule 5.1: forward, at most to the end; a white meeple for each icon reached or passed, or only the last, if any is left. */
export function sail(game: ReferenceGame, spaces: number): void {
  const seat = activeSeat(game);
  const lastSpace = game.figures.florins.length + game.figures.prestige.length - 1;
  const sailed = Array.from({ length: spaces }, (_, step) => seat.boat + step + 1).filter(
    (space) => space <= lastSpace,
  );
  seat.boat = sailed.at(-1) ?? seat.boat;
  for (const space of game.rulings.icons === 'reached' ? sailed.slice(-1) : sailed) {
    if (game.figures.whiteMeeples.includes(space)) takeMeeple(game, seat, 'politics');
  }
  doNext(game, { kind: 'return' });
}

/** One meeple from the Politics room, if any of the colour is left. */
export function takeMeeple(game: ReferenceGame, seat: SeatState, colour: Discipline): void {
  if (game.meeples[colour] === 0) return;
  game.meeples[colour] -= 1;
  seat.meeples[colour] += 1;
}

/** Rules 5.2, 6.2: a disc from supply, if there is one. */
export function discIntoBox(seat: SeatState, box: Discipline): void {
  if (seat.discs === 0) return;
  seat.discs -= 1;
  seat.boxes[box] += 1;
}

/** Rule 5.2: books of different colours, at most four of a colour. */
export function bookOptions(game: ReferenceGame, step: Extract<Step, { kind: 'book' }>): Option[] {
  const seat = activeSeat(game);
  if (step.left === 0) return [];
  const colours = BOOK_COLOURS.filter(
    (colour) => !step.written.includes(colour) && seat.books[colour] < BOOKS_PER_COLOUR,
  );
  const options: Option[] = colours.map((colour) => ({
    text: `book ${colour}`,
    // Rule 5.3: the reward of this book before the next book.
    perform: () =>
      doNext(
        game,
        { kind: 'write-book', colour },
        { ...step, left: step.left - 1, written: [...step.written, colour] },
      ),
  }));
  return step.mayStop ? [...options, STOP] : options;
}

/** Rules 5.2, 5.4 and tile Le of 9.6. */
export function writeBook(game: ReferenceGame, colour: Discipline): void {
  const seat = activeSeat(game);
  // Rule 5.4: a colour with four books cannot be written.
  if (seat.books[colour] === BOOKS_PER_COLOUR) return;
  seat.books[colour] += 1;
  if (seat.tiles.includes('Le')) seat.money += game.figures.tiles.florinsPerBook;

  if (seat.books[colour] === 2) {
    if (colour === 'religion') doNext(game, { kind: 'box', left: 1, used: [], mayStop: false });
    if (colour === 'politics') {
      doNext(game, { kind: 'meeple', left: 1, taken: [], mayStop: false }, { kind: 'return' });
    }
    if (colour === 'discoveries') doNext(game, { kind: 'sail', spaces: game.figures.bookSail });
  }
  if (seat.books[colour] === 3) discIntoBox(seat, 'religion');
}

/** Rules 6.1, 6.2: different boxes, never the Religion box, as long as there are discs in supply. */
export function boxOptions(game: ReferenceGame, step: Extract<Step, { kind: 'box' }>): Option[] {
  const seat = activeSeat(game);
  if (step.left === 0 || seat.discs === 0) return [];
  const boxes = DISCIPLINES.filter((box) => box !== 'religion' && !step.used.includes(box));
  const options: Option[] = boxes.map((box) => ({
    text: `box ${box}`,
    perform: () => {
      discIntoBox(seat, box);
      doNext(game, { ...step, left: step.left - 1, used: [...step.used, box] });
    },
  }));
  return step.mayStop ? [...options, STOP] : options;
}

/** Rules 5.2, 7.1: different colours, never white, as available. */
export function meepleOptions(game: ReferenceGame, step: Extract<Step, { kind: 'meeple' }>): Option[] {
  const seat = activeSeat(game);
  if (step.left === 0) return [];
  const colours = DISCIPLINES.filter(
    (colour) => colour !== 'politics' && !step.taken.includes(colour) && game.meeples[colour] > 0,
  );
  const options: Option[] = colours.map((colour) => ({
    text: `meeple ${colour}`,
    perform: () => {
      takeMeeple(game, seat, colour);
      doNext(game, { ...step, left: step.left - 1, taken: [...step.taken, colour] });
    },
  }));
  return step.mayStop ? [...options, STOP] : options;
}

/** Rule 6.3: one artwork, up to the strength, as left on the board. */
export function artworkOptions(game: ReferenceGame, strength: number): Option[] {
  const seat = activeSeat(game);
  return ARTWORKS.slice(0, strength)
    .filter((artwork) => game.artworks[artwork] > 0)
    .map((artwork) => ({
      text: `artwork ${artwork}`,
      perform: () => {
        game.artworks[artwork] -= 1;
        seat.artworks[artwork] += 1;
      },
    }));
}

/** Rule 7.2: down to seven meeples. */
export function returnOptions(game: ReferenceGame): Option[] {
  const seat = activeSeat(game);
  if (sum(Object.values(seat.meeples)) <= game.figures.meepleLimit) return [];
  return DISCIPLINES.filter((colour) => seat.meeples[colour] > 0).map((colour) => ({
    text: `return ${colour}`,
    perform: () => {
      seat.meeples[colour] -= 1;
      game.meeples[colour] += 1;
      doNext(game, { kind: 'return' });
    },
  }));
}
