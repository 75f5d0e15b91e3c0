import { replay } from '../record/replay.ts';
import { newRecord } from '../record/new-record.ts';
import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION, STANDARD_OPTIONS } from '../index.ts';

describe('a new record', () => {
  test('is of the newest edition and names nothing that it has from there', () => {
    expect(newRecord({ players: 3 })).toEqual({
      format: 3,
      edition: NEWEST_EDITION.number,
      players: 3,
      options: STANDARD_OPTIONS,
      figures: 'standard',
      entries: [],
    });
  });

  test('11.1, 11.3 carries rulings of its own, and is played by them', () => {
    const rulings = { withdraw: 'turn', ending: 'before-last-refill' } as const;
    const record = newRecord({ players: 2, rulings });
    expect(record.rulings).toEqual(rulings);
    expect(replay(record)).toMatchObject({ game: { state: { table: { rulings } } } });
  });

  test('carries the promise of the dealer, if there is one', () => {
    expect(newRecord({ players: 2, commitment: 'ab' })).toHaveProperty('commitment', 'ab');
    expect(newRecord({ players: 2, commitment: null })).not.toHaveProperty('commitment');
  });

  test('11.3 may be of an earlier edition, and is played by its rulings', () => {
    const record = newRecord({ players: 2, edition: 1 });
    expect(replay(record)).toMatchObject({ game: { state: { table: { rulings: { withdraw: 'turn' } } } } });
  });
});
