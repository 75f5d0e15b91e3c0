import { basename, extname, join } from 'node:path/posix';

/*
 * Pictures make a repository heavy and stay in its history: every picture in git must be shown or used.
 */

export type Tree = {
  /** Size in bytes by path. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Text by path, of every file that may name a picture. */
  readonly texts: ReadonlyMap<string, string>;
};

const PICTURE = new Set(['.png', '.webp', '.jpg', '.jpeg', '.gif', '.avif', '.svg', '.ico']);
const MOST_IN_ALL = 13_000_000;
const MOST_IN_DOCS = 150_000;
// ![words](path) and <img src="path">
const SHOWN = /!\[[^\]]*\]\(([^)\s]+)|<img\s[^>]*src="([^"]+)"/g;

export const isPicture = (path: string): boolean => PICTURE.has(extname(path).toLowerCase());
const isPage = (path: string): boolean => path.endsWith('.md');
const isOfDocs = (path: string): boolean => path.startsWith('docs/');

export function pictureProblems({ sizes, texts }: Tree): string[] {
  const shown = [...texts].flatMap(([page, text]) => (isPage(page) ? picturesShown(page, text) : []));
  const used = new Set(shown.map(({ path }) => path));
  const code = [...texts].flatMap(([path, text]) => (isPage(path) ? [] : [text])).join('\n');
  const pictures = [...sizes].filter(([path]) => isPicture(path));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [
    ...pictures
      // a script that makes a picture for docs also names it, but does not show it
      .filter(([path]) => !used.has(path) && (isOfDocs(path) || !isNamed(basename(path), code)))
      .map(([path]) => `${path}: nothing refers to this picture`),
    ...pictures
      .filter(([path, size]) => isOfDocs(path) && size > MOST_IN_DOCS)
      .map(([path, size]) => `${path}: ${size} bytes, at most ${MOST_IN_DOCS} in docs`),
    ...shown
      .filter(({ path }) => !sizes.has(path))
      .map(({ page, path }) => `${page}: shows ${path}, which does not exist`),
    ...(total > MOST_IN_ALL ? [`all tracked files together have ${total} bytes, at most ${MOST_IN_ALL}`] : []),
  ];
}

function picturesShown(page: string, text: string): { page: string; path: string }[] {
  return Array.from(text.matchAll(SHOWN), ([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '')
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => ({ page, path: join(page, '..', address) }));
}

/** Whether the code has the whole name: `table.png` does not match `long-table.png`. */
function isNamed(name: string, code: string): boolean {
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1)) {
    if (!/[\w.-]/.test(code[at - 1] ?? '') && !/[\w-]/.test(code[at + name.length] ?? '')) return true;
  }
  return false;
}
