import { createChronicler } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { playThrough } from '../kit/play.ts';
import { turnGroups } from './turn-groups.ts';

const TURNS = createChronicler()(playThrough('beef21', {}, () => undefined).steps);

test('the newest turns of all players come first, and among them each player once, in their order', () => {
  const groups = turnGroups(TURNS);
  expect(groups.toReversed().flatMap(({ turns }) => turns)).toEqual(TURNS);
  expect(groups.at(-1)?.key).toBe('setup');
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  for (const { turns } of groups) {
    expect(new Set(turns.map(({ seat }) => seat)).size).toBe(turns.length);
    expect(new Set(turns.map(({ round }) => round)).size).toBe(1);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map(({ turn }) => turn).toSorted((one, other) => one - other));
  }
});
