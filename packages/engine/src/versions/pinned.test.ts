import { expect, test } from 'vitest';
import {
  ACTIONS,
  dealer,
  ENGINE_VERSION,
  explain,
  legal,
  newRecord,
  parse,
  replay,
  score,
  setup,
  STANDARD_OPTIONS,
  toAct,
  toText,
  view,
  type ActionId,
  type GameEvent,
  type State,
} from '../index.ts';
import { choosePinned, openLink, openRecord } from '../open.ts';
import { copy } from '../search.ts';
import { OLD_VERSION, oldEngine } from '../../test/kit/old-engine.ts';
import { randomFrom } from '../../test/kit/random.ts';
import { freshState } from './fresh-state.ts';
import { isOpened, loadEngine, pinnedEngine } from './load-engine.ts';
import { pinnedAction } from './pinned-action.ts';
import { play } from './play.ts';
import { turn } from './turn.ts';

const engine = oldEngine();
const file = { versions: [OLD_VERSION], load: async () => ({ engine }) };

function action(text: string): ActionId {
  const id = parse(text);
  if (id === undefined) throw new RangeError(text);
  return id;
}

test('an engine is loaded once, and plays the versions it names', async () => {
  let loads = 0;
  const versions = ['0.7.0', '0.7.1'];
  const counted = {
    versions,
    load: async () => {
      loads++;
      return { engine: { ...engine, versions } };
    },
  };
  expect(await loadEngine('0.7.0', [counted])).toBe(true);
  expect(await loadEngine('0.7.1', [counted])).toBe(true);
  expect(loads).toBe(1);
  expect(pinnedEngine('0.7.1')?.versions).toEqual(versions);
  expect([isOpened('0.7.0'), isOpened('0.7.2'), isOpened(ENGINE_VERSION)]).toEqual([true, false, true]);
});

test('a version that this engine replays, or that no file names, loads nothing', async () => {
  const forbidden = {
    versions: [ENGINE_VERSION],
    load: () => Promise.reject(new Error('not to be loaded')),
  };
  expect(await loadEngine(ENGINE_VERSION, [forbidden])).toBe(true);
  expect(pinnedEngine(ENGINE_VERSION)).toBeUndefined();
  expect(await loadEngine('0.1.9', [forbidden])).toBe(true);
  expect(pinnedEngine('0.1.9')).toBeUndefined();
});

test('a file that cannot be fetched is no engine yet, and the next try may succeed', async () => {
  const gone = { versions: ['0.8.0'], load: () => Promise.reject(new Error('offline')) };
  expect(await loadEngine('0.8.0', [gone])).toBe(false);
  expect(
    await loadEngine('0.8.0', [{ ...gone, load: async () => ({ engine: { ...engine, versions: ['0.8.0'] } }) }]),
  ).toBe(true);
});

test.each([
  undefined,
  null,
  'engine',
  {},
  { engine: null },
  { engine: 'old' },
  { engine: {} },
  { engine: { ...engine, face: 2 } },
])('a file that holds no engine of this face is refused: %#', async (module) => {
  await expect(loadEngine('0.6.0', [{ versions: ['0.6.0'], load: async () => module }])).rejects.toThrow(
    'the file of engine 0.6.0 does not hold one',
  );
});

/** The same game by both engines, step by step. */
async function bothGames(look: (old: State, own: State) => void): Promise<void> {
  await loadEngine(OLD_VERSION, [file]);
  const old = freshState(OLD_VERSION, { players: 3 });
  const own = setup({ players: 3 });
  const random = randomFrom(5);
  const events: GameEvent[] = [];
  const ownEvents: GameEvent[] = [];
  const bank = dealer('0b');
  while (toAct(own).who !== 'nobody') {
    look(old, own);
    const open = legal(own);
    const chosen = toAct(own).who === 'chance' ? bank.deal(old) : open[random(open.length)];
    if (chosen === undefined) throw new RangeError('nothing is open');
    play(old, chosen, events);
    play(own, chosen, ownEvents);
  }
  expect(old.bytes).toEqual(own.bytes);
  expect(events).toEqual(ownEvents);
  expect(events.length).toBeGreaterThan(100);
}

test('a whole game is played by the engine it was begun with', async () => {
  const buffer = new Uint16Array(500);
  await bothGames((old, own) => {
    expect(toAct(old)).toEqual(toAct(own));
    expect(legal(old)).toEqual(legal(own));
    expect(legal(old, buffer)).toBe(legal(own).length);
    expect([...buffer.slice(0, legal(own).length)]).toEqual(legal(own));
    expect(explain(old, action('pass'))).toEqual(explain(own, action('pass')));
  });
});

test('what is read out comes from that engine too', async () => {
  await loadEngine(OLD_VERSION, [file]);
  const old = freshState(OLD_VERSION, { players: 2 });
  const own = setup({ players: 2 });
  expect(old.table.pinned).toBe(OLD_VERSION);
  expect(turn(old)).toBe(turn(own) + 1000);
  expect(view(old).round).toBe(9);
  expect(toText(old)).toBe(`old ${toText(own)}`);
  expect(score(old).seats[0]?.total).toBe((score(own).seats[0]?.total ?? 0) + 100);
  expect(choosePinned(old, 1)).toEqual([legal(own)[1]]);
  expect(choosePinned(own, 1)).toBeUndefined();
  // the same table for the same terms: an engine prepares it once
  expect(freshState(OLD_VERSION, { players: 2 }).table).toBe(old.table);
});

test('an action in place changes the given state alone', async () => {
  await loadEngine(OLD_VERSION, [file]);
  const old = freshState(OLD_VERSION, { players: 2 });
  const before = copy(old);
  play(old, action('start 1'));
  expect(old.bytes).not.toEqual(before.bytes);
  expect(view(old).startSeat).toBe(1);
});

test('a record is replayed by the engine it names', async () => {
  await loadEngine(OLD_VERSION, [file]);
  const record = { ...newRecord({ players: 2, options: STANDARD_OPTIONS }), engine: OLD_VERSION, entries: ['start 1'] };
  const opened = await openRecord(record);
  expect('game' in opened && opened.game.state.table.pinned).toBe(OLD_VERSION);
  expect(replay(record)).toHaveProperty('game.state.table.pinned', OLD_VERSION);
});

test('what is no record or no link says why', async () => {
  for (const value of [undefined, null, 7, 'a record', []])
    expect(await openRecord(value)).toHaveProperty('fault.code');
  expect(await openRecord({ ...newRecord({ players: 2, options: STANDARD_OPTIONS }), engine: '0.1.9' })).toEqual({
    fault: { code: 'engine-unknown', engine: '0.1.9' },
  });
  expect(await openLink('not a link')).toHaveProperty('fault.code');
});

test('an action that nobody knows is a fault of the engine', () => {
  expect(ACTIONS[pinnedAction('pass')]?.text).toBe('pass');
  expect(() => pinnedAction('fly 3')).toThrow('a pinned engine names an unknown action: fly 3');
});
