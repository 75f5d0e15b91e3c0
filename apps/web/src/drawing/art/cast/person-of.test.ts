import { CAST_SLUGS } from '@la-stanza/words';
import { expect, test } from 'vitest';
import { personOf } from './person-of.ts';

test('every tile has a portrait and a name of the same person', () => {
  expect(CAST_SLUGS).toHaveLength(60);
  for (const [tile, slug] of CAST_SLUGS.entries()) expect(slug.replace('ue', 'u')).toContain(personOf(tile));
});
