import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  advance,
  dealer,
  explain,
  legal,
  parse,
  preview,
  replay,
  toAct,
  undo,
  type ActionId,
  type Advanced,
  type Game,
} from '../index.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';

const PLAN = { players: 3, seed: SEED, choices: 5 };
const finished = playedGame(PLAN);

function gameOf(value: unknown): Game {
  const checked = replay(value);
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}
const upTo = (entries: number): Game => gameOf({ ...finished, entries: finished.entries.slice(0, entries) });

function idOf(text = ''): ActionId {
  const id = parse(text);
  if (id === undefined) throw new RangeError(text);
  return id;
}

function played(game: Game, text: string | undefined, seed?: string): Advanced {
  const next = advance(game, idOf(text), seed === undefined ? undefined : dealer(seed));
  if ('code' in next) throw new Error(JSON.stringify(next));
  return next;
}

/** The first entry of a seat that chance follows. */
const beforeRefill = finished.entries.findIndex(
  (text, index) => text.startsWith('land') && finished.entries[index + 1]?.startsWith('deal') === true,
);

describe('advance', () => {
  test('a game played entry by entry is the one its record replays to', () => {
    let game = upTo(0);
    for (const text of finished.entries) game = played(game, text).game;
    expect(game).toEqual(gameOf(finished));
    expect(game.closing).toBeDefined();
  });

  test('what is not legal is refused with the reason, and nothing changes', () => {
    const game = upTo(80);
    const before = structuredClone({ ...game, state: game.state.bytes });
    const refused = ACTIONS.filter(({ id }) => explain(game.state, id) !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    for (const { id } of refused) expect(advance(game, id)).toEqual(explain(game.state, id));
    expect({ ...game, state: game.state.bytes }).toEqual(before);
    expect(advance(gameOf(finished), idOf('pass'))).toEqual({ code: 'game-over' });
  });

  test('the game it is given stays as it was', () => {
    const game = upTo(80);
    const [action] = legal(game.state);
    advance(game, action ?? idOf('pass'));
    expect(game).toEqual(upTo(80));
  });

  test('it tells what happened, entry by entry and all together', () => {
    const game = upTo(beforeRefill);
    const text = finished.entries[beforeRefill];
    const next = played(game, text);
    expect(next.events).toEqual(preview(game.state, idOf(text)).events);
    expect(next.steps).toEqual([{ entry: next.game.line.at(-1), before: game.state, events: next.events }]);
  });

  test('without a dealer the game waits for the deals, with one they are made', () => {
    const game = upTo(beforeRefill);
    const text = finished.entries[beforeRefill];
    expect(toAct(played(game, text).game.state).who).toBe('chance');
    const { game: dealt, steps, events } = played(game, text, SEED);
    expect(toAct(dealt.state).who).toBe('seat');
    expect(steps.length).toBeGreaterThan(1);
    expect(dealt).toEqual(upTo(beforeRefill + steps.length));
    expect(dealt.line.slice(game.line.length)).toEqual(steps.map(({ entry }) => entry));
    expect(events.filter(({ type }) => type === 'dealt')).toHaveLength(steps.length - 1);
  });

  test('a record that states its seed is dealt from it', () => {
    const game = gameOf({ ...finished, entries: finished.entries.slice(0, beforeRefill), seed: SEED });
    const { game: dealt } = played(game, finished.entries[beforeRefill]);
    expect(toAct(dealt.state).who).toBe('seat');
    expect(dealt.fair).toBe('verified');
    expect(dealt).toEqual(gameOf(dealt.record));
  });

  test('such a record cannot be dealt otherwise', () => {
    const game = gameOf({ ...finished, entries: [], seed: SEED });
    const [expected = '', ...others] = ['start 0', 'start 1', 'start 2'].toSorted((text) =>
      text === finished.entries[0] ? -1 : 1,
    );
    expect(() => advance(game, idOf(others[0]))).toThrow('the seed of this game deals otherwise');
    expect(played(game, expected).game.line.length).toBeGreaterThan(1);
  });

  test('the checks of a record cover the entries it had, and no longer hold', () => {
    const { closing } = gameOf(finished);
    const stated = gameOf({ ...finished, checks: closing?.checks });
    const open: Game = { ...upTo(80), record: { ...stated.record, entries: finished.entries.slice(0, 80) } };
    const { record } = played(open, finished.entries[80]).game;
    expect(record).not.toHaveProperty('checks');
    expect(gameOf(record)).toEqual(upTo(81));
  });
});

describe('undo', () => {
  const back = (game: Game, to: number): Game => {
    const undone = undo(game, to);
    if ('code' in undone) throw new Error(JSON.stringify(undone));
    return undone.game;
  };
  const own = Array.from({ length: finished.entries.length }, (_, entries) => upTo(entries)).find(
    ({ undo: { free }, line }) => line.length - free >= 3,
  );
  const game = own ?? upTo(0);

  test('leads back to the game before the entry, which the record keeps', () => {
    const { free } = game.undo;
    for (let to = free; to < game.line.length; to++) {
      const undone = back(game, to);
      expect(undone.state).toEqual(upTo(to).state);
      expect(undone.line).toEqual(upTo(to).line);
      expect(undone.record.entries).toEqual([...game.record.entries, `undo ${to}`]);
      expect(undone).toEqual(gameOf(undone.record));
    }
    expect(game.line.length - free).toBeGreaterThanOrEqual(3);
  });

  test('reaches as far as the others may consent, and no further', () => {
    const { consent } = game.undo;
    const entry = game.record.entries.length;
    expect(undo(game, consent - 1)).toEqual({ code: 'undo-refused', entry, to: consent - 1, earliest: consent });
    expect(undo(game, entry)).toMatchObject({ code: 'undo-refused' });
    expect(back(game, consent).line).toHaveLength(consent);
  });

  test('the game it is given stays as it was, and a game continues from it', () => {
    const before = gameOf(game.record);
    const undone = back(game, game.undo.free);
    expect(game).toEqual(before);
    const again = played(undone, game.record.entries[game.undo.free]).game;
    expect(again.line.at(-1)?.seq).toBe(game.record.entries.length + 1);
    expect(again).toEqual(gameOf(again.record));
  });

  test('a record that states checks loses them', () => {
    const { closing } = gameOf(finished);
    const undone = back({ ...game, record: { ...game.record, checks: closing?.checks ?? '' } }, game.undo.free);
    expect(undone.record).not.toHaveProperty('checks');
  });
});
