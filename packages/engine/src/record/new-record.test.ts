import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION, newRecord, NEWEST_EDITION, replay, STANDARD_OPTIONS } from '../index.ts';

describe('a new record', () => {
  test('is of the newest edition and names nothing that it has from there', () => {
    expect(newRecord({ players: 3 })).toEqual({
      format: 2,
      engine: ENGINE_VERSION,
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

  test('may be of a game from before there were editions', () => {
    const record = newRecord({ players: 2, engine: '1.0.0', edition: null });
    expect(record).toMatchObject({ format: 1, engine: '1.0.0' });
    expect(record).not.toHaveProperty('edition');
  });
});
