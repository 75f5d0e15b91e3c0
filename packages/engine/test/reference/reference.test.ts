import { describe, expect, it } from 'vitest';
import { STANDARD_FIGURES } from '../../src/figures/standard-figures.ts';
import type { Options, SeatState } from './game.ts';
import { elementOf, seatNumber, seatOf, sum } from './game.ts';
import type { ReferenceGame } from './reference.ts';
import { legalTexts, play, scores, startReference, whoDecides, winners } from './reference.ts';
import { settle } from './steps.ts';

const FIRST: Options = { start: 'first', arranged: false, expert: false, openHiring: false };

/** A game whose setup chance has dealt: the first outcome every time. */
function dealt(players: number, options: Options = FIRST): ReferenceGame {
  const game = startReference(players, options, STANDARD_FIGURES);
  while (whoDecides(game).decision !== 'walk') play(game, elementOf(legalTexts(game), 0));
  return game;
}

/** Let the first seat stand on a ring space with its action still to choose. */
function beforeAction(game: ReferenceGame, space: number): SeatState {
  const seat = seatOf(game, 0);
  seat.figurine = space;
  game.todo = [{ kind: 'action' }, { kind: 'end-turn' }];
  return seat;
}

/** Let the first seat stand on the Bonus Tiles space with this tile to take and its condition met. */
function beforeTake(game: ReferenceGame, tile: string): SeatState {
  const seat = seatOf(game, 0);
  elementOf(game.grid, 0).tile = tile;
  seat.boat = 4;
  seat.books = { discoveries: 1, literature: 0, religion: 1, arts: 1, politics: 1 };
  seat.boxes.arts = 2;
  seat.discs = 5;
  seat.artworks = { sculpture: 1, script: 1, painting: 0 };
  game.todo = [{ kind: 'take' }, { kind: 'end-turn' }];
  return seat;
}

describe('the worked examples', () => {
  it('13.1 from the Bonus Tiles space: three Discoveries spaces and the first Literature space', () => {
    expect(legalTexts(dealt(4))).toEqual(['land 1', 'land 2', 'land 3', 'land 4']);
  });

  it('13.2 two Discoveries recruits onto the ƒ4 and ƒ1 spaces beside one worker: ƒ5, strength 3', () => {
    const game = dealt(4);
    const seat = beforeAction(game, 2);
    seat.workers = [null, 's0', 's1', 's2', 's3', 's4'];
    seat.recruits = ['c1', 'c2', null, null];
    seat.money = 10;
    play(game, 'activate discoveries room');
    play(game, 'hire 1 3');
    play(game, 'hire 2 6');
    expect(seat.money).toBe(5);
    expect(seat.workers).toEqual([null, 's0', 'c1', 's2', 's3', 'c2']);
    expect(game.aside).toEqual(['s1', 's4']);
    expect(legalTexts(game).toSorted()).toEqual(['forgo', 'reward 1', 'reward 2', 'reward 3']);
  });

  it('13.3 receive money: up to the ƒ13 of the sailboat, and ƒ15 on a PP space', () => {
    const game = dealt(2);
    const seat = beforeAction(game, 2);
    seat.boat = 6;
    seat.money = 3;
    play(game, 'money');
    expect(seat.money).toBe(13);

    const later = dealt(2);
    const sailor = beforeAction(later, 2);
    sailor.boat = 12;
    sailor.money = 3;
    play(later, 'money');
    expect(sailor.money).toBe(15);
  });

  it('13.4 four players, museums 15, 9, 0, 0 and 12 left: 17, 8, 0, 0', () => {
    const game = dealt(4);
    seatOf(game, 0).artworks = { sculpture: 0, script: 1, painting: 3 };
    seatOf(game, 1).artworks = { sculpture: 0, script: 3, painting: 0 };
    game.artworks = { sculpture: 4, script: 0, painting: 1 };
    expect(scores(game).map((score) => score.museumMajority)).toEqual([17, 8, 0, 0]);
  });

  it('13.5 three players, museums 9, 6, 3 and 9 left: 14, 8, 0', () => {
    const game = dealt(3);
    seatOf(game, 0).artworks = { sculpture: 1, script: 1, painting: 1 };
    seatOf(game, 1).artworks = { sculpture: 0, script: 2, painting: 0 };
    seatOf(game, 2).artworks = { sculpture: 0, script: 1, painting: 0 };
    game.artworks = { sculpture: 1, script: 1, painting: 1 };
    expect(scores(game).map((score) => score.museumMajority)).toEqual([14, 8, 0]);
  });
});

describe('the walk', () => {
  it('3.2 skips empty spaces and other figurines, counts the Bonus Tiles space and comes back to its own', () => {
    const game = dealt(2);
    game.ring.fill(null);
    game.ring[14] = 'c30';
    game.ring[15] = 'c31';
    game.ring[9] = 'c20';
    seatOf(game, 0).figurine = 9;
    seatOf(game, 1).figurine = 15;
    expect(legalTexts(game)).toEqual(['land 14', 'land 9']);
  });

  it('3.4 slides all recruits with their gaps, and the last falls off before the refill', () => {
    const game = dealt(2);
    const seat = seatOf(game, 0);
    seat.recruits = ['s7', null, 'c39', 'c38'];
    play(game, 'land 1');
    expect(seat.recruits).toEqual(['c0', 's7', null, 'c39']);
    expect(game.discardPile).toEqual(['c38']);
  });

  it('3.6 without a landing the turn ends, and a final turn withdraws', () => {
    const game = dealt(2);
    game.ring.fill(null);
    expect(legalTexts(game)).toEqual(['stay']);
    play(game, 'stay');
    expect(whoDecides(game)).toEqual({ who: 1, decision: 'walk' });

    game.finalTurn = 1;
    expect(legalTexts(game)).toEqual(['withdraw']);
    play(game, 'withdraw');
    expect(scores(game).map((score) => score.passing)).toEqual([0, 4]);
  });
});

describe('the refill', () => {
  it('10.3, 10.4 takes the discard pile, then one set-aside starter of each discipline, then leaves spaces empty', () => {
    const game = dealt(2);
    for (const space of [2, 3, 4, 5, 6]) game.ring[space] = null;
    game.drawPile = ['c20'];
    game.discardPile = ['c21'];
    game.aside = ['s7', 's2', 's4'];
    play(game, 'land 1');
    expect(legalTexts(game)).toEqual(['deal c20']);
    play(game, 'deal c20');
    expect(legalTexts(game)).toEqual(['deal c21']);
    play(game, 'deal c21');
    expect(legalTexts(game)).toEqual(['deal s2', 'deal s4']);
    play(game, 'deal s4');
    play(game, 'deal s2');
    expect(game.ring.slice(1, 7)).toEqual(['c20', 'c21', 's4', 's2', null, null]);
    expect(game.aside).toEqual(['s7']);
    expect(game.round).toBe(2);
    expect(whoDecides(game)).toEqual({ who: 0, decision: 'action' });
  });

  it('11.1 to 11.4 the last refill leads to three final turns from the start player', () => {
    const game = dealt(2);
    game.round = 3;
    for (const space of [2, 3, 4, 5, 6]) game.ring[space] = null;
    play(game, 'land 1');
    while (whoDecides(game).who === 'chance') play(game, elementOf(legalTexts(game), 0));
    play(game, 'pass');
    expect([game.round, game.finalTurn, game.active]).toEqual([4, 0, 1]);
    for (const [finalTurn, seat] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ]) {
      expect([game.finalTurn, game.active]).toEqual([finalTurn, seat]);
      play(game, elementOf(legalTexts(game), 0));
      play(game, 'pass');
    }
    expect(whoDecides(game).who).toBe('over');
    expect(legalTexts(game)).toEqual([]);
  });
});

describe('an activation', () => {
  it('4.4 hires each to a different space; open hiring lets later hires be of any discipline', () => {
    const game = dealt(2, { ...FIRST, openHiring: true });
    const seat = beforeAction(game, 2);
    seat.recruits = ['c1', 'c9', null, null];
    play(game, 'activate discoveries room');
    expect(legalTexts(game)).toEqual(['hire 1 2', 'hire 1 3', 'hire 1 4', 'hire 1 5', 'hire 1 6']);
    play(game, 'hire 1 6');
    expect(legalTexts(game).filter((text) => text.startsWith('hire'))).toEqual([
      'hire 2 2',
      'hire 2 3',
      'hire 2 4',
      'hire 2 5',
    ]);
  });

  it('4.6, 4.7 firing leaves strength 0, which discs and the coin raise', () => {
    const game = dealt(2, { ...FIRST, expert: true });
    const seat = beforeAction(game, 2);
    seat.tiles = ['Rd'];
    seat.boxes.literature = 1;
    seat.money = 3;
    play(game, 'activate literature meeple');
    play(game, `fire ${seat.workers.indexOf('s1') + 1}`);
    expect(legalTexts(game)).toEqual(['disc', 'coin', 'forgo']);
    play(game, 'coin');
    play(game, 'disc');
    expect(legalTexts(game)).toEqual(['reward 1', 'reward 2', 'forgo']);
    expect([seat.money, seat.discs, seat.boxes.literature]).toEqual([0, 8, 0]);
  });

  it('4.9, 4.10 masterpieces: free uncovered spaces up to the strength, the fourth only with the partner', () => {
    const game = dealt(4);
    const seat = beforeAction(game, 2);
    seat.workers = [null, 'c1', 'c2', 'c3', 'c4', 's4'];
    seat.recruits = ['c5', null, null, null];
    seat.boxes.discoveries = 1;
    game.niches.discoveries[1] = 'covered';
    play(game, 'activate discoveries room');
    play(game, 'hire 1 6');
    play(game, 'disc');
    expect(legalTexts(game)).toEqual(['reward 1', 'reward 2', 'reward 3', 'masterpiece 1', 'masterpiece 3', 'forgo']);
    seat.tiles = ['Db'];
    expect(legalTexts(game)).toContain('masterpiece 4');
    play(game, 'masterpiece 4');
    expect(elementOf(scores(game), 0).masterpieces).toBe(17);
  });

  it('7.2 a Politics reward returns meeples after its last, not between', () => {
    const game = dealt(2);
    const seat = beforeAction(game, 2);
    seat.meeples = { discoveries: 2, literature: 2, religion: 2, arts: 1, politics: 0 };
    game.todo = [{ kind: 'meeple', left: 2, taken: [], mayStop: true }, { kind: 'return' }, { kind: 'end-turn' }];
    play(game, 'meeple arts');
    expect(whoDecides(game).decision).toBe('meeple');
    play(game, 'meeple religion');
    expect(whoDecides(game).decision).toBe('return');
    play(game, 'return arts');
    play(game, 'return arts');
    expect(whoDecides(game)).toEqual({ who: 1, decision: 'walk' });
  });

  it('5.1, 5.2 the second Discoveries book sails past the icon before the next book', () => {
    const game = dealt(2);
    const seat = seatOf(game, 0);
    seat.tiles = ['Le'];
    seat.money = 0;
    seat.books.discoveries = 1;
    seat.boat = 3;
    game.todo = [{ kind: 'book', left: 2, written: [], mayStop: true }, { kind: 'end-turn' }];
    play(game, 'book discoveries');
    expect([seat.boat, seat.meeples.politics, seat.money]).toEqual([5, 1, 1]);
    expect(legalTexts(game)).toEqual(['book religion', 'book arts', 'book politics', 'stop']);
  });
});

describe('the financier', () => {
  it('8.1 pushes to the next gap, or the last character off the end', () => {
    const game = dealt(2);
    const seat = beforeAction(game, 2);
    seat.workers = [null, 's0', 'c1', null, 's3', 's4'];
    play(game, 'money');
    expect(seat.workers).toEqual([null, null, 's0', 'c1', 's3', 's4']);
    beforeAction(game, 2);
    game.active = 0;
    play(game, 'money');
    expect([seat.financier, seat.workers, game.aside]).toEqual([3, [null, null, null, 's0', 'c1', 's3'], ['s4']]);
  });

  it('8.2 flips on the rightmost space, once', () => {
    const game = dealt(2);
    const seat = beforeAction(game, 2);
    seat.financier = 6;
    seat.workers = ['c1', 'c2', null, 'c3', null, null];
    play(game, 'money');
    expect([seat.financier, seat.flipped, seat.workers]).toEqual([1, true, [null, 'c1', 'c2', 'c3', null, null]]);
    expect(elementOf(scores(game), 0).financier).toBe(-5);
    game.active = 0;
    beforeAction(game, 2);
    seat.financier = 6;
    expect(legalTexts(game)).toEqual(['pass']);
  });
});

describe('bonus tiles', () => {
  it('9.2 to 9.4 pays the colour or white and puts a disc from supply, or lifted from a box', () => {
    const game = dealt(2);
    const seat = beforeTake(game, 'Da');
    seat.meeples = { discoveries: 1, literature: 0, religion: 0, arts: 0, politics: 1 };
    expect(legalTexts(game).filter((text) => text.startsWith('take Da'))).toEqual(['take Da meeple', 'take Da wild']);
    seat.discs = 0;
    play(game, 'take Da wild');
    expect(legalTexts(game)).toEqual(['lift religion', 'lift arts']);
    play(game, 'lift religion');
    expect([seat.boxes.religion, seat.meeples.politics, game.grid[0]]).toEqual([0, 0, { tile: 'Da', takenBy: 0 }]);
    expect(whoDecides(game)).toEqual({ who: 1, decision: 'walk' });
  });

  it('9.6 Dd fetches from under a figurine onto any recruitment space, then the refill is checked', () => {
    const game = dealt(2);
    const seat = beforeTake(game, 'Dd');
    for (const space of [1, 2, 3, 4, 5]) game.ring[space] = null;
    seatOf(game, 1).figurine = 6;
    seat.recruits = [null, 's7', null, null];
    const fetched = game.ring[6];
    play(game, 'take Dd meeple');
    play(game, 'fetch 6');
    play(game, 'seat 2');
    expect(seat.recruits).toEqual([null, fetched, null, null]);
    expect(game.aside).toEqual(['s7']);
    expect(whoDecides(game)).toEqual({ who: 'chance', decision: 'deal' });
  });

  it('9.6 Ad writes an Arts book and puts the financier to the left without flipping', () => {
    const game = dealt(2);
    const seat = beforeTake(game, 'Ad');
    seat.financier = 3;
    seat.workers = ['c1', null, null, 'c2', null, null];
    play(game, 'take Ad meeple');
    expect([seat.financier, seat.flipped, seat.books.arts]).toEqual([1, false, 2]);
    expect(seat.workers).toEqual([null, 'c1', null, 'c2', null, null]);
  });

  it('5.4 Re with four Religion books writes none; Ac places what the supply gives', () => {
    const game = dealt(2);
    const seat = beforeTake(game, 'Re');
    seat.books.religion = 4;
    play(game, 'take Re meeple');
    expect([seat.books.religion, whoDecides(game).who]).toEqual([4, 1]);

    const other = dealt(2);
    const placer = beforeTake(other, 'Ac');
    placer.discs = 2;
    play(other, 'take Ac meeple');
    expect(legalTexts(other)).toEqual(['box discoveries', 'box literature', 'box arts', 'box politics']);
    play(other, 'box arts');
    expect([placer.boxes.arts, whoDecides(other).who]).toEqual([3, 1]);
  });

  it('9.6 end-game tiles: De, Lc, Re, Ac', () => {
    const game = dealt(2);
    const seat = seatOf(game, 0);
    seat.tiles = ['De', 'Lc', 'Re', 'Ac'];
    seat.financier = 2;
    seat.books.religion = 2;
    seat.workers = ['c1', null, null, 's2', null, 'c3'];
    expect(elementOf(scores(game), 0).tiles).toBe(3 + 5 + 5 + 3);
  });
});

describe('12.3 the winner', () => {
  it('is found step by step', () => {
    const game = dealt(3);
    expect(winners(game)).toEqual({ seats: [0, 1, 2], decidedBy: 'shared' });
    seatOf(game, 0).financier = 2;
    expect(winners(game)).toEqual({ seats: [1, 2], decidedBy: 'shared' });
    seatOf(game, 1).financier = 3;
    expect(winners(game)).toEqual({ seats: [2], decidedBy: 'financier-place' });
    seatOf(game, 2).flipped = true;
    seatOf(game, 2).boat = 11;
    seatOf(game, 1).boat = 9;
    seatOf(game, 0).boat = 9;
    seatOf(game, 0).books.discoveries = 4;
    expect(winners(game)).toEqual({ seats: [0], decidedBy: 'points' });
  });

  it('an unflipped financier beats a flipped one, an earlier withdrawal a later one', () => {
    const game = dealt(2);
    // 5 PP on the money track against the flipped financier.
    seatOf(game, 0).flipped = true;
    seatOf(game, 0).boat = 11;
    seatOf(game, 1).financier = 5;
    expect(winners(game)).toEqual({ seats: [1], decidedBy: 'financier-side' });

    const other = dealt(2);
    seatOf(other, 0).withdrawn = 2;
    seatOf(other, 1).withdrawn = 1;
    seatOf(other, 0).boat = 9;
    expect(winners(other)).toEqual({ seats: [1], decidedBy: 'withdrawal' });
  });
});

it('settle never leaves a decision that has only stop', () => {
  const game = dealt(2);
  seatOf(game, 0).discs = 0;
  game.todo = [{ kind: 'box', left: 2, used: [], mayStop: true }, { kind: 'end-turn' }];
  settle(game);
  expect(whoDecides(game)).toEqual({ who: seatNumber(1), decision: 'walk' });
  expect(sum(Object.values(seatOf(game, 0).boxes))).toBe(1);
});
