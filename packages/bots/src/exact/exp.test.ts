import { expect, test } from 'vitest';
import { exp } from './exp.ts';

test('it is the exponential function, to the last digits', () => {
  let worst = 0;
  for (let step = -70_000; step <= 70_000; step++) {
    const x = step / 100;
    worst = Math.max(worst, Math.abs(exp(x) / Math.exp(x) - 1));
  }
  expect(worst).toBeLessThan(1e-15);
});

test('its values are the same bits everywhere', () => {
  const bits = (x: number): string => {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, exp(x));
    return view.getBigUint64(0).toString(16);
  };
  expect([0, 1, -1, 0.3, -17.25, 42.5].map(bits)).toMatchInlineSnapshot(`
    [
      "3ff0000000000000",
      "4005bf0a8b14576a",
      "3fd78b56362cef38",
      "3ff599058c8c1a96",
      "3e614f49dbc5078c",
      "43c3e5d83907a3dc",
    ]
  `);
});

test('beyond what a number can hold it is 0 or infinite', () => {
  expect([exp(-800), exp(800), exp(Number.NEGATIVE_INFINITY)]).toEqual([0, Number.POSITIVE_INFINITY, 0]);
});
