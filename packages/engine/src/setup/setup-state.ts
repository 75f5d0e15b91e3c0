import { arrangeFrame } from '../frames/arrange-frame.ts';
import { coverFrame } from '../frames/cover-frame.ts';
import { dealFrame } from '../frames/deal-frame.ts';
import { starterFrame } from '../frames/starter-frame.ts';
import { tileFrame } from '../frames/tile-frame.ts';
import { pushFrame } from '../state/frame.ts';
import { F_START } from '../catalogue/catalogue.ts';
import { changeSupply, setArtworksLeft, setPhase, SETUP, setStartSeat, startSeat } from '../state/game-bytes.ts';
import { putAside, putOnPile } from '../state/pile-bytes.ts';
import { changeBox, changeDiscs, changeMeeples, changeMoney } from '../state/seat-bytes.ts';
import { blankState, type State } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import { ARTWORKS } from '../words/artwork.ts';
import { CHARACTERS, starterOf } from '../words/character.ts';
import { DISCIPLINES, RELIGION, WHITE } from '../words/discipline.ts';
import { MAX_PLAYERS, seatOf, type Seat } from '../words/seat.ts';
import { numberAt } from '../words/number-at.ts';

/** Lays out everything that chance and players do not decide, and opens their decisions in the order of docs/guide/notation.md. */
export function setupState(table: Table): State {
  const state = blankState(table);
  setPhase(state, SETUP);
  for (let tile = 0; tile < CHARACTERS; tile++) putOnPile(state, tile);
  // rule 1.3: one set of starting characters per player; the other sets stay in the box
  for (let starter = CHARACTERS; starter < starterOf(table.players, 0); starter++) putAside(state, starter);
  // rule 1.5: as many artworks of each kind as there are players
  for (let artwork = 0; artwork < ARTWORKS.length; artwork++) setArtworksLeft(state, artwork, table.players);
  for (let colour = 0; colour < DISCIPLINES.length; colour++) {
    changeSupply(state, colour, table.figures.meeplesPerColour);
  }
  for (let seat = 0; seat < table.players; seat++) setUpSeat(state, seatOf(seat));

  if (table.options.arranged) arrangeFrame.open(state);
  // rule 2.7: cover tiles only with two or three players
  if (table.players < MAX_PLAYERS) coverFrame.open(state);
  tileFrame.open(state);
  dealFrame.open(state, false);
  if (!table.options.arranged) starterFrame.open(state);
  if (table.options.start === 'random') pushFrame(state, F_START, 0, 0, 0);
  else chooseStartSeat(state, seatOf(0));
  return state;
}

function setUpSeat(state: State, seat: Seat): void {
  // rule 2.4: one disc into the Religion box, the others in supply
  changeDiscs(state, seat, state.table.figures.discs - 1);
  changeBox(state, seat, RELIGION, 1);
  // rule 2.2: one meeple of each colour but white
  for (let colour = 0; colour < WHITE; colour++) {
    changeMeeples(state, seat, colour, 1);
    changeSupply(state, colour, -1);
  }
}

/** Rule 2.1: the start player, and the starting money in turn order. */
export function chooseStartSeat(state: State, seat: Seat): void {
  setStartSeat(state, seat);
  for (let order = 0; order < state.table.players; order++) {
    changeMoney(state, seatInOrder(state, order), numberAt(state.table.figures.startingMoney, order));
  }
}

/** The seat that is `order` places after the start player. */
export function seatInOrder(state: State, order: number): Seat {
  return seatOf((startSeat(state) + order) % state.table.players);
}
