import { expect, test } from 'vitest';
import type { PlaceName } from '../../drawing/targets/place.ts';
import { standIns } from './stand-ins.ts';

test.each<[PlaceName, readonly string[]]>([
  ['portrait arts 2', ['room arts']],
  ['berth 4', ['room discoveries']],
  ['disc arts plum', ['box arts', 'room religion']],
  ['grid 3', ['room bonus']],
  ['shelf teal religion 2', ['books teal religion', 'mat teal']],
  ['worker onyx 6', ['mat onyx']],
  ['mat onyx', []],
])('%s has the stand-ins %j', (place, expected) => {
  expect(standIns(place)).toEqual(expected);
});
