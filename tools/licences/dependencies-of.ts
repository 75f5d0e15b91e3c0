import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folders of everything that a package needs to run, however deep. */
export function dependenciesOf(folder: string, found: Set<string> = new Set()): ReadonlySet<string> {
  const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const place = placeOf(name, folder);
    if (found.has(place)) continue;
    found.add(place);
    dependenciesOf(place, found);
  }
  return found;
}

/** Where Node finds a package from a folder. */
function placeOf(name: string, from: string): string {
  const place = join(from, 'node_modules', name);
  if (existsSync(join(place, 'package.json'))) return realpathSync(place);
  const above = dirname(from);
  if (above === from) throw new Error(`${name} is not installed`);
  return placeOf(name, above);
}
