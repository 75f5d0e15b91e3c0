import { expect, test } from 'vitest';
import { FIRST_ONLINE_PLAN, newTable } from './online-plan.ts';
import { firstPlan, withSeat } from './table-plan.ts';

test('the host has the first seat, other people come by the link, closed seats are left out', () => {
  const plan = withSeat(firstPlan('Elena', true), 2, { kind: 'bot', level: 'master' });
  expect(newTable(plan, FIRST_ONLINE_PLAN, undefined)).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'level-4' }],
    figures: 'standard',
    pace: { kind: 'live', bank: 1500, increment: 15 },
    listed: false,
  });
});

test('each pace is asked for in its own terms', () => {
  const plan = firstPlan('', true);
  expect(newTable(plan, { ...FIRST_ONLINE_PLAN, kind: 'days', days: '3' }, undefined).pace).toEqual({
    kind: 'days',
    days: 3,
  });
  expect(newTable(plan, { ...FIRST_ONLINE_PLAN, kind: 'none' }, undefined).pace).toEqual({ kind: 'none' });
});
