import {
  DISCIPLINES,
  legalActions,
  newGame,
  preview,
  view,
  whoseTurn,
  type Action,
  type BonusTile,
  type Decision,
  type Discipline,
  type NewGame,
  type State,
  type View,
} from '@la-stanza/engine';

/** What lies on a real table before the first turn, as far as it has been entered. */
export type RealTable = {
  /** The seat that begins; drawn if undefined. */
  readonly start: number | undefined;
  /** The bonus tiles on the grid. Their order has no effect (rule 2.6). */
  readonly tiles: readonly BonusTile[];
  /** The place that each room's cover blocks, from 1. */
  readonly covers: Readonly<Partial<Record<Discipline, number>>>;
  /** The disciplines on the character spaces, clockwise. */
  readonly ring: Spaces;
  /** Each seat's starters from left to right; drawn where they are undefined. */
  readonly starters: readonly Spaces[];
};

export type Spaces = readonly (Discipline | undefined)[];

export const BARE_TABLE: RealTable = { start: undefined, tiles: [], covers: {}, ring: [], starters: [] };

/** What must be entered; the rest may be left to chance. */
const NEEDED = ['tile', 'cover', 'deal'] as const;
export type Needed = (typeof NEEDED)[number];

export type LaidTable = {
  /** The position at the first decision of a player. What was not entered has been drawn. */
  readonly state: State;
  readonly missing: readonly Needed[];
};

/** Draws one of several; at random outside of tests. */
export type Draw = (count: number) => number;

const atRandom: Draw = (count) => Math.floor(Math.random() * count);

/** Plays the setup of a game so that it leads to the table. Chance decides what was not entered. */
export function layOut(terms: NewGame, table: RealTable, draw: Draw = atRandom): LaidTable {
  let { state } = newGame(terms);
  const made = new Map<Decision, number>();
  const missing = new Set<Decision>();
  for (;;) {
    const { who, decision } = whoseTurn(state);
    if (who !== 'chance') return { state, missing: NEEDED.filter((each) => missing.has(each)) };
    const nth = made.get(decision) ?? 0;
    made.set(decision, nth + 1);
    const [wish, ...later] = wishes(table, view(state), decision).slice(nth);
    const outcomes = outcomesOf(state);
    const wished = outcomes.filter(({ key }) => key === wish);
    if (wished.length === 0) missing.add(decision);
    const open = wished.length > 0 ? wished : spare(outcomes, later);
    const outcome = open[draw(open.length)] ?? outcomes[0];
    if (outcome === undefined) throw new Error(`chance has nothing to decide: ${decision}`);
    ({ state } = preview(state, outcome.action));
  }
}

/** What an outcome of chance is wished by: a seat, a discipline, a bonus tile or a place. */
type Key = string | number;
type Outcome = { readonly action: Action; readonly key: Key };

function outcomesOf(state: State): Outcome[] {
  const { draw, aside } = view(state).pile;
  const disciplines = new Map([...draw, ...aside].map(({ tile, discipline }) => [tile, discipline]));
  return legalActions(state).flatMap((action): Outcome[] => {
    switch (action.kind) {
      case 'start':
        return [{ action, key: action.seat }];
      case 'deal':
        return [{ action, key: disciplines.get(action.tile) ?? action.tile }];
      case 'tile':
        return [{ action, key: action.tile }];
      case 'cover':
        return [{ action, key: action.place }];
      default:
        return [];
    }
  });
}

/** The outcomes that later wishes can do without. */
function spare(outcomes: readonly Outcome[], later: readonly (Key | undefined)[]): readonly Outcome[] {
  const left = outcomes.filter(
    ({ key }) => outcomes.filter((other) => other.key === key).length > later.filter((wish) => wish === key).length,
  );
  return left.length > 0 ? left : outcomes;
}

/** What is wished of a kind of decision, one after the other. */
function wishes(table: RealTable, { startSeat, players }: View, decision: Decision): readonly (Key | undefined)[] {
  switch (decision) {
    case 'start':
      return [table.start];
    case 'starter':
      // rule 2.2, in turn order; rule 1.1: a starter of each discipline
      return Array.from({ length: players }, (_, order) => table.starters[(startSeat + order) % players] ?? []).flatMap(
        (spaces) => DISCIPLINES.map((_, space) => spaces[space]),
      );
    case 'deal':
      return table.ring;
    case 'tile':
      return table.tiles;
    case 'cover':
      return DISCIPLINES.map((room) => table.covers[room]);
    default:
      return [];
  }
}

/** The table as it lies in a position, with everything that was drawn. */
export function tableIn(state: State): RealTable {
  const { startSeat, grid, niches, ring, seats } = view(state);
  return {
    start: startSeat,
    tiles: grid.flatMap(({ tile }) => (tile === null ? [] : [tile])),
    covers: Object.fromEntries(
      DISCIPLINES.flatMap((room) =>
        niches[room].filter(({ holds }) => holds === 'cover').map(({ place }) => [room, place] as const),
      ),
    ),
    ring: ring.filter(({ room }) => room !== null).map(({ tile }) => tile?.discipline),
    starters: seats.map(({ workers, financier }) =>
      workers.filter((_, space) => space + 1 !== financier.worker).map((tile) => tile?.discipline),
    ),
  };
}

/** Puts a bonus tile onto the table, or takes it away. */
export function withTile(table: RealTable, tile: BonusTile): RealTable {
  const { tiles } = table;
  return { ...table, tiles: tiles.includes(tile) ? tiles.filter((each) => each !== tile) : [...tiles, tile] };
}
