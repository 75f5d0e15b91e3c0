import { replay } from '../record/replay.ts';
import { dealer } from '../fair.ts';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  preview,
  score,
  STANDARD_FIGURES,
  STANDARD_OPTIONS,
  view,
  type Game,
  type GameRecord,
  type Step,
  parseAction,
} from '../index.ts';
import { copy, toAct } from '../search.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';
import { changeMoney } from '../state/seat-bytes.ts';
import { seatOf } from '../words/seat.ts';

const PLAN = { players: 2, seed: SEED, choices: 7 };
const finished = () => playedGame(PLAN);
const opening = () => playedGame({ ...PLAN, entries: 60 });

function gameOf(value: unknown, from?: Game): Game {
  const checked = replay(value, { from });
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return checked.game;
}
const faultOf = (value: unknown, from?: Game) => {
  const checked = replay(value, { from });
  return 'fault' in checked ? checked.fault : undefined;
};
const withEntry = (record: GameRecord, index: number, text: string): GameRecord => ({
  ...record,
  entries: record.entries.with(index, text),
});

describe('folding', () => {
  test('a record leads to the position its entries lead to', () => {
    const { state, line, record } = gameOf(opening());
    expect(record).toEqual(opening());
    expect(line.map(({ action }) => ACTIONS[action]?.text)).toEqual(opening().entries);
    expect(line.map(({ seq }) => seq)).toEqual(opening().entries.map((_, seq) => seq));
    expect(line[0]).toEqual({ seq: 0, action: parseAction(opening().entries[0] ?? '')?.id, seat: 'chance', turn: 0 });
    const lastChance = line.findLastIndex(({ seat }) => seat === 'chance');
    const start = view(state).startSeat;
    expect(line[lastChance + 1]).toMatchObject({ seat: start, turn: 1 });
    expect(toAct(state).who).toBe('seat');
  });

  test('the deals need no secret: without a seed they are committed, or open without a commitment', () => {
    const { commitment: _, ...open } = opening();
    expect(gameOf(opening()).fair).toBe('committed');
    expect(gameOf(open).fair).toBe('open');
    expect(gameOf({ ...opening(), seed: SEED }).fair).toBe('verified');
    expect(gameOf({ ...open, seed: SEED }).fair).toBe('verified');
  });

  test('own figures are the ones the game is played with', () => {
    const figures = { ...STANDARD_FIGURES, startingMoney: [20, 30, 40, 50] };
    const options = { ...STANDARD_OPTIONS, start: 'first' };
    const { state } = gameOf({ ...opening(), options, figures, entries: [] });
    expect(view(state).seats.map(({ money }) => money)).toEqual([20, 30]);
  });

  test('a text that is no action is named with its place', () => {
    expect(faultOf(withEntry(opening(), 3, 'dance'))).toEqual({ code: 'entry-unknown', entry: 3, text: 'dance' });
    expect(faultOf(withEntry(opening(), 3, 'undo 01'))).toMatchObject({ code: 'entry-unknown', text: 'undo 01' });
    expect(faultOf(withEntry(opening(), 3, 'undo -1'))).toMatchObject({ code: 'entry-unknown' });
    expect(faultOf(withEntry(opening(), 3, 'undo 1 '))).toMatchObject({ code: 'entry-unknown' });
    expect(faultOf(withEntry(opening(), 3, ' undo 1'))).toMatchObject({ code: 'entry-unknown' });
    expect(faultOf(withEntry(opening(), 3, 'undo 1234567890'))).toMatchObject({ code: 'entry-unknown' });
  });

  test('an action that is not legal is refused with its place and the reason', () => {
    expect(faultOf(withEntry(opening(), 0, 'start 3'))).toEqual({
      code: 'entry-refused',
      entry: 0,
      text: 'start 3',
      refusal: { code: 'no-such-seat', seat: 3 },
    });
    expect(faultOf({ ...finished(), entries: [...finished().entries, 'pass'] })).toEqual({
      code: 'entry-refused',
      entry: finished().entries.length,
      text: 'pass',
      refusal: { code: 'game-over' },
    });
  });
});

describe('the seed', () => {
  test('a finished game with its seed is verified deal by deal', () => {
    expect(gameOf({ ...finished(), seed: SEED }).fair).toBe('verified');
  });

  test('a seed that does not hash to the commitment is refused', () => {
    expect(faultOf({ ...finished(), seed: SEED.replace('0', '1') })).toEqual({ code: 'commitment-mismatch' });
    expect(faultOf({ ...finished(), seed: SEED, commitment: 'ab'.repeat(32) })).toEqual({
      code: 'commitment-mismatch',
    });
  });

  test('a deal that the seed does not give is refused, with the one it gives', () => {
    const [expected = ''] = opening().entries;
    const text = expected === 'start 0' ? 'start 1' : 'start 0';
    expect(faultOf({ ...withEntry(opening(), 0, text), seed: SEED })).toEqual({
      code: 'deal-mismatch',
      entry: 0,
      text,
      expected,
    });
  });

  test('choices of seats are not held against the seed', () => {
    const other = playedGame({ ...PLAN, choices: 8 });
    expect(other.entries).not.toEqual(finished().entries);
    expect(gameOf({ ...other, seed: SEED }).fair).toBe('verified');
  });

  test('a game dealt from another seed is found out', () => {
    const other = '11'.repeat(32);
    const record = { ...finished(), commitment: dealer(other).commitment, seed: other };
    expect(faultOf(record)?.code).toBe('deal-mismatch');
  });
});

describe('steps', () => {
  const stepsOf = (value: unknown, from?: Game): readonly Step[] => {
    const checked = replay(value, { from });
    if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
    return checked.steps;
  };

  test('every entry in force comes with the position it was made in and what it brought about', () => {
    const game = gameOf(opening());
    const steps = stepsOf(opening());
    expect(steps.map(({ entry }) => entry)).toEqual(game.line);
    for (const [index, { entry, before, events }] of steps.entries()) {
      const shown = preview(before, entry.action);
      expect(events).toEqual(shown.events);
      expect((steps[index + 1]?.before ?? game.state).bytes).toEqual(shown.state.bytes);
    }
  });

  test('of a game that goes on from an earlier one, only what is new', () => {
    const longer = playedGame({ ...PLAN, entries: 70 });
    expect(stepsOf(longer, gameOf(opening()))).toEqual(stepsOf(longer).slice(60));
    expect(stepsOf(opening(), gameOf(opening()))).toEqual([]);
  });

  test('what was taken back is not among them, wherever the earlier game stood', () => {
    const before = gameOf(opening());
    const { free } = before.undo;
    expect(free).toBeLessThan(60);
    const undone = { ...opening(), entries: [...opening().entries, `undo ${free}`] };
    expect(stepsOf(undone)).toEqual(stepsOf(opening()).slice(0, free));
    expect(stepsOf(undone, before)).toEqual([]);
    const again = { ...undone, entries: [...undone.entries, opening().entries[free] ?? ''] };
    expect(stepsOf(again).map(({ entry }) => entry.seq)).toEqual([...Array(free).keys(), 61]);
    expect(stepsOf(again, before).map(({ entry }) => entry.seq)).toEqual([61]);
    expect(stepsOf(again, gameOf(undone))).toEqual(stepsOf(again, before));
  });
});

describe('a dealer', () => {
  const start = () => playedGame({ ...PLAN, entries: 0 });
  const dealt = (value: unknown, from?: Game) => {
    const checked = replay(value, { from, seed: SEED });
    if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
    return checked;
  };

  test('makes the deals that are due at the end', () => {
    const { game, steps } = dealt(start());
    expect(toAct(game.state)).toMatchObject({ who: 'seat', decision: 'walk' });
    expect(steps.map(({ entry }) => entry)).toEqual(game.line);
    expect(gameOf({ ...game.record, seed: SEED }).fair).toBe('verified');
    expect(dealt(game.record, game)).toEqual({ game, steps: [] });
  });

  test('continues where a record stops in the middle of the deals', () => {
    const { game } = dealt(start());
    const half = { ...start(), entries: game.record.entries.slice(0, 20) };
    expect(dealt(half).game).toEqual(game);
    expect(dealt(half, gameOf(half)).steps).toHaveLength(game.line.length - 20);
  });
});

describe('going on from a game replayed earlier', () => {
  const before = () => gameOf(opening());
  const longer = () => playedGame({ ...PLAN, entries: 70 });

  /** The same game with a florin added to its position: a game that continues from it shows the florin. */
  const marked = (game: Game): Game => {
    const state = copy(game.state);
    changeMoney(state, seatOf(0), 100);
    return { ...game, state };
  };
  const money = (game: Game): number => view(game.state).seats[0]?.money ?? 0;

  test('gives the same as replaying everything, and leaves the earlier game alone', () => {
    const earlier = before();
    const bytes = earlier.state.bytes.slice();
    const { length } = earlier.line;
    expect(gameOf(longer(), earlier)).toEqual(gameOf(longer()));
    expect(earlier.state.bytes).toEqual(bytes);
    expect(earlier.line).toHaveLength(length);
  });

  test('only the new entries are folded', () => {
    expect(money(gameOf(longer(), marked(before())))).toBe(money(gameOf(longer())) + 100);
    expect(money(gameOf(opening(), marked(before())))).toBe(money(before()) + 100);
  });

  test('a record with another head, seed or earlier entries is replayed from the start', () => {
    const expected = money(gameOf(longer()));
    const { commitment: _, ...open } = longer();
    expect(money(gameOf(open, marked(before())))).toBe(expected);
    expect(money(gameOf({ ...longer(), seed: SEED }, marked(before())))).toBe(expected);
    const shorter = playedGame({ ...PLAN, entries: 50 });
    expect(money(gameOf(shorter, marked(before())))).toBe(money(gameOf(shorter)));
    const other = playedGame({ ...PLAN, choices: 9, entries: 70 });
    expect(money(gameOf(other, marked(before())))).toBe(money(gameOf(other)));
  });

  test('faults in the new entries have their place in the whole record', () => {
    expect(faultOf({ ...opening(), entries: [...opening().entries, 'start 0'] }, before())).toEqual({
      code: 'entry-refused',
      entry: 60,
      text: 'start 0',
      refusal: { code: 'not-a-choice', kind: 'start' },
    });
  });
});

describe('the end', () => {
  test('a finished game states its result and its checks, an unfinished one does not', () => {
    const { closing, state } = gameOf(finished());
    const { seats, winners, decidedBy } = score(state);
    expect(closing?.result).toEqual({ totals: seats.map(({ total }) => total), winners, decidedBy });
    expect(closing?.checks.split(' ')).toHaveLength(1 + Math.ceil(finished().entries.length / 10));
    expect(gameOf(opening())).not.toHaveProperty('closing');
  });

  test('a record that states a wrong result is refused, field by field', () => {
    const { closing } = gameOf(finished());
    if (closing === undefined) throw new Error('the game is finished');
    const { result } = closing;
    const stating = (change: object) => faultOf({ ...finished(), result: { ...result, ...change } });
    expect(stating({})).toBeUndefined();
    expect(stating({ totals: result.totals.map((total) => total + 1) })).toEqual({
      code: 'result-mismatch',
      field: 'totals',
    });
    expect(stating({ winners: [1 - (result.winners[0] ?? 0)] })).toEqual({ code: 'result-mismatch', field: 'winners' });
    expect(stating({ decidedBy: 'withdrawal' })).toEqual({ code: 'result-mismatch', field: 'decidedBy' });
  });

  test('a result before the end is refused', () => {
    const { closing } = gameOf(finished());
    expect(faultOf({ ...opening(), result: closing?.result })).toEqual({ code: 'result-early' });
  });
});
