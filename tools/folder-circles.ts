/* Finds folders that import each other in a circle: none of them can be understood, moved or tested without the others. */

type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] };

/** A source tree, and how many folder levels below it make one unit. */
export type Tree = { readonly root: string; readonly depth: number };

/** Every circle of folders in a tree, as a list of folders. Tests may import anything. */
export function folderCircles(modules: readonly Module[], tree: Tree): readonly (readonly string[])[] {
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    const from = folderOf(source, tree);
    if (from === undefined) continue;
    const to = arrows.get(from) ?? new Set();
    arrows.set(from, to);
    for (const { resolved } of dependencies) {
      const target = folderOf(resolved, tree);
      if (target !== undefined && target !== from) to.add(target);
    }
  }
  const reach = new Map([...arrows.keys()].map((folder) => [folder, reachableFrom(folder, arrows)]));
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const folder of arrows.keys()) {
    if (seen.has(folder) || reach.get(folder)?.has(folder) !== true) continue;
    const circle = [...arrows.keys()].filter(
      (other) => reach.get(folder)?.has(other) === true && reach.get(other)?.has(folder) === true,
    );
    for (const member of circle) seen.add(member);
    circles.push(circle.toSorted());
  }
  return circles;
}

const isTest = (path: string): boolean => /\.(test|stories)\.tsx?$|\/(kit|test-kit|samples)\//.test(path);

/** `src/play/offers.ts` is in `play`; files directly in the root count as one folder. */
function folderOf(path: string, { root, depth }: Tree): string | undefined {
  if (!path.startsWith(`${root}/`)) return undefined;
  const folders = path
    .slice(root.length + 1)
    .split('/')
    .slice(0, -1);
  return folders.length === 0 ? '.' : folders.slice(0, depth).join('/');
}

function reachableFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of arrows.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
