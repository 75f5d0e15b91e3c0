/*
 * What a style sheet of the client must not contain: its own colours and sizes, physical sides, and classes that are missing
 * or unused.
 */

export type StyledFile = { readonly path: string; readonly text: string };

const PHYSICAL = /(?<![\w-])(?:(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|left|right)\s*:/g;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?)\(/gi;
const UNBOUND = /:has\([^{,()]*:(?:not|nth-[\w-]+|only-child|empty|first-child|last-child)\b/g;
const ANY_ELEMENT = /\*\s*[+~]\s*\*|:nth-[\w-]+\([^)]*\)\s*[>\s]\s*[*:]/g;
const SIZE = /font(?:-size)?:[^;]*\d(?:rem|px)\b[^;]*;/g;

/** Problems of one CSS module by itself. */
export function sheetProblems({ path, text }: StyledFile): readonly string[] {
  const css = withoutComments(text);
  return [
    ...[...css.matchAll(COLOUR)].map(([colour]) => `${path}: the colour ${colour} belongs in theme/tokens.css`),
    ...[...css.matchAll(SIZE)]
      .filter(([size]) => !/var\(--size-\d+\)/.test(size))
      .map(([size]) => `${path}: “${size}” is not on the type scale`),
    ...[...css.matchAll(PHYSICAL)].map(([side]) => `${path}: “${side.trim()}” names a physical side`),
    ...[...css.matchAll(/text-align:\s*(?:left|right)/g)].map(([side]) => `${path}: “${side}” names a physical side`),
    // any element that comes or goes could fulfil it: the browser then matches the whole page again
    ...[...css.matchAll(UNBOUND), ...css.matchAll(ANY_ELEMENT)].map(
      ([selector]) => `${path}: “${selector}…” watches the whole page`,
    ),
  ];
}

/** Classes that a component uses but its module lacks, and the reverse. */
export function classProblems(sheets: readonly StyledFile[], components: readonly StyledFile[]): readonly string[] {
  const classes = new Map(sheets.map(({ path, text }) => [path, classesOf(text)]));
  const used = new Map<string, Set<string>>(sheets.map(({ path }) => [path, new Set()]));
  const missing: string[] = [];
  for (const { path, text } of components) {
    for (const [, name = '', file = ''] of text.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g)) {
      const sheet = resolved(path, file);
      const known = classes.get(sheet);
      for (const [, word = ''] of text.matchAll(new RegExp(String.raw`\b${name}\['([^']+)'\]`, 'g'))) {
        used.get(sheet)?.add(word);
        if (known?.has(word) !== true) missing.push(`${path}: ${sheet} has no class “${word}”`);
      }
      if (new RegExp(String.raw`\b${name}\[(?!')`).test(text))
        for (const each of known ?? []) used.get(sheet)?.add(each);
    }
  }
  const unused = sheets.flatMap(({ path }) =>
    [...(classes.get(path) ?? [])]
      .filter((word) => used.get(path)?.has(word) !== true)
      .map((word) => `${path}: the class “${word}” is not used`),
  );
  return [...missing, ...unused];
}

function classesOf(text: string): ReadonlySet<string> {
  const css = withoutComments(text).replaceAll(/:global\([^)]*\)/g, '');
  // a selector precedes a brace; what is between braces may contain decimals
  return new Set(
    [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
      selector.trim().startsWith('@') ? [] : [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  );
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

function resolved(from: string, relative: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
