import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const module = (source: string, ...imports: readonly string[]) => ({
  source: `src/${source}`,
  dependencies: imports.map((path) => ({ resolved: `src/${path}` })),
});
const TREE = { root: 'src', depth: 2 };

test('folders that only import downwards make no circle', () => {
  expect(folderCircles([module('app/a.ts', 'ui/b.ts'), module('ui/b.ts'), module('ui/c.ts', 'ui/b.ts')], TREE)).toEqual(
    [],
  );
});

test('a circle through three folders is found, even without a circle of files', () => {
  const modules = [
    module('table/scene/a.ts', 'table/hint/b.ts'),
    module('table/hint/c.ts', 'table/layout/d.ts'),
    module('table/layout/e.ts', 'table/scene/f.ts'),
    module('ui/g.ts', 'ui/h.ts'),
  ];
  expect(folderCircles(modules, TREE)).toEqual([['table/hint', 'table/layout', 'table/scene']]);
});

test('tests and kits may import what they test', () => {
  const modules = [module('a/a.ts', 'b/b.ts'), module('b/b.test.ts', 'a/a.ts'), module('b/kit/play.ts', 'a/a.ts')];
  expect(folderCircles(modules, TREE)).toEqual([]);
});
