import { expect, test } from 'vitest';
import { OUR_EDITION } from '../../game/edition/edition.ts';
import { FIRST_ONLINE_PLAN, newTable } from './online-plan.ts';
import { firstPlan, withSeat } from './table-plan.ts';

test('the host has the first seat, other people join by the link, closed seats are left out', () => {
  const plan = withSeat(firstPlan('Elena', true), 2, { kind: 'bot', level: 'master' });
  expect(newTable(plan, FIRST_ONLINE_PLAN, undefined)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'level-4' }],
    figures: 'standard',
    pace: { kind: 'live', bank: 1500, increment: 15 },
    listed: false,
  });
});

test('each pace has its own fields', () => {
  const plan = firstPlan('', true);
  expect(newTable(plan, { ...FIRST_ONLINE_PLAN, kind: 'days', days: '3' }, undefined).pace).toEqual({
    kind: 'days',
    days: 3,
  });
  expect(newTable(plan, { ...FIRST_ONLINE_PLAN, kind: 'none' }, undefined).pace).toEqual({ kind: 'none' });
});

test('the request carries the figures of the box for its seats, and the rulings only if they are not ours', () => {
  const plan = firstPlan('', true);
  const rulings = { ...OUR_EDITION.rulings, withdraw: 'turn' } as const;
  const own = newTable(plan, FIRST_ONLINE_PLAN, { ...OUR_EDITION, rulings, withPlayers: { 2: { discs: 9 } } });
  expect(own).toMatchObject({ figures: { discs: 9 }, rulings });
  expect(newTable(plan, FIRST_ONLINE_PLAN, OUR_EDITION)).not.toHaveProperty('rulings');
});
