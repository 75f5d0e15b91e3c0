import { describe, expect, test } from 'vitest';
import { score, view, legalActions } from '@la-stanza/engine';
import { FIXTURES, fixtureGame, fixtureText } from '../test-kit/fixtures.ts';
import { canonicalText } from '../record/canonical.ts';
import { goldenSet } from './golden-set.ts';

describe('the golden games', () => {
  test('are at least 24 and cover players, options and ways to end', () => {
    expect(FIXTURES.length).toBeGreaterThanOrEqual(24);
    const games = FIXTURES.map((name) => fixtureGame(name).record);
    expect(new Set(games.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    for (const option of ['arranged', 'expert', 'openHiring'] as const) {
      expect(new Set(games.map(({ options }) => options[option]))).toEqual(new Set([true, false]));
    }
    expect(new Set(games.map(({ options }) => options.start))).toEqual(new Set(['first', 'random']));
    expect(games.filter(({ figures }) => figures !== 'standard').length).toBeGreaterThanOrEqual(3);
    expect(new Set(games.map(({ result }) => result?.decidedBy))).toEqual(
      new Set(['points', 'financier-side', 'financier-place', 'withdrawal', 'shared']),
    );
    expect(games.filter(({ entries }) => entries.some((text) => text.startsWith('undo '))).length).toBe(2);
  });

  test('include 24 games of strong bots with every number of players, worth 40 PP a player', () => {
    const games = FIXTURES.filter((name) => name.includes('-strong-level-4-')).map((name) => fixtureGame(name).record);
    expect(games.length).toBeGreaterThanOrEqual(24);
    expect(new Set(games.map(({ players }) => players))).toEqual(new Set([2, 3, 4]));
    const totals = games.flatMap(({ result }) => result?.totals ?? []);
    expect(totals.reduce((sum, total) => sum + total, 0) / totals.length).toBeGreaterThanOrEqual(40);
  });

  test.each(FIXTURES)('%s replays to the result it states', (name) => {
    const { record, state, fair, closing } = fixtureGame(name);
    expect(fair).toBe('verified');
    expect(legalActions(state)).toEqual([]);
    const { seats, winners, decidedBy } = score(state);
    expect(record.result).toEqual({ totals: seats.map(({ total }) => total), winners, decidedBy });
    expect(record.checks).toBe(closing?.checks);
    expect(canonicalText(record)).toBe(fixtureText(name));
  });

  test.each(FIXTURES)('%s is what its name says', (name) => {
    const { record, state } = fixtureGame(name);
    const { players, seats } = view(state);
    const withdrawn = seats.filter((seat) => seat.withdrawn > 0).length;
    expect(name.startsWith(`${players}p-`)).toBe(true);
    const claims: readonly (readonly [RegExp, boolean])[] = [
      [/-nobody-withdraws-/, withdrawn === 0],
      [/-some-withdraw-/, withdrawn > 0 && withdrawn < players],
      [/-all-withdraw-/, withdrawn === players],
      [/p-expert-/, record.options.expert],
      [/p-arranged-/, record.options.arranged],
      [/p-open-hiring-/, record.options.openHiring],
      [/p-first-/, record.options.start === 'first'],
      [/-figures-/, record.figures !== 'standard'],
      [/-shared-victory-/, (record.result?.winners.length ?? 0) > 1],
      [/-stays-/, record.entries.includes('stay')],
      [/-undos-/, record.entries.some((text) => text.startsWith('undo '))],
    ];
    expect(claims.filter(([pattern, holds]) => pattern.test(name) && !holds)).toEqual([]);
  });

  test('are found again by the same search', () => {
    const [first] = goldenSet();
    expect(first?.record).toEqual(fixtureGame(`${first?.name}.json`).record);
  });
});
