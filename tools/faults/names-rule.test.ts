import { expect, test } from 'vitest';
import { namesRule, rulesIn } from './names-rule.ts';

test.each([
  ['3.4 the tile goes to the leftmost space', ['3.4']],
  ['4.9, 4.10 masterpieces', ['4.9', '4.10']],
  ['4.6, 4.7 and 4.8 strength', ['4.6', '4.7', '4.8']],
  ['the 3.4 of old', []],
])('%s names its rules', (title, rules) => {
  expect(rulesIn(title)).toEqual(rules);
});

test('a test names the rule of its group, and no rule whose number only begins alike', () => {
  expect(namesRule('4.1 condition 1 > in the room', '4.1')).toBe(true);
  expect(namesRule('the 17 PP space > 4.10 needs strength 6', '4.1')).toBe(false);
});
