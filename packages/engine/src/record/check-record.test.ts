import { replay } from '../record/replay.ts';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, STANDARD_OPTIONS } from '../index.ts';

const RECORD = {
  format: 3,
  edition: 2,
  players: 2,
  options: STANDARD_OPTIONS,
  figures: 'standard',
  entries: [],
} as const;

const faultOf = (value: unknown) => {
  const checked = replay(value);
  return 'fault' in checked ? checked.fault : undefined;
};
const changed = (change: Readonly<Record<string, unknown>>) => faultOf({ ...RECORD, ...change });
const malformed = (field: string) => ({ code: 'field-malformed', field });

describe('the form of a record', () => {
  test('the smallest record is accepted', () => {
    expect(faultOf(RECORD)).toBeUndefined();
  });

  test.each([undefined, null, 'record', 7, [], [RECORD]])('%j is no record', (value) => {
    expect(faultOf(value)).toEqual({ code: 'not-a-record' });
  });

  test.each(['format', 'edition', 'players', 'options', 'figures', 'entries'])('the field %s is needed', (field) => {
    expect(changed({ [field]: undefined })).toEqual({ code: 'field-missing', field });
  });

  test.each(['commitment', 'seed', 'result', 'checks'])('the field %s may be absent', (field) => {
    expect(changed({ [field]: undefined })).toBeUndefined();
  });

  test('an unknown field is refused by name, even one every object inherits', () => {
    expect(changed({ winner: 1 })).toEqual({ code: 'field-unknown', field: 'winner' });
    expect(changed({ toString: 1 })).toEqual({ code: 'field-unknown', field: 'toString' });
  });

  test.each(['1', 1.5, null])('a format of %j is malformed', (format) => {
    expect(changed({ format })).toEqual(malformed('format'));
  });

  test('another format is named', () => {
    expect(changed({ format: 4 })).toEqual({ code: 'format-unknown', format: 4 });
    expect(changed({ format: 0 })).toEqual({ code: 'format-unknown', format: 0 });
  });

  test('the edition is one that exists', () => {
    expect(changed({ edition: 1 })).toBeUndefined();
    expect(changed({ edition: 99 })).toEqual({ code: 'edition-unknown', edition: 99 });
    expect(changed({ edition: '2' })).toEqual(malformed('edition'));
  });

  test('3.4, 11.1, 11.3 rulings of their own are some that there are', () => {
    const rulings = { withdraw: 'turn', ending: 'before-last-refill' };
    expect(changed({ rulings })).toBeUndefined();
    expect(changed({ rulings: { recruitSlide: 'toGap' } })).toBeUndefined();
    expect(changed({ rulings: { ...rulings, ending: 'never' } })).toEqual(malformed('rulings'));
    expect(changed({ rulings: { ...rulings, shuffle: 'never' } })).toEqual(malformed('rulings'));
    expect(changed({ rulings: ['turn'] })).toEqual(malformed('rulings'));
    expect(changed({ rulings: null })).toEqual(malformed('rulings'));
  });

  test('2.1 players must be 2, 3 or 4', () => {
    for (const players of [1, 5, 2.5, '2', null]) expect(changed({ players })).toEqual(malformed('players'));
    for (const players of [2, 3, 4]) expect(changed({ players })).toBeUndefined();
  });

  test('every option must be there, and nothing else', () => {
    const options = (change: Readonly<Record<string, unknown>>) =>
      changed({ options: { ...STANDARD_OPTIONS, ...change } });
    expect(options({ start: 'first', arranged: true, expert: true, openHiring: true })).toBeUndefined();
    expect(options({ start: 'last' })).toEqual(malformed('options'));
    expect(options({ arranged: 1 })).toEqual(malformed('options'));
    expect(options({ expert: 'no' })).toEqual(malformed('options'));
    expect(options({ openHiring: null })).toEqual(malformed('options'));
    expect(options({ fast: true })).toEqual(malformed('options'));
    expect(changed({ options: { start: 'first', arranged: false, expert: false } })).toEqual(malformed('options'));
    expect(changed({ options: { start: 'first', arranged: false, expert: false, open: true } })).toEqual(
      malformed('options'),
    );
    for (const value of [null, 'standard', []]) expect(changed({ options: value })).toEqual(malformed('options'));
  });

  test('figures are the word standard or a whole set that can be played', () => {
    expect(changed({ figures: STANDARD_FIGURES })).toBeUndefined();
    for (const figures of ['own', 3, null, []]) expect(changed({ figures })).toEqual(malformed('figures'));
    expect(changed({ figures: { ...STANDARD_FIGURES, steps: 0 } })).toEqual({
      code: 'figures-unplayable',
      fault: { code: 'figure-out-of-range', figure: 'steps', least: 2, most: 15 },
    });
  });

  test('a commitment has 64 lower-case hexadecimal digits', () => {
    expect(changed({ commitment: 'ab'.repeat(32) })).toBeUndefined();
    for (const commitment of ['ab'.repeat(31), 'ab'.repeat(33), 'AB'.repeat(32), 'xy'.repeat(32), 5, null]) {
      expect(changed({ commitment })).toEqual(malformed('commitment'));
    }
  });

  test('a seed has an even number of such digits', () => {
    expect(changed({ seed: '00' })).toBeUndefined();
    for (const seed of ['', '0', 'GG', 0, 12, null]) expect(changed({ seed })).toEqual(malformed('seed'));
  });

  test('entries are a list of texts', () => {
    for (const entries of ['start 0', [0], ['start 0', null], {}, null]) {
      expect(changed({ entries })).toEqual(malformed('entries'));
    }
  });

  test('a result has totals, winners and the step that decided', () => {
    const result = (change: Readonly<Record<string, unknown>>) =>
      changed({ result: { totals: [1, 2], winners: [1], decidedBy: 'points', ...change } });
    // well formed, it is refused for coming before the end
    expect(result({})).toEqual({ code: 'result-early' });
    expect(result({ totals: [-5, 0], winners: [0, 3] })).toEqual({ code: 'result-early' });
    expect(result({ totals: [1.5, 2] })).toEqual(malformed('result'));
    expect(result({ totals: 3 })).toEqual(malformed('result'));
    expect(result({ winners: [4] })).toEqual(malformed('result'));
    expect(result({ winners: [-1] })).toEqual(malformed('result'));
    expect(result({ winners: ['1'] })).toEqual(malformed('result'));
    expect(result({ decidedBy: 3 })).toEqual(malformed('result'));
    expect(result({ moves: 3 })).toEqual(malformed('result'));
    expect(changed({ result: 'won' })).toEqual(malformed('result'));
  });

  test('checks are a text', () => {
    expect(changed({ checks: 12 })).toEqual(malformed('checks'));
    expect(changed({ checks: [] })).toEqual(malformed('checks'));
  });
});

describe('records of earlier formats', () => {
  const { format: _format, edition: _edition, ...agreed } = RECORD;
  const FIRST = { ...agreed, format: 1, engine: '1.0.0' };
  const SECOND = { ...agreed, format: 2, engine: '1.1.0', edition: 2 };
  const opened = (value: unknown) => {
    const replayed = replay(value);
    return 'fault' in replayed ? replayed : replayed.game.record;
  };

  test('become records of this one: format 1 had the rules of edition 1', () => {
    expect(opened(FIRST)).toEqual({ ...RECORD, edition: 1 });
    expect(opened(SECOND)).toEqual(RECORD);
    expect(opened({ ...SECOND, edition: 1 })).toEqual({ ...RECORD, edition: 1 });
  });

  test('lose their checks, which covered the engine', () => {
    expect(opened({ ...SECOND, checks: 'c0ffee00' })).toEqual(RECORD);
    expect(changed({ checks: 'c0ffee00' })).toEqual({ code: 'head-changed' });
  });

  test('a name for the engine has no place in the present format', () => {
    expect(changed({ engine: '1.1.0' })).toEqual({ code: 'field-unknown', field: 'engine' });
  });

  test('may have figures that fall, which are refused now', () => {
    const figures = { ...STANDARD_FIGURES, florins: [7, 6, 9, 10, 11, 12, 13, 14, 15] };
    expect(faultOf({ ...FIRST, figures })).toBeUndefined();
    const fault = { code: 'figure-falls', figure: 'florins' };
    expect(changed({ figures })).toMatchObject({ code: 'figures-unplayable', fault });
  });
});
