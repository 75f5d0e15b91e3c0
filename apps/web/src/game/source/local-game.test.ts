import { type ActionId, type Game, parseAction, openRecord, whoseTurn, legalActions } from '@la-stanza/engine';
import { expect, test, vi } from 'vitest';
import type { BotEffort, GameSource, SeatedPlayer } from './game-source.ts';
import { newSavedGame, openLocalGame, type LocalGame, type SavedGame } from './local-game.ts';

const ELENA: SeatedPlayer = { name: 'Elena', colour: 'plum' };
const MARIT: SeatedPlayer = { name: 'Marit', colour: 'copper' };
const BOT: SeatedPlayer = { name: 'Bastiano', colour: 'onyx', bot: 'novice' };

type OpenedTestGame = { readonly source: LocalGame; readonly saves: SavedGame[] };

function sitDown(
  players: readonly SeatedPlayer[],
  saved = newSavedGame({ id: 'g1', players, seed: 'c0ffee', now: 1 }),
): OpenedTestGame {
  const saves: SavedGame[] = [];
  const think = (game: Game): Promise<ActionId> => Promise.resolve(first(game));
  return { source: openLocalGame({ saved, save: (now) => saves.push(now), think, now: () => 2 }), saves };
}

function first({ state }: Game): ActionId {
  const [action] = legalActions(state).map(({ id }) => id);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

const decision = (source: GameSource): string => whoseTurn(source.moment().game.state).decision;

test('deals are made immediately, so the table opens at a decision of a player', () => {
  const { source } = sitDown([ELENA, MARIT]);
  expect(whoseTurn(source.moment().game.state)).toMatchObject({ who: 'seat', decision: 'walk' });
  expect(source.moment().seatsHere).toEqual([0, 1]);
});

test('a refused action changes nothing and returns the reason', () => {
  const { source, saves } = sitDown([ELENA, MARIT]);
  const before = source.moment();
  expect(source.play(parseAction('pass')?.id ?? first(before.game))).toMatchObject({ code: 'other-decision' });
  expect(source.moment()).toBe(before);
  expect(saves).toEqual([]);
});

test('every step is saved, and a saved game continues where it was', () => {
  const { source, saves } = sitDown([ELENA, MARIT]);
  source.play(first(source.moment().game));
  expect(saves).toHaveLength(1);
  const again = sitDown([ELENA, MARIT], saves[0]);
  expect(again.source.moment().game.state.bytes).toEqual(source.moment().game.state.bytes);
});

test('undo goes back step by step to the start of the turn and then no further', () => {
  const { source } = sitDown([ELENA, MARIT]);
  const start = source.moment().game.state.bytes;
  source.play(first(source.moment().game));
  expect(decision(source)).not.toBe('walk');
  expect(source.undo()).toBe(true);
  expect(source.moment().game.state.bytes).toEqual(start);
  expect(source.undo()).toBe(false);
});

test('bots play by themselves until a person must decide, and the finished record proves its deals', async () => {
  const { source, saves } = sitDown([BOT, { ...BOT, name: 'Caterina', colour: 'teal' }]);
  await new Promise<void>((resolve) => {
    source.subscribe(() => {
      if (decision(source) === 'over') resolve();
    });
  });
  expect(openRecord(saves.at(-1)?.record)).toMatchObject({ game: { fair: 'verified' } });
});

test('a bot’s answer that arrives after the table is closed is not played', async () => {
  const { source, saves } = sitDown([BOT, ELENA]);
  source.close();
  await Promise.resolve();
  expect(saves).toEqual([]);
});

test('a position saved by another tab is shown and not saved again, and the bots go on from there', async () => {
  const asked: string[] = [];
  const saves: SavedGame[] = [];
  const saved = newSavedGame({ id: 'g1', players: [ELENA, BOT], options: { start: 'first' }, seed: 'c0ffee', now: 1 });
  const source = openLocalGame({
    saved,
    save: (now) => saves.push(now),
    think: ({ state }) => {
      asked.push(whoseTurn(state).decision);
      return new Promise(() => undefined);
    },
    now: () => 2,
  });
  const elsewhere = sitDown([ELENA, BOT], saved);
  while (elsewhere.source.moment().thinking === undefined) elsewhere.source.play(first(elsewhere.source.moment().game));
  const notified = new Promise<void>((resolve) => source.subscribe(resolve));
  expect(source.catchUp(elsewhere.saves.at(-1) ?? saved)).toBe(true);
  await notified;
  expect(source.moment().thinking).toBe(1);
  expect(asked).toEqual(['walk']);
  expect(saves).toEqual([]);
});

test('after catching up, a bot’s pending answer is void', async () => {
  const saves: SavedGame[] = [];
  let answer: (action: ActionId) => void = () => undefined;
  const players = [BOT, ELENA];
  const saved = newSavedGame({ id: 'g1', players, options: { start: 'first' }, seed: 'c0ffee', now: 1 });
  const source = openLocalGame({
    saved,
    save: (now) => saves.push(now),
    think: () => new Promise((resolve) => (answer = resolve)),
    now: () => 2,
  });
  const before = source.moment().game;
  const answerBefore = answer;
  const elsewhere = sitDown(players, saved);
  await Promise.resolve();
  source.catchUp(elsewhere.saves[0] ?? saved);
  const { game } = source.moment();
  answerBefore(first(before));
  await Promise.resolve();
  expect(source.moment().game).toBe(game);
  expect(saves).toEqual([]);
});

test('a record that cannot be read is not shown', () => {
  const { source } = sitDown([ELENA, MARIT]);
  const before = source.moment();
  const saved = newSavedGame({ id: 'g1', players: [ELENA, MARIT], seed: 'c0ffee', now: 1 });
  expect(source.catchUp({ ...saved, record: { ...saved.record, entries: ['nonsense'] } })).toBe(false);
  expect(source.moment()).toBe(before);
});

test('people who share a device may undo the last step across the end of a turn, until the next one acts', () => {
  const { source, saves } = sitDown([ELENA, MARIT]);
  const turn = (): unknown => whoseTurn(source.moment().game.state);
  source.play(first(source.moment().game));
  const before = turn();
  source.play(parseAction('pass')?.id ?? first(source.moment().game));
  const next = turn();
  expect(next).not.toEqual(before);
  expect(source.undo()).toBe(false);
  expect(source.takeBack?.()).toBe(true);
  expect(turn()).toEqual(before);
  expect(saves.at(-1)?.record.entries.at(-1)).toMatch(/^undo /);
  source.play(parseAction('pass')?.id ?? first(source.moment().game));
  source.play(first(source.moment().game));
  const acted = turn();
  source.undo();
  source.play(first(source.moment().game));
  expect(turn()).toEqual(acted);
  // only the own step is undone now
  expect(source.takeBack?.()).toBe(true);
  expect(turn()).toEqual(next);
});

test('a bot’s step cannot be undone', async () => {
  const { source } = sitDown(
    [ELENA, BOT],
    newSavedGame({ id: 'g1', players: [ELENA, BOT], options: { start: 'first' }, seed: 'c0ffee', now: 1 }),
  );
  source.play(first(source.moment().game));
  source.play(parseAction('pass')?.id ?? first(source.moment().game));
  await new Promise<void>((resolve) => {
    source.subscribe(() => {
      if (source.moment().thinking === undefined) resolve();
    });
  });
  const before = source.moment().game;
  expect(source.takeBack?.()).toBe(false);
  expect(source.moment().game).toBe(before);
});

/** A game against a bot whose worker dies whenever it is asked to play well. */
function sitWithStuckBot(daily?: string): OpenedTestGame & { readonly asked: BotEffort[] } {
  const saves: SavedGame[] = [];
  const asked: BotEffort[] = [];
  const players = [BOT, ELENA];
  const saved = { ...newSavedGame({ id: 'g1', players, options: { start: 'first' }, seed: 'c0ffee', now: 1 }), daily };
  const source = openLocalGame({
    saved,
    save: (now) => saves.push(now),
    think: async (game, _seat, _player, how) => {
      asked.push(how);
      if (how === 'well') throw new Error('a worker died');
      return first(game);
    },
    now: () => 2,
  });
  return { source, saves, asked };
}

test('a bot that cannot decide is shown as stuck, and can be asked again', async () => {
  const { source, saves, asked } = sitWithStuckBot();
  await vi.waitFor(() => expect(source.moment()).toMatchObject({ thinking: 0, stuck: ['simply', 'well'] }));
  source.askBot?.('well');
  expect(source.moment().stuck).toBeUndefined();
  await vi.waitFor(() => expect(source.moment().stuck).toEqual(['simply', 'well']));
  expect(asked).toEqual(['well', 'well']);
  expect(saves).toEqual([]);
});

test('a stuck bot plays the rest of its turn simply, and then tries to think again', async () => {
  const { source, asked } = sitWithStuckBot();
  await vi.waitFor(() => expect(source.moment().stuck).toBeDefined());
  source.askBot?.('simply');
  await vi.waitFor(() => expect(source.moment().thinking).toBeUndefined());
  expect(asked.slice(1)).toEqual(asked.slice(1).map(() => 'simply'));
  expect(asked.length).toBeGreaterThan(2);
  while (source.moment().thinking === undefined) source.play(first(source.moment().game));
  await vi.waitFor(() => expect(source.moment().stuck).toBeDefined());
  expect(asked.at(-1)).toBe('well');
});

test('on the deal of a day a bot gives everybody the same answers, so it never plays simply', async () => {
  const { source, asked } = sitWithStuckBot('2026-11-19');
  await vi.waitFor(() => expect(source.moment().stuck).toEqual(['well']));
  source.askBot?.('simply');
  expect(source.moment().stuck).toEqual(['well']);
  expect(asked).toEqual(['well']);
});
