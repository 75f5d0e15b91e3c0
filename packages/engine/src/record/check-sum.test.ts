import { replay } from '../record/replay.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { STANDARD_FIGURES, type GameRecord, type RecordFault } from '../index.ts';
import { playedGame, SEED } from '../../test/kit/finished-game.ts';
import { toHex } from '../fair/bytes.ts';
import { checkSums } from './check-sum.ts';

/** A finished game with everything its record may state. */
function closed(): GameRecord {
  const record = playedGame({ players: 3, seed: SEED, choices: 3 });
  const checked = replay(record);
  if ('fault' in checked || checked.game.closing === undefined) throw new Error('the game is finished');
  return { ...record, seed: SEED, ...checked.game.closing };
}

const faultOf = (record: unknown): RecordFault | undefined => {
  const checked = replay(record);
  return 'fault' in checked ? checked.fault : undefined;
};

describe('the checks', () => {
  test('a closed record with seed, result and checks is accepted', () => {
    const record = closed();
    expect(faultOf(record)).toBeUndefined();
  });

  test('each is eight digits of a chain of SHA-256: the head, then ten entries at a time', () => {
    const record = closed();
    const { format, edition, players, commitment } = record;
    const options = [
      ['arranged', false],
      ['expert', false],
      ['openHiring', false],
      ['start', 'random'],
    ];
    const hash = (...parts: (string | Uint8Array)[]): Uint8Array =>
      parts.reduce((digest, part) => digest.update(part), createHash('sha256')).digest();
    const head = hash(JSON.stringify([format, edition, players, options, 'standard', null, commitment]));
    const first = hash(head, record.entries.slice(0, 10).join('\n'));
    const second = hash(first, record.entries.slice(10, 20).join('\n'));
    const digits = [head, first, second].map((digest) => toHex(digest).slice(0, 8));
    expect(record.checks?.split(' ').slice(0, 3)).toEqual(digits);
  });

  test('figures give the same checks whatever order their names are written in', () => {
    const record = closed();
    const turned = (value: object): Record<string, unknown> => Object.fromEntries(Object.entries(value).toReversed());
    const figures = { ...STANDARD_FIGURES, discs: 9 };
    const reversed = { ...figures, ...turned(figures), tiles: turned(figures.tiles) };
    const straight = checkSums({ ...record, figures });
    expect(checkSums(JSON.parse(JSON.stringify({ ...record, figures: turned(reversed) })))).toBe(straight);
    expect(checkSums({ ...record, figures: STANDARD_FIGURES })).not.toBe(straight);
  });

  test('own figures are part of the head, their names in order', () => {
    const figures = { ...STANDARD_FIGURES, discs: 9 };
    const inOrder = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const spelt = inOrder({ ...figures, bookPrestige: inOrder(figures.bookPrestige), tiles: inOrder(figures.tiles) });
    const record = { ...closed(), figures };
    const digits = (head: readonly unknown[]) =>
      createHash('sha256').update(JSON.stringify(head)).digest('hex').slice(0, 8);
    const agreed = [3, record.edition, 3, inOrder(record.options), spelt, null, record.commitment];
    expect(checkSums(record).slice(0, 8)).toBe(digits(agreed));
  });

  test('a record of exactly ten entries has two checks, of eleven three, of none one', () => {
    const record = closed();
    const sums = (count: number) => checkSums({ ...record, entries: record.entries.slice(0, count) }).split(' ').length;
    expect([sums(0), sums(1), sums(10), sums(11), sums(20)]).toEqual([1, 2, 2, 3, 3]);
  });
});

describe('an altered record says where', () => {
  test('any entry: the block of ten it stands in', () => {
    const record = closed();
    const places = record.entries.map((text, index) => {
      const altered = record.entries.with(index, text === 'pass' ? 'money' : 'pass');
      return faultOf({ ...record, entries: altered });
    });
    const blocks = record.entries.map((_, index) => {
      const from = index - (index % 10);
      return { code: 'entries-changed', from, to: Math.min(from + 10, record.entries.length) - 1 };
    });
    expect(places).toEqual(blocks);
  });

  test('two entries exchanged, one left out, one put in', () => {
    const record = closed();
    const { entries } = record;
    const exchanged = entries.with(40, entries[41] ?? '').with(41, entries[40] ?? '');
    expect(faultOf({ ...record, entries: exchanged })).toEqual({ code: 'entries-changed', from: 40, to: 49 });
    expect(faultOf({ ...record, entries: entries.toSpliced(57, 1) })).toMatchObject({ from: 50 });
    expect(faultOf({ ...record, entries: entries.toSpliced(57, 0, 'pass') })).toMatchObject({ from: 50 });
  });

  test('entries cut off at the end, whole blocks too, or added', () => {
    const record = closed();
    const { entries } = record;
    const blocks = Math.floor((record.entries.length - 1) / 10);
    expect(faultOf({ ...record, entries: entries.slice(0, -1) })).toMatchObject({
      code: 'entries-changed',
      from: record.entries.length % 10 === 1 ? record.entries.length - 1 : 10 * blocks,
    });
    expect(faultOf({ ...record, entries: entries.slice(0, 10 * blocks) })).toMatchObject({
      code: 'entries-changed',
      from: 10 * blocks,
    });
    expect(faultOf({ ...record, entries: [...entries, 'pass'] })).toMatchObject({ code: 'entries-changed' });
  });

  test('what was agreed before the first entry: the head', () => {
    const record = closed();
    const { commitment: _, seed: __, ...open } = record;
    const head = { code: 'head-changed' };
    expect(faultOf({ ...record, players: 4 })).toEqual(head);
    expect(faultOf({ ...record, options: { ...record.options, start: 'first' } })).toEqual(head);
    expect(faultOf({ ...record, options: { ...record.options, arranged: true } })).toEqual(head);
    expect(faultOf({ ...record, options: { ...record.options, expert: true } })).toEqual(head);
    expect(faultOf({ ...record, options: { ...record.options, openHiring: true } })).toEqual(head);
    expect(faultOf({ ...record, figures: { ...STANDARD_FIGURES, flipPenalty: 6 } })).toEqual(head);
    expect(faultOf(open)).toEqual(head);
    expect(faultOf({ ...open, commitment: 'ab'.repeat(32) })).toEqual(head);
    expect(faultOf({ ...record, edition: 1 })).toEqual(head);
    expect(faultOf({ ...record, rulings: { withdraw: 'turn', ending: 'after-last-refill' } })).toEqual(head);
    expect(faultOf({ ...record, format: 4 })).toEqual({ code: 'format-unknown', format: 4 });
  });

  test('the seed, the commitment, the result', () => {
    const record = closed();
    expect(faultOf({ ...record, seed: '00'.repeat(32) })).toEqual({ code: 'commitment-mismatch' });
    expect(faultOf({ ...record, commitment: '00'.repeat(32) })).toEqual({ code: 'commitment-mismatch' });
    expect(faultOf({ ...record, result: { ...record.result, totals: [0, 0, 0] } })).toEqual({
      code: 'result-mismatch',
      field: 'totals',
    });
  });

  test('the checks themselves: the first that differs, one too few, one too many', () => {
    const record = closed();
    const sums = record.checks?.split(' ') ?? [];
    const stating = (checks: string[]) => faultOf({ ...record, checks: checks.join(' ') });
    expect(stating(sums.with(0, '00000000'))).toEqual({ code: 'head-changed' });
    expect(stating(sums.with(3, '00000000'))).toEqual({ code: 'entries-changed', from: 20, to: 29 });
    expect(stating(sums.slice(0, -1))).toMatchObject({ code: 'entries-changed', to: record.entries.length - 1 });
    expect(stating([...sums, '00000000'])).toMatchObject({ code: 'entries-changed', from: 10 * (sums.length - 1) });
  });

  test('without checks a change is found where the replay fails', () => {
    const record = closed();
    const { checks: _, ...unchecked } = record;
    expect(faultOf(unchecked)).toBeUndefined();
    expect(faultOf({ ...unchecked, entries: unchecked.entries.with(5, 'pass') })).toMatchObject({
      code: 'entry-refused',
      entry: 5,
    });
  });
});
