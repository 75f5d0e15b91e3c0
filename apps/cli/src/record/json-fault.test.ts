import { describe, expect, test } from 'vitest';
import { randomFrom } from '../simulate/random.ts';
import { fixtureNamed, fixtureText } from '../test-kit/fixtures.ts';
import { jsonFault } from './json-fault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonFault', () => {
  test.each([
    ['', 0],
    ['{"a": 1', 7],
    ['{"a" 1}', 5],
    ['{a: 1}', 1],
    ['[1, 2,]', 6],
    ['[1 2]', 3],
    ['[01]', 2],
    ['["a\nb"]', 3],
    ['["\\x"]', 2],
    ['[tru]', 1],
    ['[1]]', 3],
    ['"open', 5],
  ])('places the fault of %j', (text, place) => {
    expect(jsonFault(text)).toBe(place);
  });

  test('agrees with JSON.parse on altered records', () => {
    const text = fixtureText(fixtureNamed('3p-generous-figures'));
    expect(jsonFault(text)).toBeUndefined();
    const random = randomFrom('json');
    const altered = Array.from({ length: 2000 }, () => {
      const index = random(text.length);
      return `${text.slice(0, index)}${String.fromCodePoint(random(128))}${text.slice(index + 1)}`;
    });
    expect(altered.filter((other) => (jsonFault(other) === undefined) !== isJson(other))).toEqual([]);
  });
});
