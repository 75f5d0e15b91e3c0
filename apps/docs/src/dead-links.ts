import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const LINK = / (?:href|src)="(?!https?:|mailto:|data:|javascript:)([^"]*)"/g;
const ID = / id="([^"]*)"/g;
/** The client reads what follows # itself. */
const ROUTE = /^[/]/;

/** The links inside a folder of HTML that lead nowhere, to no file or to no heading, and how many there are in all. */
export function deadLinks(folder: string): { readonly links: number; readonly dead: readonly string[] } {
  const pages = new Map(globSync('**/*.html', { cwd: folder }).map((page) => [page, read(join(folder, page))]));
  let links = 0;
  const dead: string[] = [];
  for (const [page, { targets }] of pages) {
    for (const target of targets) {
      links += 1;
      const [path = '', fragment = ''] = target.split('#');
      const named = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path.split('?')[0] ?? ''));
      const file = named.endsWith('/') || named === '.' ? posix.join(named, 'index.html') : named;
      const isThere = pages.has(file) || existsSync(join(folder, file));
      const ids = pages.get(file)?.ids;
      const isRead =
        fragment === '' || ROUTE.test(fragment) || ids === undefined || ids.has(decodeURIComponent(fragment));
      if (!isThere || !isRead) dead.push(`${page}: ${target}`);
    }
  }
  return { links, dead };
}

function read(file: string): { readonly targets: readonly string[]; readonly ids: ReadonlySet<string> } {
  const html = readFileSync(file, 'utf8');
  return {
    targets: [...html.matchAll(LINK)].map(([, target = '']) => target.replaceAll('&amp;', '&')),
    ids: new Set([...html.matchAll(ID)].map(([, id = '']) => id)),
  };
}
