import { expect, test } from 'vitest';
import { runScripted } from '../test-kit/scripted-terminal.ts';

interface Report {
  readonly evenings: readonly { readonly person: number; readonly rates: readonly number[] }[];
}

async function winsIn(tries: number): Promise<number> {
  const { out } = await runScripted(`campaign --tries ${tries} --from 0 --to 0 --workers 2 --json`.split(' '));
  const { evenings }: Report = JSON.parse(out);
  expect(evenings.map(({ person }) => person)).toEqual([0]);
  return (evenings[0]?.rates[0] ?? 0) * tries;
}

test('the rate of an evening is that of all its tries, which several jobs share', async () => {
  const first = await winsIn(20);
  const all = await winsIn(25);
  expect(all).toBeCloseTo(Math.round(all), 9);
  expect(first).toBeGreaterThan(5);
  expect(all).toBeGreaterThanOrEqual(first);
  expect(all).toBeLessThanOrEqual(first + 5);
  // the second job does not play the first five tries again
  expect(all).not.toBeCloseTo(first + (await winsIn(5)), 9);
});
