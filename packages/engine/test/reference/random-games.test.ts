import { expect, it } from 'vitest';
import type { Figures } from '../../src/figures/figures.ts';
import { RULEBOOK_FIGURES } from './figures.ts';
import type { Options } from './game.ts';
import { characterSpaces, elementOf, roomOf, sum } from './game.ts';
import type { ReferenceGame } from './reference.ts';
import { runs } from '../kit/runs.ts';
import { legalTexts, play, scores, snapshot, startReference, whoDecides, winners } from './reference.ts';

/** One in each style; `.ci/long` plays more. */
const GAMES_PER_OPTIONS = runs(3);
const DECISIONS = [
  'start',
  'starter',
  'deal',
  'tile',
  'cover',
  'arrange',
  'walk',
  'action',
  'hire',
  'strength',
  'book',
  'box',
  'meeple',
  'artwork',
  'return',
  'take',
  'lift',
  'fetch',
  'recruit-space',
];

/** mulberry32: the same games on every run. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

type Style = 'any' | 'spender' | 'hoarder';

const STYLES: readonly Style[] = ['any', 'spender', 'hoarder'];

// Bonus tiles, masterpieces and strong activations; a hoarder keeps discs in boxes until the supply is empty.
const WANTED: Record<Style, readonly string[]> = {
  any: [],
  spender: ['land 0', 'masterpiece', 'activate', 'hire', 'disc', 'coin', 'reward 3', 'reward 2', 'reward 1'],
  hoarder: [
    'land 0',
    'activate religion',
    'activate literature',
    'activate',
    'reward 3',
    'reward 2',
    'reward 1',
    'box',
  ],
};

/** The actions a style of play chooses from. */
function wantedBy(style: Style, texts: readonly string[]): readonly string[] {
  if (style === 'any') return texts;
  for (const wanted of WANTED[style]) {
    const found = texts.filter((text) => text.startsWith(wanted));
    if (found.length > 0) return found;
  }
  const busy = texts.filter((text) => !['stop', 'pass', 'withdraw', 'forgo', 'disc'].includes(text));
  return busy.length > 0 ? busy : texts;
}

function everyOptions(): { players: number; options: Options }[] {
  const all: { players: number; options: Options }[] = [];
  for (const players of [2, 3, 4]) {
    for (const start of ['random', 'first'] as const) {
      for (const arranged of [false, true]) {
        for (const expert of [false, true]) {
          for (const openHiring of [false, true])
            all.push({ players, options: { start, arranged, expert, openHiring } });
        }
      }
    }
  }
  return all;
}

/** Every tile, meeple, disc and artwork is somewhere, exactly once. */
function expectConserved(game: ReferenceGame): void {
  const now = snapshot(game);
  const next = game.todo[0];
  const onTracks = now.seats.flatMap((seat) => [...seat.recruits, ...seat.workers]);
  const inHand = next?.kind === 'recruit-space' ? [next.tile] : [];
  const tiles = [...now.ring, ...now.drawPile, ...now.discardPile, ...now.aside, ...onTracks, ...inHand].filter(
    (tile) => tile !== null,
  );
  expect(new Set(tiles).size).toBe(tiles.length);
  expect(tiles.length).toBe(40 + 5 * now.seats.length);
  expect(now.discardPile.every((tile) => tile.startsWith('c'))).toBe(true);
  expect(now.aside.every((tile) => tile.startsWith('s'))).toBe(true);

  now.meeples.forEach((supply, colour) => {
    expect(supply).toBeGreaterThanOrEqual(0);
    expect(supply + sum(now.seats.map((seat) => elementOf(seat.meeples, colour)))).toBe(7);
  });
  now.artworks.forEach((left, artwork) => {
    expect(left + sum(now.seats.map((seat) => elementOf(seat.artworks, artwork)))).toBe(now.seats.length);
  });
  now.seats.forEach((seat, number) => {
    const onGrid = now.grid.filter((place) => place.takenBy === number);
    const toLift = next?.kind === 'lift' && number === now.active ? 1 : 0;
    expect(seat.discs + sum(seat.boxes) + onGrid.length - toLift).toBe(8);
    expect(onGrid.map((place) => place.tile).toSorted()).toEqual(seat.tiles);
    expect(seat.workers[seat.financier - 1]).toBe(null);
    expect(seat.money).toBeGreaterThanOrEqual(0);
    for (const pillars of now.niches) expect(pillars.filter((niche) => niche === number).length).toBeLessThan(2);
  });
}

/** Before a turn the seats hold at most seven meeples, share only the Bonus Tiles space and the board is refilled. */
function expectTurnBegins(game: ReferenceGame): void {
  const now = snapshot(game);
  for (const seat of now.seats) expect(sum(seat.meeples)).toBeLessThanOrEqual(7);
  const standing = now.seats.map((seat) => seat.figurine).filter((space) => space !== null && space !== 0);
  expect(new Set(standing).size).toBe(standing.length);
  const rooms = new Set(
    characterSpaces()
      .filter((space) => now.ring[space] !== null)
      .map(roomOf),
  );
  // Rule 10.2: rooms stay empty only when a refill ran out of tiles.
  const ranOut = now.drawPile.length === 0;
  if (now.round <= now.seats.length + game.figures.extraRounds && !ranOut) expect(rooms.size).toBeGreaterThan(3);
}

function playOut(game: ReferenceGame, random: (limit: number) => number, style: Style, seen: Set<string>): void {
  for (let entry = 0; whoDecides(game).who !== 'over'; entry += 1) {
    const { decision } = whoDecides(game);
    seen.add(decision);
    const texts = legalTexts(game);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
    if (decision === 'walk') expectTurnBegins(game);
    if (decision === 'walk' || decision === 'recruit-space' || decision === 'lift') expectConserved(game);
    const choices = random(10) > 0 ? wantedBy(style, texts) : texts;
    const text = elementOf(choices, random(choices.length));
    seen.add(text.split(' ')[0] ?? '');
    if (decision === 'take') seen.add(text.split(' ')[1] ?? '');
    if (decision === 'deal' && text.startsWith('deal s')) seen.add('refill from the starters');
    play(game, text);
    expect(entry).toBeLessThan(5000);
  }
  expectConserved(game);
}

it('random games of every table end, always leave an action and lose nothing', { timeout: 300_000 }, () => {
  const seen = new Set<string>();
  let seed = 1;
  for (const { players, options } of everyOptions()) {
    for (let number = 0; number < GAMES_PER_OPTIONS; number += 1) {
      seed += 1;
      const game = startReference(players, options, RULEBOOK_FIGURES);
      playOut(game, randomBelow(seed), elementOf(STYLES, number % STYLES.length), seen);
      const totals = scores(game).map((score) => score.total);
      const best = winners(game).seats.map((seat) => totals[seat]);
      expect(best.every((total) => total === Math.max(...totals))).toBe(true);
    }
  }
  for (const decision of DECISIONS) expect(seen).toContain(decision);
  for (const action of ['fire', 'coin', 'disc', 'masterpiece', 'money', 'forgo', 'withdraw', 'stop']) {
    expect(seen).toContain(action);
  }
});

it('long and cheap games meet every bonus tile and the starters in a refill', { timeout: 300_000 }, () => {
  const longAndCheap: Figures = { ...RULEBOOK_FIGURES, hiringCosts: [1, 1, 1, 1, 1, 0], extraRounds: 12 };
  const seen = new Set<string>();
  let seed = 1000;
  for (const { players, options } of everyOptions()) {
    for (let number = 0; number < runs(1); number += 1) {
      seed += 1;
      playOut(
        startReference(players, options, longAndCheap),
        randomBelow(seed),
        seed % 2 === 0 ? 'spender' : 'hoarder',
        seen,
      );
    }
  }
  const bonusTiles = ['D', 'L', 'R', 'A'].flatMap((letter) => ['a', 'b', 'c', 'd', 'e'].map((which) => letter + which));
  for (const what of [...DECISIONS, ...bonusTiles, 'refill from the starters']) expect(seen).toContain(what);
});

it('an illegal action throws and changes nothing', () => {
  const game = startReference(2, elementOf(everyOptions(), 0).options, RULEBOOK_FIGURES);
  const before = snapshot(game);
  expect(() => play(game, 'start 2')).toThrow('not legal');
  expect(snapshot(game)).toEqual(before);
});
