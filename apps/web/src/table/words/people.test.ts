import { expect, test } from 'vitest';
import cast from '../../messages/en/cast.json' with { type: 'json' };
import { CAST_SLUGS } from './cast-slugs.ts';
import { personOf } from './people.ts';

test('every tile has a portrait and a name of the same person', () => {
  expect(CAST_SLUGS).toHaveLength(60);
  for (const [tile, slug] of CAST_SLUGS.entries()) expect(slug.replace('ue', 'u')).toContain(personOf(tile));
});

test('the names stand in the order of the catalogue', () => {
  expect([...new Set(Object.keys(cast).map((id) => id.split('.')[1]))]).toEqual([...CAST_SLUGS]);
});
