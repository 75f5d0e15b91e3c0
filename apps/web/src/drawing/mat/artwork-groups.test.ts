import { expect, test } from 'vitest';
import { artworkGroups } from './artwork-groups.ts';

const painting = { kind: 'painting', name: 'Painting', value: 4 } as const;
const script = { kind: 'script', name: 'Script', value: 3 } as const;

test('equal artworks are counted together, first come first', () => {
  expect(artworkGroups([script, painting, script])).toEqual([
    { ...script, count: 2 },
    { ...painting, count: 1 },
  ]);
  expect(artworkGroups([])).toEqual([]);
});
