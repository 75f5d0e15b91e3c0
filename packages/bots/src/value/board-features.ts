import type { State } from '@la-stanza/engine';
import {
  boat,
  books,
  box,
  disciplineOf,
  discs,
  financier,
  flipped,
  fullColumns,
  LITERATURE,
  meeples,
  money,
  recruit,
  seatOf,
  worker,
  WORKER_SPACES,
} from '@la-stanza/engine/search';
import { mark, type Active } from './active.ts';
import {
  BOAT_VALUES,
  BOOK_VALUES,
  BOX_VALUES,
  COLOURS,
  DISC_VALUES,
  G_BOAT,
  G_BOOKS,
  G_BOXES,
  G_COLUMNS,
  G_DISCS,
  G_FINANCIER,
  G_HELD,
  G_MEEPLES,
  G_MONEY,
  G_PLACES,
  G_POWER,
  G_SLOTS,
  G_WAITING,
  G_WORKERS,
  HELD_VALUES,
  MEEPLE_VALUES,
  MONEY_VALUES,
  MOST_SLOTS,
  PLACE_VALUES,
  POWER_VALUES,
  SLOT_VALUES,
  WAITING_VALUES,
  WORKER_VALUES,
} from './feature-list.ts';

/** Values for a worker space without a character, and for the financier's. */
const GAP = 5;
const FINANCIER_THERE = 6;

const workers = new Uint8Array(COLOURS);
const waiting = new Uint8Array(COLOURS);

/** Lists the inputs of a player's own board; equal boards give equal lists. */
export function listBoard(state: State, index: number, active: Active): void {
  const seat = seatOf(index);
  mark(active, G_MONEY, money(state, seat), MONEY_VALUES);
  mark(active, G_BOAT, boat(state, seat), BOAT_VALUES);
  const place = financier(state, seat);
  mark(active, G_FINANCIER, 2 * place + (flipped(state, seat) ? 1 : 0), 12);
  mark(active, G_DISCS, discs(state, seat), DISC_VALUES);
  mark(active, G_COLUMNS, fullColumns(state, seat), BOOK_VALUES);
  workers.fill(0);
  waiting.fill(0);
  for (let space = 0; space < WORKER_SPACES; space++) {
    const tile = worker(state, seat, space);
    const holds = tile >= 0 ? disciplineOf(tile) : space === place ? FINANCIER_THERE : GAP;
    if (holds < GAP) workers[holds] = (workers[holds] ?? 0) + 1;
    mark(active, G_PLACES + PLACE_VALUES * space, holds, PLACE_VALUES);
  }
  const slots = Math.min(MOST_SLOTS, state.table.figures.recruitmentSpaces);
  for (let space = 0; space < slots; space++) {
    const tile = recruit(state, seat, space);
    const holds = tile >= 0 ? disciplineOf(tile) : GAP;
    if (holds < GAP) waiting[holds] = (waiting[holds] ?? 0) + 1;
    mark(active, G_SLOTS + SLOT_VALUES * space, holds, SLOT_VALUES);
  }
  let held = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const own = meeples(state, seat, colour);
    held += own;
    mark(active, G_MEEPLES + MEEPLE_VALUES * colour, own, MEEPLE_VALUES);
    const boxed = box(state, seat, colour);
    mark(active, G_BOXES + BOX_VALUES * colour, boxed, BOX_VALUES);
    if (colour !== LITERATURE) mark(active, G_BOOKS + BOOK_VALUES * colour, books(state, seat, colour), BOOK_VALUES);
    const working = workers[colour] ?? 0;
    const coming = waiting[colour] ?? 0;
    mark(active, G_WORKERS + WORKER_VALUES * colour, working, WORKER_VALUES);
    mark(active, G_WAITING + WAITING_VALUES * colour, coming, WAITING_VALUES);
    mark(active, G_POWER + POWER_VALUES * colour, working + coming + boxed, POWER_VALUES);
  }
  mark(active, G_HELD, held, HELD_VALUES);
}
