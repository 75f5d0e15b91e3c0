import { describe, expect, test } from 'vitest';
import { READINGS, score, STANDARD_OPTIONS, view, type View, newGame } from '@la-stanza/engine';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { BRANCHES, countBranch, unusedBranches } from './branches.ts';
import { brokenInvariants, mostTurns } from './invariants.ts';
import { mixedTable } from './mixed-tables.ts';
import { simulate, type SimulatedTable } from './simulate.ts';

/** A few tables from all over the mix, which repeats itself after 288. */
const scattered = (game: number): SimulatedTable => mixedTable(5 * game, 'mixed');

describe('stanza simulate', () => {
  test('prints games, violations and the unused branches as JSON', async () => {
    const { exit, out, err } = await runScripted('simulate --games 12 --players 4 --seed 7 --json'.split(' '));
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const printed: unknown = JSON.parse(out);
    expect(printed).toMatchObject({ games: 12, violations: 0 });
    // four players have no cover tiles (rule 2.7)
    expect(printed).toHaveProperty('unused', expect.arrayContaining(['decision cover', 'cover on 1', 'special coin']));
    expect(printed).toHaveProperty('branches.end with some withdrawn', expect.any(Number));
  });

  test('prints a table that names every branch, used or unused', async () => {
    const { out } = await runScripted('simulate --games 5 --players 2 --expert --policy eager'.split(' '));
    for (const group of Object.keys(BRANCHES)) expect(out).toContain(group);
    expect(out).toMatch(/Da: (\d+|unused)/);
    expect(out).toMatch(/stay: unused/);
    expect(out).toMatch(/^Unused \(\d+\): /m);
    expect(out).toContain('violations 0');
  });

  test('plays the same games from the same seed, others from another', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => runScripted(['simulate', '--games', '3', '--seed', seed, '--json'])),
    );
    expect(first?.out).toBe(again?.out);
    expect(first?.out).not.toBe(other?.out);
  });

  test('finds no violation at all sorts of tables, and counts their variants', () => {
    const { violations, branches } = simulate({ games: 12, seed: 'test', tableOf: scattered });
    expect(violations).toEqual([]);
    expect(branches.get('special expert fire')).toBeGreaterThan(0);
    expect(branches.get('special open hire')).toBeGreaterThan(0);
  });

  test.each(
    Object.entries(READINGS).flatMap(([ruling, [, ...others]]) => others.map((reading) => `${ruling}=${reading}`)),
  )('finds no violation by the ruling %s', async (ruling) => {
    const args = ['simulate', '--games', '9', '--mix', '--policy', 'mixed', '--ruling', ruling, '--json'];
    const { exit, out, err } = await runScripted(args);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ games: 9, violations: 0 });
  });

  test('3.4 plays by all rulings that are named', async () => {
    const played = async (...rulings: string[]): Promise<string> => {
      const { out } = await runScripted(['simulate', '--games', '4', '--json', ...rulings]);
      return out;
    };
    const slide = await played('--ruling', 'recruitSlide=leftmostFree');
    const both = await played('--ruling', 'recruitSlide=leftmostFree', '--ruling', 'ending=before-last-refill');
    expect(new Set([await played(), slide, both]).size).toBe(3);
    expect(await played('--ruling', 'recruitSlide=all')).toBe(await played());
  });

  test('1.10 plays with recruitment spaces by the number of players', async () => {
    const played = async (players: string, ...alternative: string[]): Promise<string> => {
      const { out } = await runScripted(['simulate', '--games', '6', '--json', '--players', players, ...alternative]);
      return out;
    };
    const flag = '--recruitment-by-players';
    expect(await played('2', flag)).not.toBe(await played('2'));
    expect(await played('3', flag)).toBe(await played('3'));
  });

  test('refuses a ruling that there is not', async () => {
    const { exit, err } = await runScripted(['simulate', '--ruling', 'recruitSlide=never']);
    expect(exit).toBe(2);
    expect(err).toContain('recruitSlide=all|toGap|leftmostFree');
  });

  test('counts no branch that the list does not name', () => {
    const { branches } = simulate({ games: 12, seed: 'names', tableOf: scattered });
    const named = new Set(unusedBranches(new Map()));
    expect([...branches.keys()].filter((key) => !named.has(key))).toEqual([]);
  });
});

describe('unusedBranches', () => {
  test('lists a branch until it is counted', () => {
    const counts = new Map<string, number>();
    expect(unusedBranches(counts)).toContain('bonus tile Da');
    countBranch(counts, 'bonus tile', 'Da');
    expect(unusedBranches(counts)).not.toContain('bonus tile Da');
  });
});

describe('mixedTable', () => {
  test('goes through all player counts and options', () => {
    const tables = Array.from({ length: 48 }, (_, game) => mixedTable(game, 'random'));
    const keys = tables.map(({ players, options }) => JSON.stringify([players, options]));
    expect(new Set(keys).size).toBe(48);
    const figures = Array.from({ length: 288 }, (_, game) => mixedTable(game, 'random').figures);
    expect(new Set(figures).size).toBe(5);
  });
});

describe('brokenInvariants', () => {
  const state = newGame({ players: 3, options: { ...STANDARD_OPTIONS, start: 'first' } }).state;
  const sound = view(state);
  const standing = score(state);
  const [first, ...others] = sound.seats;
  if (first === undefined) throw new Error('no seats');
  const withFirst = (change: Partial<View['seats'][number]>): View => ({
    ...sound,
    seats: [{ ...first, ...change }, ...others],
  });
  const [tile] = sound.pile.draw;
  if (tile === undefined) throw new Error('no pile');

  test('finds nothing in a sound position', () => {
    expect(brokenInvariants(sound, standing)).toEqual([]);
  });

  test.each<[string, View]>([
    ['tiles are conserved', { ...sound, pile: { ...sound.pile, discard: [tile] } }],
    ['tiles are conserved', { ...sound, phase: 'rounds', pile: { ...sound.pile, draw: sound.pile.draw.slice(1) } }],
    ['meeples are conserved', { ...sound, supply: { ...sound.supply, arts: 0 } }],
    ['discs are conserved', withFirst({ discs: first.discs + 1 })],
    ['books stay on the shelf', withFirst({ books: { ...first.books, arts: 5 } })],
    ['artworks are conserved', { ...sound, artworksLeft: { ...sound.artworksLeft, script: 9 } }],
    ['pillars are conserved', withFirst({ pillars: 4 })],
    ['bonus tiles have one owner', { ...sound, grid: [{ tile: 'Da', takenBy: first.seat }] }],
    [
      'figurines stand apart',
      { ...sound, ring: sound.ring.map((space) => ({ ...space, figurines: [first.seat, first.seat] })) },
    ],
    ['meeples are within the limit', withFirst({ meeples: { ...first.meeples, arts: 9 } })],
    ['the game ends in time', { ...sound, turn: mostTurns(sound) + 1 }],
  ])('sees when %s does not hold', (name, position) => {
    expect(brokenInvariants(position, standing)).toContain(name);
  });

  test('sees scores that do not add up', () => {
    const [winner, ...rest] = standing.seats;
    if (winner === undefined) throw new Error('no score');
    const wrong = { ...standing, winners: [], seats: [{ ...winner, books: 3 }, ...rest] };
    expect(brokenInvariants(sound, wrong)).toEqual(['scores add up', 'somebody leads']);
  });
});
