import { setup } from '../search.ts';
import { describe, expect, test } from 'vitest';
import { score, STANDARD_FIGURES, view } from '../index.ts';
import { choicesOf, landed, seatAt } from '../../test/kit/readable.ts';
import { playAll, position, type SeatSpec } from '../../test/kit/position.ts';

const EVERYTHING = { sculpture: 4, script: 4, painting: 4 };

describe('components', () => {
  test('1.5 a sculpture is worth 2, a script 3, a painting 4', () => {
    const value = (artworks: object): number => seatAt(position({ seats: { 0: { artworks } } }), 0).museumValue;
    expect([value({ sculpture: 1 }), value({ script: 1 }), value({ painting: 1 })]).toEqual([2, 3, 4]);
  });

  test('1.5 there are as many artworks of each kind as players', () => {
    expect(view(setup({ players: 2 })).artworksLeft).toEqual({ sculpture: 2, script: 2, painting: 2 });
    expect(view(setup({ players: 3 })).artworksLeft).toEqual({ sculpture: 3, script: 3, painting: 3 });
    expect(view(setup({ players: 4 })).artworksLeft).toEqual({ sculpture: 4, script: 4, painting: 4 });
  });

  test('1.6, 1.17 books never run out: with every other shelf full a player still fills a row', () => {
    const full = { discoveries: 4, religion: 4, arts: 4, politics: 4 };
    const state = landed(5, 'c8', {
      players: 4,
      seats: { 0: { books: { ...full, arts: 3 } }, 1: { books: full }, 2: { books: full }, 3: { books: full } },
    });
    playAll(state, 'activate literature room', 'hire 1 6', 'reward 1', 'book arts');
    expect(seatAt(state, 0).books).toEqual({ ...full, literature: 0 });
  });

  test('1.7 seven meeples of each of the five colours, held or in the Politics room', () => {
    const { supply, seats } = view(setup({ players: 4 }));
    expect(supply).toEqual({ discoveries: 3, literature: 3, religion: 3, arts: 3, politics: 7 });
    expect(seats.map(({ meeples }) => meeples)).toEqual(
      Array.from({ length: 4 }, () => ({ discoveries: 1, literature: 1, religion: 1, arts: 1, politics: 0 })),
    );
  });

  test('1.8 each player has 8 discs, 5 pillars, a figurine, a sailboat and a financier', () => {
    const mine = seatAt(position(), 1);
    expect(mine.discs + mine.boxes.religion).toBe(8);
    expect(mine.pillars).toBe(5);
    expect(mine.figurine).toBe(0);
    expect(mine.boat).toBe(0);
    expect(mine.financier).toEqual({ worker: 1, flipped: false });
  });

  test('1.9 six worker spaces at ƒ6 to ƒ1', () => {
    const state = landed(2, 'c0', { seats: { 0: { money: 6, financier: 6, workers: [] } } });
    playAll(state, 'activate discoveries room');
    expect(choicesOf(state, 'hire')).toEqual(['hire 1 1', 'hire 1 2', 'hire 1 3', 'hire 1 4', 'hire 1 5']);
    expect(view(state).seats[0]?.workers).toHaveLength(6);
    playAll(state, 'hire 1 1');
    expect(seatAt(state, 0).money).toBe(0);
  });

  test('1.10 the recruitment track has four spaces', () => {
    expect(seatAt(position(), 0).recruits).toEqual([null, null, null, null]);
  });

  test('1.11 a bookshelf row holds four books of its colour', () => {
    const state = landed(5, 'c8', { seats: { 0: { books: { arts: 4, politics: 3 } } } });
    playAll(state, 'activate literature room', 'hire 1 6', 'reward 1');
    expect(choicesOf(state, 'book')).toEqual(['book discoveries', 'book religion', 'book politics']);
  });

  test('1.13 each room has four masterpiece spaces: 4 for 5 PP, 5 for 8, 6 for 12, 6+1 for 17', () => {
    const { niches } = view(position({ players: 4 }));
    const room = [
      { place: 1, strength: 4, prestige: 5, holds: 'nothing' },
      { place: 2, strength: 5, prestige: 8, holds: 'nothing' },
      { place: 3, strength: 6, prestige: 12, holds: 'nothing' },
      { place: 4, strength: 6, prestige: 17, holds: 'nothing' },
    ];
    expect(niches).toEqual({ discoveries: room, literature: room, religion: room, arts: room, politics: room });
  });

  test('1.13 a masterpiece scores the prestige of its space', () => {
    const { seats } = score(
      position({ niches: { arts: ['free', 'free', 'free', 0], politics: [0, 1, 'free', 'free'] } }),
    );
    expect(seats.map(({ masterpieces }) => masterpieces)).toEqual([22, 8]);
  });

  test('1.16, 1.18 passing spots are worth 4, 3, 2, 1 PP, one for each player', () => {
    const passing = (players: 2 | 3 | 4, seats: Record<number, SeatSpec>): number[] =>
      score(position({ players, seats })).seats.map((seat) => seat.passing);
    const spot = (order: number): SeatSpec => ({ withdrawn: order, figurine: null });
    expect(passing(4, { 0: spot(1), 1: spot(2), 2: spot(3), 3: spot(4) })).toEqual([4, 3, 2, 1]);
    expect(passing(2, { 0: spot(2), 1: spot(1) })).toEqual([3, 4]);
  });

  test('1.17 money is not limited by the coins in the box', () => {
    const state = landed(2, 'c0', {
      players: 4,
      seats: { 0: { money: 0, boat: 16 }, 1: { money: 90 }, 2: { money: 90 }, 3: { money: 90 } },
    });
    playAll(state, 'money');
    expect(view(state).seats.map(({ money }) => money)).toEqual([15, 90, 90, 90]);
  });

  test('1.18 round spaces for three and four players are used only then', () => {
    expect([view(position({ players: 2 })).rounds, view(position({ players: 4 })).rounds]).toEqual([3, 5]);
  });

  test('1.19 a player with more than eight artworks takes another', () => {
    const state = landed(11, 'c24', {
      players: 4,
      artworksLeft: { sculpture: 1, script: 0, painting: 0 },
      seats: { 0: { artworks: { ...EVERYTHING, sculpture: 3 } } },
    });
    playAll(state, 'activate arts room', 'hire 1 6', 'reward 1', 'artwork sculpture');
    expect(seatAt(state, 0).artworks).toEqual(EVERYTHING);
  });

  test('1.19 a player with eight artworks and seven bonus tiles takes an eighth tile', () => {
    const state = position({
      players: 4,
      seats: {
        0: {
          figurine: 15,
          boat: 16,
          books: { discoveries: 3, religion: 3, arts: 3, politics: 3 },
          artworks: { ...EVERYTHING, sculpture: 0 },
          boxes: {},
          tiles: ['Da', 'Dc', 'La', 'Lc', 'Le', 'Aa', 'Ab'],
        },
      },
    });
    playAll(state, 'land 0', 'take De meeple');
    expect(seatAt(state, 0).tiles).toHaveLength(8);
  });
});

describe('majorities', () => {
  const museum = (players: 2 | 3 | 4, ...paintings: number[]): number[] =>
    score(
      position({
        players,
        artworksLeft: { sculpture: 0, script: 0, painting: 0 },
        seats: Object.fromEntries(paintings.map((painting, seat) => [seat, { artworks: { painting } }])),
      }),
    ).seats.map(({ museumMajority }) => museumMajority);

  test('1.15 the museum gives 17, 12, 8 and 5 PP', () => {
    expect(museum(4, 4, 3, 2, 1)).toEqual([17, 12, 8, 5]);
  });

  test('1.15, 1.18 with n players only the first n ranks score', () => {
    expect(museum(3, 3, 2, 1)).toEqual([17, 12, 8]);
    expect(museum(2, 2, 1)).toEqual([17, 12]);
    // the artworks left on the board take the first rank of two, the players the second and the third
    const left = { sculpture: 0, script: 0, painting: 3 };
    const seats = { 0: { artworks: { painting: 2 } }, 1: { artworks: { painting: 1 } } };
    expect(score(position({ artworksLeft: left, seats })).seats.map((seat) => seat.museumMajority)).toEqual([12, 0]);
  });

  test('1.15 the bonus tiles give 12, 8, 5 and 3 PP', () => {
    const state = position({
      players: 4,
      seats: {
        0: { tiles: ['Ra'] },
        1: { tiles: ['Da', 'Db', 'La', 'Aa'] },
        2: { tiles: ['Dc', 'Rb', 'Ae'] },
        3: { tiles: ['Lb', 'Ld'] },
      },
    });
    expect(score(state).seats.map(({ bonusMajority }) => bonusMajority)).toEqual([3, 12, 8, 5]);
  });

  test('1.14, 1.15, 1.16 are kept as figures in one place', () => {
    expect(STANDARD_FIGURES.museumMajority).toEqual([17, 12, 8, 5]);
    expect(STANDARD_FIGURES.bonusMajority).toEqual([12, 8, 5, 3]);
    expect(STANDARD_FIGURES.passingSpots).toEqual([4, 3, 2, 1]);
    expect(STANDARD_FIGURES.coverTiles).toEqual([2, 2, 2]);
  });
});
