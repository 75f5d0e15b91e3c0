import { A_BOOK, A_STOP, F_BOX, F_MEEPLE, FIRST } from '../catalogue/catalogue.ts';
import type { DecisionRules } from '../decision/decision-rules.ts';
import { sail } from '../discoveries/sail.ts';
import type { EventSink } from '../events/event.ts';
import type { Refusal } from '../decision/refusal.ts';
import { FROM_BOOK, rewardFrame } from '../frames/reward-frame.ts';
import { placeReligionDisc } from '../religion/box.ts';
import { openReward, refuseStop, reportLoss, reportStop, withStop } from '../reward/reward.ts';
import { popFrame } from '../state/frame.ts';
import { activeSeat, ownsTile } from '../state/game-bytes.ts';
import { addBook, books, changeMoney } from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import { LE } from '../words/bonus-tile.ts';
import { BOOK_COLOURS, disciplineName, DISCOVERIES, POLITICS, RELIGION } from '../words/discipline.ts';
import type { Seat } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

/** Rule 1.11: a bookshelf row has four columns. */
export const BOOKS_PER_ROW = 4;

const isRowFull = (state: State, seat: Seat, colour: number): boolean => books(state, seat, colour) === BOOKS_PER_ROW;

const mayWrite = (state: State, colour: number): boolean =>
  !rewardFrame.isChosen(state, colour) && !isRowFull(state, activeSeat(state), colour);

/** Whether the open reward has a book left to write. */
function hasBookToWrite(state: State): boolean {
  return rewardFrame.remaining(state) > 0 && BOOK_COLOURS.some((colour) => mayWrite(state, colour));
}

function listBooks(state: State, out: Uint16Array): number {
  let count = 0;
  for (let index = 0; index < BOOK_COLOURS.length; index++) {
    if (mayWrite(state, numberAt(BOOK_COLOURS, index))) out[count++] = A_BOOK + index;
  }
  return count;
}

function refuseBook(state: State, colour: number): Refusal | undefined {
  if (mayWrite(state, colour)) return undefined;
  return {
    code: rewardFrame.isChosen(state, colour) ? 'colour-written' : 'shelf-row-full',
    discipline: disciplineName(colour),
  };
}

function applyBook(state: State, id: number, events: EventSink): void {
  const colour = at(FIRST, id);
  rewardFrame.choose(state, colour);
  writeBook(state, activeSeat(state), colour, events);
}

/** Writes one book and gives its reward; in a full row nothing happens (rule 5.4). */
export function writeBook(state: State, seat: Seat, colour: number, events: EventSink): void {
  if (isRowFull(state, seat, colour)) {
    events?.push({ type: 'lost', seat, what: 'book' });
    return;
  }
  addBook(state, seat, colour);
  const nth = books(state, seat, colour);
  events?.push({ type: 'book-written', seat, discipline: disciplineName(colour), nth });
  // rule 9.6, Le: a florin for every book actually written
  if (ownsTile(state, seat, LE)) {
    const amount = state.table.figures.tiles.florinsPerBook;
    changeMoney(state, seat, amount);
    events?.push({ type: 'money', seat, amount, cause: 'tile' });
  }
  if (nth === 2) rewardSecondBook(state, seat, colour, events);
  if (nth === 3) placeReligionDisc(state, seat, 'book', events);
}

function rewardSecondBook(state: State, seat: Seat, colour: number, events: EventSink): void {
  if (colour === RELIGION) rewardFrame.open(state, F_BOX, 1, FROM_BOOK);
  if (colour === POLITICS) rewardFrame.open(state, F_MEEPLE, 1, FROM_BOOK);
  if (colour === DISCOVERIES) sail(state, seat, state.table.figures.bookSail, 'book', events);
}

function stop(state: State, events: EventSink): void {
  reportStop(state, events);
  popFrame(state);
}

function settle(state: State, events: EventSink): boolean {
  if (hasBookToWrite(state)) return true;
  if (rewardFrame.remaining(state) > 0) reportLoss(state, 'book', events);
  popFrame(state);
  return false;
}

/** Rule 5.2: books of different colours. */
export const bookDecision: DecisionRules = {
  judges: ['book', 'stop'],
  list: (state, out) => withStop(state, out, listBooks(state, out)),
  refuse: (state, action) => (action.kind === 'stop' ? refuseStop(state) : refuseBook(state, at(FIRST, action.id))),
  apply: (state, id, events) => (id === A_STOP ? stop(state, events) : applyBook(state, id, events)),
  settle,
  open: (state, seat) => openReward(state, 'book', seat),
};
