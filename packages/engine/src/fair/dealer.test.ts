import { legal, setup, toAct } from '../search.ts';
import { dealer } from '../fair.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ACTIONS, BONUS_TILES, preview, STANDARD_FIGURES, view, type State } from '../index.ts';
import { apply } from '../flow/apply.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';
import { playAll, position, type SeatSpec } from '../../test/kit/position.ts';
import { fromHex } from './bytes.ts';
import { shuffled } from './stream.ts';

const order = (label: string, count: number): number[] => shuffled(fromHex(SEED) ?? new Uint8Array(), label, count);

/** The texts of everything the dealer draws until a seat is to decide. */
function deals(state: State, seed = SEED): string[] {
  const bank = dealer(seed);
  const drawn: string[] = [];
  while (toAct(state).who === 'chance') {
    const id = bank.deal(state);
    expect(legal(state)).toContain(id);
    drawn.push(ACTIONS[id]?.text ?? '');
    apply(state, id);
  }
  return drawn;
}

describe('the commitment', () => {
  test('is the SHA-256 of the seed’s bytes', () => {
    expect(dealer(SEED).commitment).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
    expect(dealer('00').commitment).toBe(createHash('sha256').update(Buffer.of(0)).digest('hex'));
  });

  test.each(['0', 'xy', 'ABCD'])('a seed of other text than lower-case hexadecimal digits is a bug: %s', (seed) => {
    expect(() => dealer(seed)).toThrow(RangeError);
    expect(() => dealer(seed)).toThrow('a seed is an even number of lower-case hexadecimal digits');
  });
});

describe('setup', () => {
  test('2.1 the start player', () => {
    const [start] = deals(setup({ players: 4 }));
    expect(start).toBe(`start ${order('start 4', 4)[0]}`);
  });

  test('2.1 every seat is start player about as often', () => {
    const counts = [0, 0, 0];
    const state = setup({ players: 3 });
    for (let seed = 0; seed < 3000; seed++) {
      const id = dealer(seed.toString(16).padStart(8, '0')).deal(state);
      const seat = legal(state).indexOf(id);
      counts[seat] = (counts[seat] ?? 0) + 1;
    }
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(13.8);
  });

  test('2.2 each seat’s starters by an order of its own, in turn order', () => {
    const state = setup({ players: 3 });
    playAll(state, 'start 1');
    const starters = (seat: number) =>
      order(`starters ${seat}`, 5).map((discipline) => `deal s${5 * seat + discipline}`);
    expect(deals(state).slice(0, 15)).toEqual([...starters(1), ...starters(2), ...starters(0)]);
  });

  test('2.5 the fifteen tiles of the ring are the first of the first pile', () => {
    const drawn = deals(setup({ players: 2, options: { start: 'first', arranged: true } }));
    const pile = order('pile 0', 40).map((tile) => `deal c${tile}`);
    expect(drawn.slice(0, 15)).toEqual(pile.slice(0, 15));
  });

  test('2.6 three bonus tiles of each discipline at random on the grid', () => {
    const drawn = deals(setup({ players: 4, options: { start: 'first', arranged: true } })).slice(15);
    const expected = order('grid', 12).map((place) => {
      const discipline = Math.floor(place / 3);
      return `tile ${BONUS_TILES[5 * discipline + (order(`tiles ${discipline}`, 5)[place % 3] ?? 0)]}`;
    });
    expect(drawn).toEqual(expected);
    expect(new Set(drawn).size).toBe(12);
  });

  test('2.7 five of the six cover tiles, one per room; copies are named in the order they come', () => {
    const drawn = deals(setup({ players: 2, options: { start: 'first', arranged: true } })).slice(27);
    const places = order('covers', 6)
      .slice(0, 5)
      .map((index) => Math.floor(index / 2) + 1);
    const expected = places.map((place, room) => `cover ${place}${places.slice(0, room).includes(place) ? 'b' : 'a'}`);
    expect(drawn).toEqual(expected);
    expect(expected.some((text) => text.endsWith('b'))).toBe(true);
  });

  test('2.7 other cover tiles are drawn as the figures say', () => {
    const figures = { ...STANDARD_FIGURES, coverTiles: [0, 5, 0] };
    const drawn = deals(setup({ players: 2, options: { start: 'first', arranged: true }, figures })).slice(27);
    expect(drawn).toEqual(['cover 2a', 'cover 2b', 'cover 2c', 'cover 2d', 'cover 2e']);
  });

  test('2.6 every bonus tile is drawn about as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const options = { start: 'first', arranged: true } as const;
      const drawn = deals(setup({ players: 4, options }), seed.toString(16).padStart(6, '0')).slice(15);
      for (const text of drawn) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(20);
    // 120 are expected of each; four standard deviations are 28
    for (const count of counts.values()) expect(Math.abs(count - 120)).toBeLessThan(28);
  });
});

describe('refills', () => {
  const ALMOST = { 1: 'c7', 7: 'c23', 10: 'c31', 13: 'c39' };

  test('10.1 a refill continues in the order of the pile, past tiles that are in play', () => {
    const state = position({ ring: ALMOST });
    playAll(state, 'land 1');
    const inPlay = new Set([7, 23, 31, 39]);
    const pile = order('pile 0', 40).filter((tile) => !inPlay.has(tile));
    expect(deals(state)).toEqual(pile.slice(0, 12).map((tile) => `deal c${tile}`));
  });

  test('10.3 a new pile has an order of its own', () => {
    const state = position({ ring: ALMOST, pileEmpty: true });
    playAll(state, 'land 1');
    const inPlay = new Set([7, 23, 31, 39]);
    const pile = order('pile 1', 40).filter((tile) => !inPlay.has(tile));
    expect(deals(state)).toEqual(pile.slice(0, 12).map((tile) => `deal c${tile}`));
  });

  test('10.4 starting characters come in an order of the round', () => {
    const ring = { 1: 'c7', 7: 'c23', 8: 'c22', 10: 'c31', 13: 'c39' };
    const rest = Array.from({ length: 40 }, (_, tile) => `c${tile}`).filter(
      (tile) => !Object.values(ring).includes(tile),
    );
    const seats = Object.fromEntries(
      [0, 1, 2, 3].map((seat): [number, SeatSpec] => {
        const workers = [null, ...rest.splice(0, 5)];
        return [seat, { workers, recruits: seat === 0 ? [null, ...rest.splice(0, 3)] : rest.splice(0, 4) }];
      }),
    );
    const state = position({ players: 4, ring, seats, round: 2 });
    playAll(state, 'land 1');
    // of every discipline only the starter of the lowest seat may come
    const called = order('called 2', 20).filter((starter) => starter < 5);
    expect(deals(state)).toEqual(called.map((starter) => `deal s${starter}`));
  });

  test('what players do cannot change the order of the pile', () => {
    const ringDeals = (choices: number): string[] =>
      playedGame({ players: 3, seed: SEED, choices }).entries.filter((text) => text.startsWith('deal c'));
    const pile = order('pile 0', 40).map((tile) => `deal c${tile}`);
    expect(ringDeals(1).slice(0, 40)).toEqual(pile);
    expect(ringDeals(2).slice(0, 40)).toEqual(pile);
  });

  test('a dealer asked twice gives the same answer, and asked without need it is a bug', () => {
    const state = setup({ players: 2 });
    const bank = dealer(SEED);
    expect(bank.deal(state)).toBe(bank.deal(state));
    const decided = position();
    expect(view(decided).open).toMatchObject({ decision: 'walk' });
    expect(() => bank.deal(decided)).toThrow('chance has nothing to decide');
  });

  test('dealing out is dealing until a seat must decide, and leaves the position as it was', () => {
    const state = setup({ players: 3 });
    const { state: after, actions, events } = dealer(SEED).dealOut(state);
    expect(state).toEqual(setup({ players: 3 }));
    expect(actions.map((id) => ACTIONS[id]?.text)).toEqual(deals(setup({ players: 3 })));
    expect(toAct(after)).toMatchObject({ who: 'seat', decision: 'walk' });
    expect(after.bytes).toEqual(preview(state, ...actions).state.bytes);
    expect(events).toEqual(preview(state, ...actions).events);
  });

  test('where chance has nothing to decide, nothing is dealt', () => {
    const state = position();
    const dealt = dealer(SEED).dealOut(state);
    expect(dealt).toEqual({ state, actions: [], events: [] });
    expect(dealt.state).not.toBe(state);
  });
});
