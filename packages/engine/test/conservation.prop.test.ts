import { toAct } from '../src/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTWORKS, BONUS_TILES, DECISIONS, DISCIPLINES, score, view, type State, type View } from '../src/index.ts';
import { ABUNDANT, anyGame, playOut } from './kit/games.ts';
import { styledGames } from './kit/styled-games.ts';
import { runs } from './kit/runs.ts';

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Every character tile and starting character that is somewhere, by name. */
function tilesSomewhere({ ring, seats, pile }: View): string[] {
  const laid = [
    ...ring.map(({ tile }) => tile),
    ...seats.flatMap(({ recruits, workers }) => [...recruits, ...workers]),
  ];
  return [...laid, ...pile.draw, ...pile.discard, ...pile.aside].flatMap((tile) => (tile === null ? [] : [tile.name]));
}

function expectConservation(state: State): void {
  const position = view(state);
  const { players, figures, seats } = position;
  const tiles = tilesSomewhere(position);
  expect(new Set(tiles).size).toBe(tiles.length);
  expect(tiles.length).toBe(40 + 5 * players);
  for (const colour of DISCIPLINES) {
    expect(position.supply[colour] + sum(seats.map(({ meeples }) => meeples[colour]))).toBe(figures.meeplesPerColour);
  }
  for (const artwork of ARTWORKS) {
    expect(position.artworksLeft[artwork] + sum(seats.map(({ artworks }) => artworks[artwork]))).toBe(players);
  }
  const taken = seats.flatMap((seat) => seat.tiles);
  expect(new Set(taken).size).toBe(taken.length);
  for (const seat of seats) expectSeat(position, seat);
}

function expectSeat(position: View, seat: View['seats'][number]): void {
  const { figures, open } = position;
  const boxed = sum(DISCIPLINES.map((box) => seat.boxes[box]));
  // while a disc is being lifted from a box, the tile is taken and its disc not yet on the grid
  const onGrid = seat.tiles.length - (open.decision === 'lift' && open.seat === seat.seat ? 1 : 0);
  expect(seat.discs + boxed + onGrid).toBe(figures.discs);
  const pillars = DISCIPLINES.map((room) => position.niches[room].filter(({ holds }) => holds === seat.seat).length);
  expect(Math.max(...pillars)).toBeLessThanOrEqual(1);
  expect(seat.pillars + sum(pillars)).toBe(5);
  expect(seat.books.literature).toBe(0);
  for (const colour of DISCIPLINES) expect(seat.books[colour]).toBeLessThanOrEqual(4);
  expect(seat.workers[seat.financier.worker - 1]).toBeNull();
  expect(seat.money).toBeLessThan(200);
  const isReturning = open.decision === 'return' || open.decision === 'meeple';
  const held = sum(DISCIPLINES.map((colour) => seat.meeples[colour]));
  if (!isReturning) expect(held).toBeLessThanOrEqual(figures.meepleLimit);
}

test('tiles, meeples, books, discs, pillars and artworks are conserved at every decision of any game', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, expectConservation);
    }),
    { numRuns: runs(12) },
  );
});

test('they are conserved in styled games, which meet every decision and take every bonus tile', () => {
  const met = new Set<string>();
  const games = [2, 3, 4].flatMap(styledGames).filter(({ figures }) => figures === ABUNDANT);
  for (const game of games) {
    const { state } = playOut({ ...game, isStyled: true }, (position) => {
      const { who, decision } = toAct(position);
      met.add(decision);
      if (who === 'seat') expectConservation(position);
    });
    for (const { tiles } of view(state).seats) for (const tile of tiles) met.add(tile);
  }
  expect([...DECISIONS, ...BONUS_TILES].filter((each) => !met.has(each))).toEqual([]);
});

test('12.1 the categories of a score add up to its total at every decision of any game', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      playOut(spec, (state) => {
        const { seats, winners } = score(state);
        for (const { total, ...categories } of seats) expect(sum(Object.values(categories))).toBe(total);
        const best = Math.max(...seats.map(({ total }) => total));
        expect(winners.length).toBeGreaterThan(0);
        for (const winner of winners) expect(seats[winner]?.total).toBe(best);
      });
    }),
    { numRuns: runs(20) },
  );
});

test('2.6 twelve bonus tiles lie on the grid, three of each discipline, in any game', () => {
  fc.assert(
    fc.property(anyGame, (spec) => {
      const { state } = playOut(spec);
      const grid = view(state).grid.map(({ tile }) => tile);
      const perDiscipline = ['D', 'L', 'R', 'A'].map(
        (letter) => grid.filter((tile) => tile?.startsWith(letter)).length,
      );
      expect(new Set(grid).size).toBe(12);
      expect(BONUS_TILES).toEqual(expect.arrayContaining(grid));
      expect(perDiscipline).toEqual([3, 3, 3, 3]);
    }),
    { numRuns: runs(20) },
  );
});
