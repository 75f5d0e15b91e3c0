import type { Plugin } from 'vite';

/** What a chunk imports with a statement, so before its own first line runs. */
export type StaticImports = ReadonlyMap<string, readonly string[]>;

/**
 * Stops the build where chunks import each other in a circle: one of them then runs before what it imports, and reads `undefined`
 * without a word. Two source files may be far from importing each other and still end up like this, when groups of chunks mix them.
 */
export function noCirclesPlugin(): Plugin {
  return {
    name: 'la-stanza:no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== undefined) this.error(`these chunks import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** A way from a chunk back to itself, if there is one. */
export function findCircle(imports: StaticImports): readonly string[] | undefined {
  const finished = new Set<string>();
  const way: string[] = [];
  function follow(chunk: string): readonly string[] | undefined {
    const before = way.indexOf(chunk);
    if (before !== -1) return [...way.slice(before), chunk];
    if (finished.has(chunk)) return undefined;
    way.push(chunk);
    for (const imported of imports.get(chunk) ?? []) {
      const circle = follow(imported);
      if (circle !== undefined) return circle;
    }
    way.pop();
    finished.add(chunk);
    return undefined;
  }
  for (const chunk of imports.keys()) {
    const circle = follow(chunk);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
