import { type ActionId, type Game, type Seat, newGame, whoseTurn, legalActions } from '@la-stanza/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatBots, type BotTable } from './bot-table.ts';
import { seedOf } from './seed-of.ts';
import type { Thinker } from './thinker.ts';

const BOT = { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game for two at its first walk. */
function firstWalk(): { game: Game; seat: Seat } {
  const game = newGame({ players: 2, seed: 'feed' });
  const acting = whoseTurn(game.state);
  if (acting.who !== 'seat') throw new Error('nobody walks');
  return { game, seat: acting.seat };
}

type TestTable = { readonly bots: BotTable; readonly stops: number[]; readonly made: () => number };

function openBots(think: Thinker['think']): TestTable {
  const stops: number[] = [];
  let made = 0;
  const bots = seatBots(
    () => {
      made += 1;
      return { think, prepare: () => undefined, stop: () => stops.push(made) };
    },
    () => 500,
  );
  return { bots, stops, made: () => made };
}

const firstOf = (game: Game): ActionId => {
  const [action] = legalActions(game).map(({ id }) => id);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
};

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return settled;
}

test('an instant answer still takes the least time', async () => {
  const { game, seat } = firstWalk();
  const { bots } = openBots(() => Promise.resolve(firstOf(game)));
  const thought = bots.think(game, seat, BOT, 'well');
  await vi.advanceTimersByTimeAsync(499);
  expect(await isSettled(thought)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await thought).toBe(firstOf(game));
});

test('hurrying ends the pause and skips later ones until the table is calm again', async () => {
  const { game, seat } = firstWalk();
  const { bots } = openBots(() => Promise.resolve(firstOf(game)));
  const thought = bots.think(game, seat, BOT, 'well');
  bots.hurry();
  expect(await isSettled(thought)).toBe(true);
  expect(await isSettled(bots.think(game, seat, BOT, 'well'))).toBe(true);
  bots.calm();
  expect(await isSettled(bots.think(game, seat, BOT, 'well'))).toBe(false);
});

test('a thinker that fails is asked again, and a simple turn needs none', async () => {
  const { game, seat } = firstWalk();
  let asked = 0;
  const { bots } = openBots(() => {
    asked += 1;
    return Promise.reject(new Error('a worker died'));
  });
  bots.hurry();
  await expect(bots.think(game, seat, BOT, 'well')).rejects.toThrow('a worker died');
  await expect(bots.think(game, seat, BOT, 'well')).rejects.toThrow('a worker died');
  expect(asked).toBe(2);
  expect(legalActions(game).map(({ id }) => id)).toContain(await bots.think(game, seat, BOT, 'simply'));
  expect(asked).toBe(2);
});

test('a bot gets its level, the position and how to think: no record, no seed of the deals', async () => {
  const { game, seat } = firstWalk();
  const received: unknown[][] = [];
  const { bots } = openBots((...asked) => {
    received.push(asked);
    return Promise.resolve(firstOf(game));
  });
  bots.hurry();
  await bots.think(game, seat, BOT, 'well');
  expect(received).toEqual([
    ['apprentice', game.state, { style: 'rival', seed: seedOf(game.state), hurried: true, whole: false }],
  ]);
  expect(Object.keys(game.state).toSorted()).toEqual(['bytes', 'table']);
});
