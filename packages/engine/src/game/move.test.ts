import { named } from '../../test/kit/readable.ts';
import { replay } from '../record/replay.ts';
import { legal, toAct } from '../search.ts';
import { explain } from '../legality/explain.ts';
import { describe, expect, test } from 'vitest';
import { ACTIONS, play, preview, tryPlay, undo, whyNot, type Game, type Played } from '../index.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';

const PLAN = { players: 3, seed: SEED, choices: 5 };
const finished = playedGame(PLAN);

function gameOf(value: unknown): Game {
  const checked = replay(value);
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}
const upTo = (entries: number): Game => gameOf({ ...finished, entries: finished.entries.slice(0, entries) });

const seeded = (game: Game): Game => ({ ...game, seed: SEED });
const played = (game: Game, text = ''): Played => play(game, named(text));

/** The first entry of a seat that chance follows. */
const beforeRefill = finished.entries.findIndex(
  (text, index) => text.startsWith('land') && finished.entries[index + 1]?.startsWith('deal') === true,
);

describe('play', () => {
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
    for (const each of refused) {
      const refusal = whyNot(game, each);
      expect(tryPlay(game, each)).toEqual({ refusal });
      expect(() => play(game, each)).toThrow(expect.objectContaining({ name: 'IllegalAction', refusal }));
    }
    expect({ ...game, state: game.state.bytes }).toEqual(before);
    expect(tryPlay(gameOf(finished), named('pass'))).toEqual({ refusal: { code: 'game-over', rule: '11.4' } });
  });

  test('the game it is given stays as it was', () => {
    const game = upTo(80);
    const [action] = legal(game.state);
    tryPlay(game, action ?? named('pass'));
    expect(game).toEqual(upTo(80));
  });

  test('it tells what happened, entry by entry and all together', () => {
    const game = upTo(beforeRefill);
    const text = finished.entries[beforeRefill];
    const next = played(game, text);
    expect(next.events).toEqual(preview(game, named(text ?? '')).events);
    expect(next.steps).toEqual([{ entry: next.game.line.at(-1), before: game.state, events: next.events }]);
  });

  test('a game that knows no seed waits for the deals, one that does makes them', () => {
    const game = upTo(beforeRefill);
    const text = finished.entries[beforeRefill];
    expect(toAct(played(game, text).game.state).who).toBe('chance');
    const { game: dealt, steps, events } = played(seeded(game), text);
    expect(toAct(dealt.state).who).toBe('seat');
    expect(steps.length).toBeGreaterThan(1);
    expect(dealt).toEqual(seeded(upTo(beforeRefill + steps.length)));
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
    expect(() => play(game, named(others[0] ?? ''))).toThrow('the seed of this game deals otherwise');
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
    if ('fault' in undone) throw new Error(JSON.stringify(undone));
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
    expect(undo(game, consent - 1)).toEqual({
      fault: { code: 'undo-refused', entry, to: consent - 1, earliest: consent },
    });
    expect(undo(game, entry)).toMatchObject({ fault: { code: 'undo-refused' } });
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
