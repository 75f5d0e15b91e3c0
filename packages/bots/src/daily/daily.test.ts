import { toAct } from '@la-stanza/engine/search';
import { play } from '@la-stanza/engine';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVEL_SIMULATIONS } from '../levels.ts';
import type { WeightsFile } from '../value/weights.ts';
import { createThinker, requestOf } from '../worker/thinker.ts';
import {
  binOf,
  BOTS_VERSION,
  columnsOf,
  dailyChance,
  dailyLevel,
  dailyLead,
  dailyNumber,
  dayOf,
  daysLater,
  openDaily,
  startOfDay,
} from './daily.ts';
import { styleAt } from '../style/style.ts';
import { dealLine, readDeals } from './deal-file.ts';

const weights: WeightsFile = JSON.parse(readFileSync(new URL('../../weights/value.json', import.meta.url), 'utf8'));
const SEED = '5e'.repeat(32);
/** Each level has several. */
const TURNS = 30;

describe('a day', () => {
  test('begins and ends at midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 30, 23, 59, 59))).toBe('2026-11-30');
    expect(daysLater('2026-11-30', 1)).toBe('2026-12-01');
    expect(dayOf(startOfDay('2027-03-28'))).toBe('2027-03-28');
  });

  test('has a number', () => {
    expect(dailyNumber('2026-11-01')).toBe(1);
    expect(dailyNumber('2026-12-01')).toBe(31);
  });
});

describe('a result', () => {
  test('is the lead over the better bot', () => {
    expect(dailyLead([71, 62, 55])).toBe(9);
    expect(dailyLead([50, 54, 58])).toBe(-8);
  });

  test('falls into one of eleven columns', () => {
    expect([-60, -23, -2, 0, 2, 3, 26, 90].map(binOf)).toEqual([0, 0, 5, 5, 5, 6, 10, 10]);
    expect(
      columnsOf([
        { lead: 9, count: 2 },
        { lead: 11, count: 3 },
      ])[7],
    ).toBe(5);
  });
});

test('the chance of a bot depends on seed and step', () => {
  const chances = [dailyChance(SEED, 1), dailyChance(SEED, 2), dailyChance('5f'.repeat(32), 1)];
  expect(new Set(chances).size).toBe(3);
  for (const chance of chances) expect(chance).toBeLessThan(2 ** 31);
});

test('the list of deals is read as it was written', () => {
  const deal = {
    seed: SEED,
    field: [
      { lead: -4, count: 3 },
      { lead: 12, count: 1 },
    ],
    best: { lead: -2, link: 'AgU' },
  };
  expect(readDeals(`${dealLine(deal)}\nno deal\n`)).toEqual([deal]);
});

// if this fails, bots answer differently than before: raise BOTS_VERSION and store the new hash
test('bots of this version answer like this', () => {
  const think = createThinker(weights);
  let game = openDaily(SEED);
  for (let turn = 0; turn < TURNS; turn++) {
    const acting = toAct(game.state);
    if (acting.who !== 'seat') break;
    const level = dailyLevel(acting.seat) ?? 2;
    const budget = { simulations: LEVEL_SIMULATIONS[level] };
    const request = requestOf(game.state, {
      id: 0,
      level,
      style: styleAt(acting.seat, level),
      seed: dailyChance(SEED, game.line.length),
      budget,
    });
    for (const action of think(request).choice.actions) {
      ({ game } = play(game, action));
    }
  }
  const hash = createHash('sha256').update(game.record.entries.join('\n')).digest('hex');
  expect({ version: BOTS_VERSION, hash: hash.slice(0, 16) }).toEqual({ version: 5, hash: '128ddbf4da71a360' });
});
