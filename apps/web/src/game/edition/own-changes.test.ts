import { STANDARD_FIGURES } from '@la-stanza/engine';
import { expect, test } from 'vitest';
import { OUR_EDITION } from './edition.ts';
import { ownChanges, reportText } from './own-changes.ts';

test('a report names each figure and ruling once, with what we have', () => {
  const own = {
    figures: { ...STANDARD_FIGURES, discs: 9 },
    withPlayers: { 2: { hiringCosts: [7, 6, 5, 4, 3, 2] }, 3: { discs: 7 } },
    rulings: { ...OUR_EDITION.rulings, withdraw: 'turn', recruitSlide: 'leftmostFree' },
    openHiring: true,
  } as const;
  expect(reportText(own).split('\n')).toEqual([
    'discs: 9 (8)',
    'hiringCosts with 2 players: 7 6 5 4 3 2 (6 5 4 3 2 1)',
    'discs with 3 players: 7 (8)',
    'withdraw: turn (turn-or-action)',
    'recruitSlide: leftmostFree (all)',
    'openHiring: true (false)',
  ]);
  expect(ownChanges(own)).toHaveLength(6);
  expect(ownChanges(OUR_EDITION)).toEqual([]);
});
