import { conditionNeeded, conditionProgress, fullColumns, museumValue, tilesOwned } from '../bonus-tiles/condition.ts';
import { permanentStrength, workersOf } from '../activation/strength-of.ts';
import { bonusDiscs, dummyValue, exhibitedValue } from '../scoring/score-into.ts';
import {
  activeSeat,
  artworksLeft,
  finalTurn,
  gridTile,
  niche,
  NICHE_COVERED,
  NICHE_TAKEN,
  NICHES_PER_ROOM,
  ownsTile,
  type Phase,
  phase,
  PHASES,
  pileNumber,
  ringTile,
  round,
  startSeat,
  supply,
  TILE_TAKEN,
  tileOwner,
  turn,
} from '../state/game-bytes.ts';
import { WORKER_SPACES } from '../state/layout.ts';
import { isAside, isDiscarded, isInPile } from '../state/pile-bytes.ts';
import {
  artworks,
  boat,
  books,
  box,
  discs,
  figurine,
  financier,
  flipped,
  meeples,
  money,
  recruit,
  withdrawn,
  worker,
} from '../state/seat-bytes.ts';
import { at, type State } from '../state/state.ts';
import type { Options } from '../table/table.ts';
import type { Rulings } from '../editions/rulings.ts';
import type { Figures } from '../figures/figures.ts';
import type { Artwork } from '../words/artwork.ts';
import { BONUS_TILES, type BonusTile, bonusTileName, GRID_SPACES } from '../words/bonus-tile.ts';
import { ALL_TILES, CHARACTERS } from '../words/character.ts';
import { type Discipline, disciplineName, DISCIPLINES } from '../words/discipline.ts';
import { OFF_THE_RING, RING_SPACES, roomOf } from '../words/ring.ts';
import { seatOf, type Seat } from '../words/seat.ts';
import type { OpenDecision } from '../decision/open-decision.ts';
import { openDecision } from './open-decision.ts';
import { tileView, type TileView } from '../words/tile-view.ts';
import { numberAt } from '../words/number-at.ts';

type ByDiscipline<T> = Readonly<Record<Discipline, T>>;
type ByArtwork<T> = Readonly<Record<Artwork, T>>;

export interface NicheView {
  /** From 1, as in the notation. */
  readonly place: number;
  readonly strength: number;
  readonly prestige: number;
  readonly holds: 'nothing' | 'cover' | Seat;
}

/** One player, readable. Worker and recruitment spaces are lists, the leftmost first. */
export interface SeatView {
  readonly seat: Seat;
  readonly money: number;
  /** Rule 8.1: the florins the sailboat stands for. */
  readonly income: number;
  readonly boat: number;
  readonly financier: { readonly worker: number; readonly flipped: boolean };
  readonly discs: number;
  readonly pillars: number;
  readonly boxes: ByDiscipline<number>;
  readonly books: ByDiscipline<number>;
  readonly fullColumns: number;
  readonly meeples: ByDiscipline<number>;
  readonly artworks: ByArtwork<number>;
  readonly museumValue: number;
  /** What counts in the two majorities (rule 12.2). */
  readonly exhibitedValue: number;
  readonly bonusDiscs: number;
  readonly recruits: readonly (TileView | null)[];
  readonly workers: readonly (TileView | null)[];
  /** The ring space, null after withdrawing. */
  readonly figurine: number | null;
  /** 0, or the order of withdrawing from 1. */
  readonly withdrawn: number;
  readonly tiles: readonly BonusTile[];
  readonly strength: ByDiscipline<{ readonly workers: number; readonly tiles: number }>;
  /** Rule 9.2: what the next tile of each discipline asks for; Politics has none. */
  readonly conditions: Readonly<
    Record<Exclude<Discipline, 'politics'>, { readonly owned: number; readonly have: number; readonly need: number }>
  >;
}

/** The whole position, readable. La Stanza hides only the order of the draw pile, so there is one view for all. */
export interface View {
  readonly players: number;
  readonly options: Options;
  readonly figures: Figures;
  readonly rulings: Rulings;
  readonly phase: Phase;
  readonly turn: number;
  readonly round: number;
  readonly rounds: number;
  readonly finalTurn: number;
  readonly startSeat: Seat;
  readonly activeSeat: Seat;
  readonly ring: readonly {
    readonly space: number;
    readonly room: Discipline | null;
    readonly tile: TileView | null;
    readonly figurines: readonly Seat[];
  }[];
  readonly grid: readonly { readonly tile: BonusTile | null; readonly takenBy: Seat | null }[];
  readonly niches: ByDiscipline<readonly NicheView[]>;
  readonly artworksLeft: ByArtwork<number>;
  /** Rule 12.2: the museum value of the artworks left. */
  readonly dummyValue: number;
  readonly supply: ByDiscipline<number>;
  readonly pile: {
    readonly number: number;
    readonly draw: readonly TileView[];
    readonly discard: readonly TileView[];
    readonly aside: readonly TileView[];
  };
  readonly seats: readonly SeatView[];
  readonly open: OpenDecision;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const byDiscipline = <T>(make: (discipline: number) => T): ByDiscipline<T> => ({
  discoveries: make(0),
  literature: make(1),
  religion: make(2),
  arts: make(3),
  politics: make(4),
});

const byArtwork = <T>(make: (artwork: number) => T): ByArtwork<T> => ({
  sculpture: make(0),
  script: make(1),
  painting: make(2),
});

/**
 * Makes a position readable.
 */
export function view(state: State): View {
  const { players, options, figures, rulings, rounds } = state.table;
  const seats = upTo(players).map(seatOf);
  const tilesThat = (lie: (state: State, tile: number) => boolean, from: number, to: number): TileView[] =>
    upTo(to - from)
      .map((index) => from + index)
      .filter((tile) => lie(state, tile))
      .map(tileView);
  return {
    players,
    options,
    figures,
    rulings,
    phase: PHASES[phase(state)] ?? 'over',
    turn: turn(state),
    round: round(state),
    rounds,
    finalTurn: finalTurn(state),
    startSeat: startSeat(state),
    activeSeat: activeSeat(state),
    ring: upTo(RING_SPACES).map((space) => ({
      space,
      room: roomOf(space) < 0 ? null : disciplineName(roomOf(space)),
      tile: tileOrNull(ringTile(state, space)),
      figurines: seats.filter((seat) => figurine(state, seat) === space),
    })),
    grid: upTo(GRID_SPACES).map((position) => gridView(state, gridTile(state, position))),
    niches: byDiscipline((discipline) => upTo(NICHES_PER_ROOM).map((index) => nicheView(state, discipline, index))),
    artworksLeft: byArtwork((artwork) => artworksLeft(state, artwork)),
    dummyValue: dummyValue(state),
    supply: byDiscipline((colour) => supply(state, colour)),
    pile: {
      number: pileNumber(state),
      draw: tilesThat(isInPile, 0, CHARACTERS),
      discard: tilesThat(isDiscarded, 0, CHARACTERS),
      aside: tilesThat(isAside, CHARACTERS, ALL_TILES),
    },
    seats: seats.map((seat) => seatView(state, seat)),
    open: openDecision(state),
  };
}

const tileOrNull = (tile: number): TileView | null => (tile < 0 ? null : tileView(tile));

function gridView(state: State, tile: number): { tile: BonusTile | null; takenBy: Seat | null } {
  if (tile < 0) return { tile: null, takenBy: null };
  const owner = tileOwner(state, tile) - TILE_TAKEN;
  return { tile: bonusTileName(tile), takenBy: owner < 0 ? null : seatOf(owner) };
}

function nicheView(state: State, discipline: number, index: number): NicheView {
  const { masterpieceStrength, masterpiecePrestige } = state.table.figures;
  const held = niche(state, discipline, index);
  return {
    place: index + 1,
    strength: numberAt(masterpieceStrength, index),
    prestige: numberAt(masterpiecePrestige, index),
    holds: held === NICHE_COVERED ? 'cover' : held < NICHE_TAKEN ? 'nothing' : seatOf(held - NICHE_TAKEN),
  };
}

function seatView(state: State, seat: Seat): SeatView {
  const { figures } = state.table;
  const standsOn = figurine(state, seat);
  const condition = (discipline: number): { owned: number; have: number; need: number } => ({
    owned: tilesOwned(state, seat, discipline),
    have: conditionProgress(state, seat, discipline),
    need: conditionNeeded(state, seat, discipline),
  });
  const made = upTo(DISCIPLINES.length * NICHES_PER_ROOM).filter(
    (index) => niche(state, (index / NICHES_PER_ROOM) | 0, index % NICHES_PER_ROOM) === NICHE_TAKEN + seat,
  ).length;
  return {
    seat,
    money: money(state, seat),
    income: at(state.table.income, boat(state, seat)),
    boat: boat(state, seat),
    financier: { worker: financier(state, seat) + 1, flipped: flipped(state, seat) },
    discs: discs(state, seat),
    // rule 1.8: five pillars, one for each discipline
    pillars: DISCIPLINES.length - made,
    boxes: byDiscipline((discipline) => box(state, seat, discipline)),
    books: byDiscipline((colour) => books(state, seat, colour)),
    fullColumns: fullColumns(state, seat),
    meeples: byDiscipline((colour) => meeples(state, seat, colour)),
    artworks: byArtwork((artwork) => artworks(state, seat, artwork)),
    museumValue: museumValue(state, seat),
    exhibitedValue: exhibitedValue(state, seat),
    bonusDiscs: bonusDiscs(state, seat),
    recruits: upTo(figures.recruitmentSpaces).map((space) => tileOrNull(recruit(state, seat, space))),
    workers: upTo(WORKER_SPACES).map((space) => tileOrNull(worker(state, seat, space))),
    figurine: standsOn === OFF_THE_RING ? null : standsOn,
    withdrawn: withdrawn(state, seat),
    tiles: upTo(BONUS_TILES.length)
      .filter((tile) => ownsTile(state, seat, tile))
      .map(bonusTileName),
    strength: byDiscipline((discipline) => ({
      workers: workersOf(state, seat, discipline),
      tiles: permanentStrength(state, seat, discipline),
    })),
    conditions: { discoveries: condition(0), literature: condition(1), religion: condition(2), arts: condition(3) },
  };
}
