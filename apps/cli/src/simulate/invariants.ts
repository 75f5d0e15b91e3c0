import { CATEGORIES, DISCIPLINES, type Score, type SeatView, type View } from '@la-stanza/engine';

const CHARACTERS = 40;
const STARTERS_PER_SEAT = 5;
const PILLARS = 5;
const BOOKS_PER_COLOUR = 4;
const RING_SPACES = 16;
/** Rule 10.1: of fifteen tiles, twelve can be taken before the second room is empty. */
const TAKEN_PER_REFILL = 12;
const BONUS_TILES_LAID = 12;

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/**
 * No game has more turns. Among any `players` turns in a row before the last refill, one takes a character or a bonus tile:
 * a tile on the ring can be reached by the player who stands on it, and by everybody if nobody does. Then come the turns
 * up to the start player, and the final ones.
 */
export function mostTurns({ players, rounds, figures }: Pick<View, 'players' | 'rounds' | 'figures'>): number {
  return players * (TAKEN_PER_REFILL * rounds + BONUS_TILES_LAID) + players - 1 + players * figures.finalTurns;
}

/** What must hold in every position; the name of each rule that is broken. */
export function brokenInvariants(position: View, standing: Score): string[] {
  const checks: readonly (readonly [string, boolean])[] = [
    ['tiles are conserved', areTilesConserved(position)],
    ['meeples are conserved', areMeeplesConserved(position)],
    ['discs are conserved', position.seats.every((mat) => discsOf(mat) === position.figures.discs)],
    ['books stay on the shelf', position.seats.every(areBooksInBounds)],
    ['artworks are conserved', areArtworksConserved(position)],
    ['pillars are conserved', arePillarsConserved(position)],
    ['bonus tiles have one owner', areBonusTilesOwned(position)],
    ['figurines stand apart', doFigurinesStandApart(position)],
    ['meeples are within the limit', areMeeplesWithinLimit(position)],
    ['scores add up', standing.seats.every((seat) => sum(CATEGORIES.map((category) => seat[category])) === seat.total)],
    ['somebody leads', standing.winners.length > 0],
    ['the game ends in time', position.turn <= mostTurns(position)],
  ];
  return checks.flatMap(([name, holds]) => (holds ? [] : [name]));
}

/** Every character tile and starting character is in exactly one place. */
function areTilesConserved({ players, ring, seats, pile, phase }: View): boolean {
  const tiles = [
    ...ring.map(({ tile }) => tile),
    ...seats.flatMap((mat) => [...mat.recruits, ...mat.workers]),
    ...pile.draw,
    ...pile.discard,
    ...pile.aside,
  ].flatMap((tile) => (tile === null ? [] : [tile.tile]));
  const expected = CHARACTERS + (phase === 'setup' ? 0 : STARTERS_PER_SEAT * players);
  return new Set(tiles).size === tiles.length && (phase === 'setup' || tiles.length === expected);
}

function areMeeplesConserved({ supply, seats, figures }: View): boolean {
  return DISCIPLINES.every(
    (colour) => supply[colour] + sum(seats.map((mat) => mat.meeples[colour])) === figures.meeplesPerColour,
  );
}

function areMeeplesWithinLimit({ seats, figures, open }: View): boolean {
  return (
    open.decision === 'return' ||
    open.decision === 'meeple' ||
    seats.every((mat) => sum(Object.values(mat.meeples)) <= figures.meepleLimit)
  );
}

/** Discs in supply, in boxes, and one on the grid for every bonus tile. */
function discsOf(mat: SeatView): number {
  return mat.discs + sum(Object.values(mat.boxes)) + mat.tiles.length;
}

function areBooksInBounds({ books }: SeatView): boolean {
  return books.literature === 0 && Object.values(books).every((count) => count >= 0 && count <= BOOKS_PER_COLOUR);
}

/** Rule 1.5: as many of each artwork as there are players. */
function areArtworksConserved({ players, seats, artworksLeft }: View): boolean {
  return (['sculpture', 'script', 'painting'] as const).every(
    (artwork) => artworksLeft[artwork] + sum(seats.map((mat) => mat.artworks[artwork])) === players,
  );
}

function arePillarsConserved({ seats, niches }: View): boolean {
  return seats.every((mat) => {
    const made = DISCIPLINES.map((discipline) => niches[discipline].filter(({ holds }) => holds === mat.seat).length);
    return made.every((count) => count <= 1) && sum(made) + mat.pillars === PILLARS;
  });
}

function areBonusTilesOwned({ grid, seats }: View): boolean {
  return grid.every(({ tile, takenBy }) => {
    const owners = seats.filter((mat) => tile !== null && mat.tiles.includes(tile)).map(({ seat }) => seat);
    return takenBy === null ? owners.length === 0 : owners.length === 1 && owners[0] === takenBy;
  });
}

/** Rule 3.3: only the Bonus Tiles space holds more than one figurine. */
function doFigurinesStandApart({ ring }: View): boolean {
  return ring.length === RING_SPACES && ring.slice(1).every(({ figurines }) => figurines.length <= 1);
}
