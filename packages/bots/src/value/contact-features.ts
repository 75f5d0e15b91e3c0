import { CATEGORIES, type State } from '@la-stanza/engine';
import {
  activeSeat,
  artworksLeft,
  BONUS_SPACE,
  boat,
  box,
  canTakeTile,
  conditionNeeded,
  conditionProgress,
  disciplineOf,
  dummyValue,
  exhibitedValue,
  F_DEAL,
  figurine,
  frameKind,
  isCountable,
  MAX_PLAYERS,
  niche,
  NICHE_FREE,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  occupiedByOthers,
  OFF_THE_RING,
  PERMANENT_TILES,
  pileOf,
  RC,
  recruit,
  RING_SPACES,
  ringTile,
  roomOf,
  scoreInto,
  seatOf,
  TILE_ON_GRID,
  tileOwner,
  TILE_TAKEN,
  withdrawals,
  withdrawn,
  worker,
  WORKER_SPACES,
} from '@la-stanza/engine/search';
import { turnsLeft } from '../evaluation/turns-left.ts';
import { mark, type Active } from './active.ts';
import {
  BONUS_TILE_COUNT,
  BONUS_VALUES,
  COLOURS,
  G_ART_LEFT,
  G_BOAT_MARGIN,
  G_BONUS,
  G_BONUS_MARGIN,
  G_BONUS_RANK,
  G_DUMMY_MARGIN,
  G_GAPS,
  G_LANDING,
  G_LANDING_TILE,
  G_LEFT,
  G_MADE,
  G_MISSING,
  G_MUSEUM,
  G_MUSEUM_MARGIN,
  G_MUSEUM_RANK,
  G_ON_GRID,
  G_ORDER,
  G_OWNED,
  G_PENDING,
  G_PILE,
  G_PLAYERS,
  G_REACH,
  G_READY,
  G_RING,
  G_RING_COLOURS,
  G_ROOMS,
  G_SCORE,
  G_SCORE_MARGIN,
  G_TAKEABLE,
  G_THREAT,
  G_WITHDRAWALS,
  G_WITHDRAWN,
  GAP_VALUES,
  LANDING_VALUES,
  LEFT_ART_VALUES,
  LEFT_VALUES,
  MARGIN_VALUES,
  MISSING_VALUES,
  MUSEUM_VALUES,
  NICHE_VALUES,
  PILE_VALUES,
  PLACES,
  POWER_VALUES,
  REACH_VALUES,
  RING_COLOUR_VALUES,
  RING_VALUES,
  ROOM_VALUES,
  SCORE_VALUES,
  STEPS,
} from './feature-list.ts';

/*
 * The inputs of a position as one player sees it: the board in the middle, the others, and the player's standing among them.
 */

const scores = new Int16Array(CATEGORIES.length * MAX_PLAYERS);
const totals = new Int16Array(MAX_PLAYERS);
const museums = new Uint8Array(MAX_PLAYERS);
const bonuses = new Uint8Array(MAX_PLAYERS);
const boats = new Uint8Array(MAX_PLAYERS);
/** The strength each player could reach in each discipline, and whether the masterpiece is still to be made. */
const power = new Uint8Array(MAX_PLAYERS * COLOURS);
const made = new Int8Array(MAX_PLAYERS * COLOURS);
const common: { dummy: number; ring: number } = { dummy: 0, ring: 0 };
const tilesInRoom = new Uint8Array(COLOURS);
const tilesOfColour = new Uint8Array(COLOURS);
const reach = new Uint8Array(COLOURS);

const BITS: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** The discipline each bonus tile strengthens permanently, -1 for none. */
const PERMANENT: Int8Array = Int8Array.from({ length: BONUS_TILE_COUNT }, (_, tile) =>
  PERMANENT_TILES.findIndex((permanent) => permanent === tile),
);

/** Reads what all players' lists share; call it once per position before `listContact`. */
export function readPosition(state: State): void {
  const { players, figures } = state.table;
  scoreInto(state, scores);
  common.dummy = dummyValue(state);
  made.fill(-1);
  for (let colour = 0; colour < COLOURS; colour++) {
    for (let place = 0; place < NICHES_PER_ROOM; place++) {
      const owner = niche(state, colour, place) - NICHE_TAKEN;
      if (owner >= 0) made[COLOURS * owner + colour] = place;
    }
  }
  power.fill(0);
  bonuses.fill(0);
  for (let tile = 0; tile < BONUS_TILE_COUNT; tile++) {
    const owner = tileOwner(state, tile) - TILE_TAKEN;
    if (owner < 0) continue;
    // rule 9.6: Rc counts twice in the majority
    bonuses[owner] = (bonuses[owner] ?? 0) + (tile === RC ? 2 : 1);
    const colour = PERMANENT[tile] ?? -1;
    if (colour >= 0) strengthen(owner, colour, 1);
  }
  for (let index = 0; index < players; index++) {
    const seat = seatOf(index);
    let total = 0;
    for (let category = 0; category < CATEGORIES.length; category++) {
      total += scores[CATEGORIES.length * index + category] ?? 0;
    }
    totals[index] = total;
    museums[index] = exhibitedValue(state, seat);
    boats[index] = boat(state, seat);
    for (let colour = 0; colour < COLOURS; colour++) strengthen(index, colour, box(state, seat, colour));
    for (let space = 0; space < WORKER_SPACES; space++) {
      const tile = worker(state, seat, space);
      if (tile >= 0) strengthen(index, disciplineOf(tile), 1);
    }
    for (let space = 0; space < figures.recruitmentSpaces; space++) {
      const tile = recruit(state, seat, space);
      if (tile >= 0) strengthen(index, disciplineOf(tile), 1);
    }
  }
  readRing(state);
}

function strengthen(seat: number, colour: number, amount: number): void {
  const cell = COLOURS * seat + colour;
  power[cell] = (power[cell] ?? 0) + amount;
}

function readRing(state: State): void {
  tilesInRoom.fill(0);
  tilesOfColour.fill(0);
  let tiles = 0;
  for (let space = 1; space < RING_SPACES; space++) {
    const tile = ringTile(state, space);
    if (tile < 0) continue;
    tiles++;
    const room = roomOf(space);
    const colour = disciplineOf(tile);
    tilesInRoom[room] = (tilesInRoom[room] ?? 0) + 1;
    tilesOfColour[colour] = (tilesOfColour[colour] ?? 0) + 1;
  }
  common.ring = tiles;
}

export function listContact(state: State, index: number, active: Active): void {
  const { players } = state.table;
  const seat = seatOf(index);
  mark(active, G_PLAYERS, players - 2, 3);
  mark(active, G_ORDER, (index - activeSeat(state) + players) % players, 4);
  const isPending = frameKind(state) === F_DEAL;
  mark(active, G_PENDING, isPending ? (activeSeat(state) === seat ? 1 : 2) : 0, 3);
  mark(active, G_LEFT, leftValue(turnsLeft(state, index, common.ring)), LEFT_VALUES);
  mark(active, G_WITHDRAWN, withdrawn(state, seat), 5);
  mark(active, G_WITHDRAWALS, withdrawals(state), 5);
  listMasterpieces(state, index, active);
  listTiles(state, index, active);
  listStandings(state, index, active);
  listLandings(state, index, active);
  for (let colour = 0; colour < COLOURS; colour++) {
    mark(active, G_ROOMS + ROOM_VALUES * colour, tilesInRoom[colour] ?? 0, ROOM_VALUES);
    mark(active, G_RING_COLOURS + RING_COLOUR_VALUES * colour, tilesOfColour[colour] ?? 0, RING_COLOUR_VALUES);
    mark(active, G_PILE + PILE_VALUES * colour, BITS[pileOf(state, colour)] ?? 0, PILE_VALUES);
  }
  mark(active, G_RING, common.ring, RING_VALUES);
}

/** Turns left: exact near the end, in steps of two or three before. */
function leftValue(left: number): number {
  const whole = Math.round(left);
  return whole <= 6 ? whole : whole <= 20 ? 7 + ((whole - 7) >> 1) : whole <= 23 ? 14 : 15;
}

function listMasterpieces(state: State, index: number, active: Active): void {
  const { players, figures } = state.table;
  for (let colour = 0; colour < COLOURS; colour++) {
    const own = made[COLOURS * index + colour] ?? -1;
    mark(active, G_MADE + NICHE_VALUES * colour, own + 1, NICHE_VALUES);
    let threat = 0;
    for (let other = 0; other < players; other++) {
      if (other === index || (made[COLOURS * other + colour] ?? -1) >= 0) continue;
      threat = Math.max(threat, power[COLOURS * other + colour] ?? 0);
    }
    mark(active, G_THREAT + POWER_VALUES * colour, threat, POWER_VALUES);
    if (own >= 0) continue;
    for (let place = 0; place < PLACES; place++) {
      if (niche(state, colour, place) !== NICHE_FREE) continue;
      const missing = (figures.masterpieceStrength[place] ?? 0) - (power[COLOURS * index + colour] ?? 0);
      mark(active, G_MISSING + MISSING_VALUES * (PLACES * colour + place), missing, MISSING_VALUES);
    }
  }
}

function listTiles(state: State, index: number, active: Active): void {
  const seat = seatOf(index);
  for (let tile = 0; tile < BONUS_TILE_COUNT; tile++) {
    const owner = tileOwner(state, tile);
    if (owner === TILE_TAKEN + seat) mark(active, G_OWNED, tile, BONUS_TILE_COUNT);
    else if (owner === TILE_ON_GRID) mark(active, G_ON_GRID, tile, BONUS_TILE_COUNT);
  }
  for (let discipline = 0; discipline < 4; discipline++) {
    const needed = conditionNeeded(state, seat, discipline);
    const gap = Number.isFinite(needed) ? needed - conditionProgress(state, seat, discipline) : GAP_VALUES;
    mark(active, G_GAPS + GAP_VALUES * discipline, gap, GAP_VALUES);
  }
  if (canTakeTile(state, seat)) mark(active, G_TAKEABLE, distanceToBonus(state, index), 4);
}

/** 0 if the Bonus Tiles space can be reached next turn, 1 to 3 if later. */
function distanceToBonus(state: State, index: number): number {
  const from = figurine(state, seatOf(index));
  if (from === OFF_THE_RING) return 3;
  const occupied = occupiedByOthers(state, seatOf(index));
  let steps = 0;
  for (let distance = 1; distance <= RING_SPACES; distance++) {
    const space = (from + distance) % RING_SPACES;
    if (isCountable(state, space, occupied)) steps++;
    if (space === BONUS_SPACE) break;
  }
  return Math.min(3, ((steps - 1) / STEPS) | 0);
}

function listStandings(state: State, index: number, active: Active): void {
  const { players } = state.table;
  const museum = museums[index] ?? 0;
  const bonus = bonuses[index] ?? 0;
  const ownTotal = totals[index] ?? 0;
  let bestMuseum = 0;
  let bestBonus = 0;
  let bestBoat = 0;
  let bestTotal = -100;
  let museumRank = common.dummy > museum ? 1 : 0;
  let bonusRank = 0;
  for (let other = 0; other < players; other++) {
    if (other === index) continue;
    const theirMuseum = museums[other] ?? 0;
    const theirBonus = bonuses[other] ?? 0;
    bestMuseum = Math.max(bestMuseum, theirMuseum);
    bestBonus = Math.max(bestBonus, theirBonus);
    bestBoat = Math.max(bestBoat, boats[other] ?? 0);
    bestTotal = Math.max(bestTotal, totals[other] ?? 0);
    if (theirMuseum > museum) museumRank++;
    if (theirBonus > bonus) bonusRank++;
  }
  mark(active, G_MUSEUM, museum, MUSEUM_VALUES);
  mark(active, G_MUSEUM_MARGIN, museum - bestMuseum + 9, MARGIN_VALUES);
  mark(active, G_DUMMY_MARGIN, ((museum - common.dummy) >> 1) + 9, MARGIN_VALUES);
  mark(active, G_MUSEUM_RANK, museumRank, 5);
  mark(active, G_BONUS, bonus, BONUS_VALUES);
  mark(active, G_BONUS_MARGIN, bonus - bestBonus + 4, 9);
  mark(active, G_BONUS_RANK, bonusRank, 4);
  mark(active, G_SCORE, ownTotal >> 2, SCORE_VALUES);
  mark(active, G_SCORE_MARGIN, ((ownTotal - bestTotal) >> 1) + 10, 21);
  mark(active, G_BOAT_MARGIN, (boats[index] ?? 0) - bestBoat + 6, 13);
  for (let artwork = 0; artwork < 3; artwork++) {
    mark(active, G_ART_LEFT + LEFT_ART_VALUES * artwork, artworksLeft(state, artwork), LEFT_ART_VALUES);
  }
}

/** The four landings on the current board: the room, the tile, and what could be activated there. */
function listLandings(state: State, index: number, active: Active): void {
  const seat = seatOf(index);
  const from = figurine(state, seat);
  if (from === OFF_THE_RING) return;
  const occupied = occupiedByOthers(state, seat);
  reach.fill(0);
  let ready = 0;
  let steps = 0;
  for (let distance = 1; distance <= RING_SPACES && steps < STEPS; distance++) {
    const space = (from + distance) % RING_SPACES;
    if (!isCountable(state, space, occupied)) continue;
    const room = roomOf(space);
    const tile = space === BONUS_SPACE ? -1 : ringTile(state, space);
    const colour = tile >= 0 ? disciplineOf(tile) : COLOURS;
    mark(active, G_LANDING + LANDING_VALUES * steps, room < 0 ? COLOURS : room, LANDING_VALUES);
    mark(active, G_LANDING_TILE + (COLOURS + 1) * steps, colour, COLOURS + 1);
    steps++;
    if (room < 0) continue;
    reach[colour] = (reach[colour] ?? 0) + 1;
    if (colour === room || hasRecruit(state, index, room)) ready |= 1 << room;
  }
  for (let colour = 0; colour < COLOURS; colour++) {
    mark(active, G_REACH + REACH_VALUES * colour, reach[colour] ?? 0, REACH_VALUES);
    if ((ready & (1 << colour)) !== 0) mark(active, G_READY, colour, COLOURS);
  }
}

function hasRecruit(state: State, index: number, discipline: number): boolean {
  for (let space = 0; space < state.table.figures.recruitmentSpaces; space++) {
    const tile = recruit(state, seatOf(index), space);
    if (tile >= 0 && disciplineOf(tile) === discipline) return true;
  }
  return false;
}
