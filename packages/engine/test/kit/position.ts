import { explain } from '../../src/legality/explain.ts';
import { dealer } from '../../src/fair.ts';
import {
  ACTIONS,
  ARTWORKS,
  BONUS_TILES,
  DISCIPLINES,
  type Artwork,
  type BonusTile,
  type Discipline,
  type Figures,
  type GameEvent,
  type Options,
  type Refusal,
  type OwnRulings,
  type State,
  parseAction,
} from '../../src/index.ts';
import { apply } from '../../src/flow/apply.ts';
import { copy, legal, setup } from '../../src/search.ts';
import {
  NICHE_COVERED,
  NICHE_FREE,
  NICHE_TAKEN,
  PHASES,
  setActiveSeat,
  setArtworksLeft,
  setFinalTurn,
  setGridTile,
  setNiche,
  setPhase,
  setRingTile,
  setRound,
  setTileOwner,
  TILE_ON_GRID,
  TILE_TAKEN,
  supply,
  changeSupply,
  TILE_IN_BOX,
  ringTile,
  type Phase,
} from '../../src/state/game-bytes.ts';
import {
  addArtwork,
  addBook,
  artworks,
  books,
  box,
  changeBox,
  changeDiscs,
  changeMeeples,
  changeMoney,
  discs,
  flip,
  meeples,
  money,
  recruit,
  setBoat,
  setFigurine,
  setFinancier,
  setRecruit,
  setWithdrawn,
  setWorker,
  worker,
} from '../../src/state/seat-bytes.ts';
import { putAside, putOnDiscard, putOnPile, takeFromAside, takeFromPile } from '../../src/state/pile-bytes.ts';
import { OFF_THE_RING } from '../../src/words/ring.ts';
import { CHARACTERS, disciplineOf, starterOf } from '../../src/words/character.ts';
import { seatOf, type Seat } from '../../src/words/seat.ts';

/** `c0` to `c39`, `s0` to `s19`, or a discipline for any character of it that is not used elsewhere in the position. */
export type TileWord = string;

export interface SeatSpec {
  money?: number;
  boat?: number;
  /** Worker space from 1. */
  financier?: number;
  flipped?: boolean;
  /** Counts not named are 0; what is named replaces what the seat has. */
  meeples?: Partial<Record<Discipline, number>>;
  books?: Partial<Record<Discipline, number>>;
  boxes?: Partial<Record<Discipline, number>>;
  artworks?: Partial<Record<Artwork, number>>;
  /** Leftmost first; shorter lists are filled with gaps. */
  recruits?: (TileWord | null)[];
  /** Six spaces, null for a gap and for the financier's. */
  workers?: (TileWord | null)[];
  /** Ring space, null for withdrawn. */
  figurine?: number | null;
  withdrawn?: number;
  tiles?: BonusTile[];
  /** Discs in supply; if absent, what is left of the seat's discs. */
  discs?: number;
}

export interface PositionSpec {
  players?: 2 | 3 | 4;
  options?: Partial<Options>;
  figures?: Figures;
  rulings?: OwnRulings;
  active?: number;
  phase?: Phase;
  round?: number;
  finalTurn?: number;
  /** Tiles on ring spaces; if given, all other spaces are empty. */
  ring?: Record<number, TileWord>;
  /** Bonus tiles on the grid that no one has; if absent, all 20 that no one owns count as on the grid. */
  grid?: BonusTile[];
  niches?: Partial<Record<Discipline, ('free' | 'cover' | number)[]>>;
  discard?: TileWord[];
  artworksLeft?: Partial<Record<Artwork, number>>;
  /** Meeples in the Politics room; if absent, what the players do not hold. */
  supply?: Partial<Record<Discipline, number>>;
  /** If true, every character tile that is nowhere else is on the discard pile instead of the draw pile. */
  pileEmpty?: boolean;
  seats?: Record<number, SeatSpec>;
}

const NO_COVERS = ['free', 'free', 'free', 'free'] as const;

/** A position at the start of a turn: a dealt game, changed as described. Covers are removed unless niches name them. */
export function position(spec: PositionSpec = {}): State {
  const players = spec.players ?? 2;
  const options = { start: 'first' as const, ...spec.options, arranged: false };
  const { figures, rulings } = spec;
  const start = setup({
    players,
    options,
    ...(figures === undefined ? {} : { figures }),
    ...(rulings === undefined ? {} : { rulings }),
  });
  const { state } = dealer('5ca1ab1e').dealOut(start);
  layTiles(state, spec);
  layGrid(state, spec);
  for (const [index, discipline] of DISCIPLINES.entries()) {
    for (const [niche, holds] of (spec.niches?.[discipline] ?? NO_COVERS).entries()) {
      setNiche(
        state,
        index,
        niche,
        holds === 'free' ? NICHE_FREE : holds === 'cover' ? NICHE_COVERED : NICHE_TAKEN + holds,
      );
    }
  }
  for (const [index, artwork] of ARTWORKS.entries()) {
    const taken = Object.values(spec.seats ?? {}).reduce((sum, seat) => sum + (seat.artworks?.[artwork] ?? 0), 0);
    setArtworksLeft(state, index, spec.artworksLeft?.[artwork] ?? Math.max(0, players - taken));
  }
  for (const [index, seat] of Object.entries(spec.seats ?? {})) laySeat(state, seatOf(Number(index)), seat);
  laySupply(state, spec);
  if (spec.phase !== undefined) setPhase(state, PHASES.indexOf(spec.phase));
  if (spec.round !== undefined) setRound(state, spec.round);
  if (spec.finalTurn !== undefined) setFinalTurn(state, spec.finalTurn);
  setActiveSeat(state, seatOf(spec.active ?? 0));
  return state;
}

function tileNumber(word: TileWord, used: Set<number>): number {
  const discipline = DISCIPLINES.findIndex((name) => name === word);
  let tile = word.startsWith('s') ? CHARACTERS + Number(word.slice(1)) : Number(word.slice(1));
  if (discipline >= 0) {
    tile = 0;
    while (used.has(tile) || disciplineOf(tile) !== discipline) tile++;
  }
  if (!Number.isInteger(tile) || used.has(tile)) throw new RangeError(`tile ${word} is unknown or used twice`);
  used.add(tile);
  return tile;
}

/** Puts every named tile in its place; tiles on spaces the description does not speak of stay, all others go to the pile. */
function layTiles(state: State, spec: PositionSpec): void {
  const { players, figures } = state.table;
  const used = new Set<number>();
  const lay: [TileWord, (tile: number) => void][] = [];
  const kept: (() => void)[] = [];
  for (let space = 1; space < 16; space++) {
    const word = spec.ring?.[space];
    if (word !== undefined) lay.push([word, (tile) => setRingTile(state, space, tile)]);
    else if (spec.ring === undefined)
      kept.push(() => keep(ringTile(state, space), used, () => setRingTile(state, space, -1)));
    if (spec.ring !== undefined) setRingTile(state, space, -1);
  }
  for (let index = 0; index < players; index++) {
    const seat = seatOf(index);
    const own = spec.seats?.[index];
    for (let space = 0; space < 6; space++) {
      if (own?.workers !== undefined) {
        setWorker(state, seat, space, -1);
        const word = own.workers[space];
        if (word !== undefined && word !== null) lay.push([word, (tile) => setWorker(state, seat, space, tile)]);
      } else kept.push(() => keep(worker(state, seat, space), used, () => setWorker(state, seat, space, -1)));
      if (space >= figures.recruitmentSpaces) continue;
      if (own?.recruits !== undefined) {
        setRecruit(state, seat, space, -1);
        const word = own.recruits[space];
        if (word !== undefined && word !== null) lay.push([word, (tile) => setRecruit(state, seat, space, tile)]);
      } else kept.push(() => keep(recruit(state, seat, space), used, () => setRecruit(state, seat, space, -1)));
    }
  }
  const discarded = new Set<number>();
  for (const word of spec.discard ?? []) lay.push([word, (tile) => discarded.add(tile)]);
  // tiles named exactly come first, then those that may be any of their discipline
  const isExact = ([word]: [TileWord, unknown]): boolean => /^[cs]\d+$/.test(word);
  for (const [word, put] of lay.filter(isExact)) put(tileNumber(word, used));
  for (const stay of kept) stay();
  for (const [word, put] of lay.filter((item) => !isExact(item))) put(tileNumber(word, used));
  for (let tile = 0; tile < CHARACTERS; tile++) {
    takeFromPile(state, tile);
    if (discarded.has(tile) || (spec.pileEmpty === true && !used.has(tile))) putOnDiscard(state, tile);
    else if (!used.has(tile)) putOnPile(state, tile);
  }
  for (let starter = CHARACTERS; starter < starterOf(players, 0); starter++) {
    takeFromAside(state, starter);
    if (!used.has(starter)) putAside(state, starter);
  }
}

function keep(tile: number, used: Set<number>, clear: () => void): void {
  if (tile < 0) return;
  if (used.has(tile)) clear();
  else used.add(tile);
}

function layGrid(state: State, spec: PositionSpec): void {
  const owned = new Map<BonusTile, number>();
  for (const [seat, { tiles }] of Object.entries(spec.seats ?? {})) {
    for (const tile of tiles ?? []) owned.set(tile, Number(seat));
  }
  const onGrid = spec.grid ?? BONUS_TILES.filter((tile) => !owned.has(tile));
  for (const [index, tile] of BONUS_TILES.entries()) {
    const owner = owned.get(tile);
    setTileOwner(
      state,
      index,
      owner !== undefined ? TILE_TAKEN + owner : onGrid.includes(tile) ? TILE_ON_GRID : TILE_IN_BOX,
    );
  }
  // the grid has twelve spaces: owned tiles first, then tiles on the grid as far as they fit, then empty ones
  const shown = [...owned.keys(), ...onGrid].slice(0, 12);
  for (let spot = 0; spot < 12; spot++) {
    const tile = shown[spot];
    setGridTile(state, spot, tile === undefined ? -1 : BONUS_TILES.indexOf(tile));
  }
}

function laySeat(state: State, seat: Seat, spec: SeatSpec): void {
  if (spec.money !== undefined) changeMoney(state, seat, spec.money - money(state, seat));
  if (spec.boat !== undefined) setBoat(state, seat, spec.boat);
  if (spec.financier !== undefined) setFinancier(state, seat, spec.financier - 1);
  if (spec.flipped === true) flip(state, seat);
  if (spec.withdrawn !== undefined) setWithdrawn(state, seat, spec.withdrawn);
  if (spec.figurine !== undefined) setFigurine(state, seat, spec.figurine ?? OFF_THE_RING);
  for (const [index, name] of DISCIPLINES.entries()) {
    if (spec.meeples !== undefined)
      changeMeeples(state, seat, index, (spec.meeples[name] ?? 0) - meeples(state, seat, index));
    if (spec.boxes !== undefined) changeBox(state, seat, index, (spec.boxes[name] ?? 0) - box(state, seat, index));
    while (books(state, seat, index) < (spec.books?.[name] ?? 0)) addBook(state, seat, index);
  }
  for (const [index, name] of ARTWORKS.entries()) {
    while (artworks(state, seat, index) < (spec.artworks?.[name] ?? 0)) addArtwork(state, seat, index);
  }
  const placed = DISCIPLINES.reduce((sum, _, index) => sum + box(state, seat, index), 0) + (spec.tiles?.length ?? 0);
  changeDiscs(state, seat, (spec.discs ?? state.table.figures.discs - placed) - discs(state, seat));
}

function laySupply(state: State, spec: PositionSpec): void {
  const { players, figures } = state.table;
  for (const [index, name] of DISCIPLINES.entries()) {
    let held = 0;
    for (let seat = 0; seat < players; seat++) held += meeples(state, seatOf(seat), index);
    changeSupply(state, index, (spec.supply?.[name] ?? figures.meeplesPerColour - held) - supply(state, index));
  }
}

/** Plays actions by their texts; each must be legal. Gives what happened in the last of them. */
export function playAll(state: State, ...texts: readonly string[]): GameEvent[] {
  let events: GameEvent[] = [];
  for (const text of texts) {
    const refusal = refusalOf(state, text);
    if (refusal !== undefined) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    events = [];
    // collecting events changes nothing: search plays without them
    const unheard = copy(state);
    apply(unheard, idOf(text));
    apply(state, idOf(text), events);
    if (unheard.bytes.some((byte, index) => byte !== state.bytes[index])) {
      throw new Error(`${text} leads to another position when nobody collects its events`);
    }
  }
  return events;
}

/** Why an action is refused now, `undefined` if it is legal. The list of legal actions must say the same. */
export function refusalOf(state: State, text: string): Refusal | undefined {
  const id = idOf(text);
  const refusal = explain(state, id);
  if (legal(state).includes(id) !== (refusal === undefined)) {
    throw new Error(`${text}: listed and explained differently, ${JSON.stringify(refusal)}`);
  }
  return refusal;
}

function idOf(text: string) {
  const id = parseAction(text)?.id;
  if (id === undefined) throw new RangeError(`no action ${text}`);
  return id;
}

/** The legal actions as texts, in the order of the catalogue. */
export function legalTexts(ids: readonly number[]): string[] {
  return ids.toSorted((a, b) => a - b).map((id) => ACTIONS[id]?.text ?? '');
}
