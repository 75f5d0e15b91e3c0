import { describe, expect, test } from 'vitest';
import { artworkName, ARTWORKS } from './artwork.ts';
import {
  BONUS_TILES,
  bonusTileName,
  DRAWN_PER_DISCIPLINE,
  GRID_SPACES,
  TILE_DISCIPLINES,
  tileDiscipline,
  TILES_PER_DISCIPLINE,
} from './bonus-tile.ts';
import { ALL_TILES, CHARACTERS, disciplineOf, isStarter, STARTERS, starterOf, tileName } from './character.ts';
import { BOOK_COLOURS, disciplineName, DISCIPLINES, OPEN_BOXES, partnerOf, WHITE } from './discipline.ts';
import { BONUS_SPACE, OFF_THE_RING, RING_SPACES, roomOf } from './ring.ts';
import { MAX_PLAYERS, seatOf } from './seat.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('disciplines', () => {
  test('1.1 the five disciplines stand clockwise from the Bonus Tiles room', () => {
    expect(DISCIPLINES).toEqual(['discoveries', 'literature', 'religion', 'arts', 'politics']);
    expect(upTo(5).map(disciplineName)).toEqual(['discoveries', 'literature', 'religion', 'arts', 'politics']);
  });

  test('1.1 there is no sixth discipline: the Bonus Tiles room has none', () => {
    expect(() => disciplineName(5)).toThrow('no discipline 5');
    expect(() => disciplineName(-1)).toThrow(RangeError);
  });

  test('1.6 books are of Discoveries, Religion, Arts and Politics, not of Literature', () => {
    expect(BOOK_COLOURS.map(disciplineName)).toEqual(['discoveries', 'religion', 'arts', 'politics']);
  });

  test('1.7 the white meeple is that of Politics', () => {
    expect(disciplineName(WHITE)).toBe('politics');
  });

  test('6.1 every box but the Religion box is open', () => {
    expect(OPEN_BOXES.map(disciplineName)).toEqual(['discoveries', 'literature', 'arts', 'politics']);
  });

  test('4.10 the partner is always the room before', () => {
    expect(
      upTo(5).map((discipline) => `${disciplineName(discipline)} ${disciplineName(partnerOf(discipline))}`),
    ).toEqual([
      'discoveries politics',
      'literature discoveries',
      'religion literature',
      'arts religion',
      'politics arts',
    ]);
  });
});

describe('the movement track', () => {
  test('1.2 16 spaces: the Bonus Tiles space, then three of each room clockwise', () => {
    expect(RING_SPACES).toBe(16);
    expect(BONUS_SPACE).toBe(0);
    expect(upTo(16).map(roomOf)).toEqual([-1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
  });

  test('1.2, 11.3 a figurine that left the track is in no room', () => {
    expect(roomOf(OFF_THE_RING)).toBe(-1);
  });
});

describe('characters', () => {
  test('1.3 there are 40 character tiles, eight of each discipline', () => {
    expect(CHARACTERS).toBe(40);
    expect(upTo(5).map((discipline) => upTo(40).filter((tile) => disciplineOf(tile) === discipline).length)).toEqual([
      8, 8, 8, 8, 8,
    ]);
    expect([disciplineOf(7), disciplineOf(8), disciplineOf(39)]).toEqual([0, 1, 4]);
  });

  test('1.3 there are 20 starting characters, four of each discipline, one set of five per player', () => {
    expect(STARTERS).toBe(20);
    expect(ALL_TILES).toBe(60);
    const starters = upTo(60).filter(isStarter);
    expect(starters).toEqual(upTo(20).map((index) => 40 + index));
    expect(upTo(5).map((discipline) => starters.filter((tile) => disciplineOf(tile) === discipline).length)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    expect(upTo(4).map((seat) => upTo(5).map((discipline) => starterOf(seat, discipline)))).toEqual([
      [40, 41, 42, 43, 44],
      [45, 46, 47, 48, 49],
      [50, 51, 52, 53, 54],
      [55, 56, 57, 58, 59],
    ]);
    expect(disciplineOf(starterOf(3, 4))).toBe(4);
    expect(disciplineOf(starterOf(1, 0))).toBe(0);
  });

  test('1.3 character tiles are called c0 to c39, starting characters s0 to s19', () => {
    expect([tileName(0), tileName(39), tileName(40), tileName(59)]).toEqual(['c0', 'c39', 's0', 's19']);
    expect([isStarter(39), isStarter(40)]).toEqual([false, true]);
  });
});

describe('bonus tiles', () => {
  test('1.4 20 bonus tiles, five each of Discoveries, Literature, Religion, Arts, none of Politics', () => {
    expect(upTo(20).map(bonusTileName)).toEqual([
      'Da',
      'Db',
      'Dc',
      'Dd',
      'De',
      'La',
      'Lb',
      'Lc',
      'Ld',
      'Le',
      'Ra',
      'Rb',
      'Rc',
      'Rd',
      'Re',
      'Aa',
      'Ab',
      'Ac',
      'Ad',
      'Ae',
    ]);
    expect(BONUS_TILES).toHaveLength(20);
    expect(TILE_DISCIPLINES).toBe(4);
    expect(TILES_PER_DISCIPLINE).toBe(5);
    expect(upTo(20).map(tileDiscipline)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    expect(() => bonusTileName(20)).toThrow('no bonus tile 20');
  });

  test('2.6 the grid has 12 spaces, three for each of the four disciplines', () => {
    expect(DRAWN_PER_DISCIPLINE).toBe(3);
    expect(GRID_SPACES).toBe(12);
  });
});

describe('artworks and seats', () => {
  test('1.5 the artworks are sculpture, script and painting', () => {
    expect(ARTWORKS).toEqual(['sculpture', 'script', 'painting']);
    expect(upTo(3).map(artworkName)).toEqual(['sculpture', 'script', 'painting']);
    expect(() => artworkName(3)).toThrow('no artwork 3');
  });

  test('2.1 there are at most four seats', () => {
    expect(MAX_PLAYERS).toBe(4);
    expect(seatOf(3)).toBe(3);
  });
});
