/* Everything that documents point to must exist: links to files, and repository paths in code spans. */

const LINK = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g;
const SPAN = /`([^`\n]+)`/g;
const PATH = /^(?:\.ci|apps|bench|docs|e2e|fixtures|packages|tools)\/[\w./-]+$/;

/** The paths a document names, as written and relative to the repository root. */
export function pathsIn(file: string, text: string): readonly { readonly written: string; readonly path: string }[] {
  const folder = file.split('/').slice(0, -1);
  // code may look like a link
  const links = [...text.replaceAll(SPAN, '').matchAll(LINK)].map(([, written = '']) => ({
    written,
    path: resolve(folder, written.split('#')[0] ?? ''),
  }));
  const spans = [...withoutBlocks(text).matchAll(SPAN)]
    .map(([, written = '']) => written)
    .filter((written) => PATH.test(written))
    .map((written) => ({ written, path: resolve([], written) }));
  return [...links, ...spans];
}

const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

function resolve(folder: readonly string[], path: string): string {
  const parts = [...folder];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
