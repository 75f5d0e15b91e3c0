import { expect, test } from 'vitest';
import { artworkGroups } from './artwork-groups.ts';

const painting = { kind: 'painting', name: 'Painting', value: 4 } as const;
const script = { kind: 'script', name: 'Manuscript', value: 3 } as const;

test('equal artworks are counted together, in the order they came', () => {
  expect(artworkGroups([script, painting, script])).toEqual([
    { ...script, count: 2 },
    { ...painting, count: 1 },
  ]);
  expect(artworkGroups([])).toEqual([]);
});
