/*
 * Comments, test titles and pages are written in plain English: docs/guide/style.md. These patterns find what a reader has to decode.
 */

const FORBIDDEN: readonly RegExp[] = [
  /\b(?:who|what|which)ever\b|\bwhom\b/gi,
  /\b(?:some|any|every|no)body\b/gi,
  /\b(?:at once|meanwhile|just now|beforehand|all the same)\b/gi,
  /\b(?:the|only) own\b|\bof (?:its|their|his|her) own\b/gi,
  /\b(?:is|are|was|were|be) told\b|\btells?\b|\bgo(?:es)? on\b|\bbrings?\b/gi,
  /\b(?:stands?|hangs?|lies) (?:for|on|in|at|by)\b|\b(?:has|is|are) none\b/gi,
  /(?<!no )\bone (?:can|may|must|sees|does)\b|\bsuch\b(?! as)/gi,
];

// strings first, so that `//` in one begins no comment
const TOKEN = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[^]*?\*\/|\/\/[^\n]*/g;
const TITLE = /\b(?:test|describe|it)(?:\.\w+)*\(\s*('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)/g;

/** The places of a file with words to avoid: `path:line: word`. Code spans are quoted, not said. */
export function englishProblems(path: string, text: string): string[] {
  const isPage = path.endsWith('.md');
  const parts = isPage ? [{ at: 0, part: withoutCode(text) }] : [...commentsOf(text), ...titlesOf(text)];
  return parts.flatMap(({ at, part }) =>
    FORBIDDEN.flatMap((pattern) =>
      Array.from(part.matchAll(pattern), (match) => {
        const line = text.slice(0, at + match.index).split('\n').length;
        return `${path}:${line}: ${match[0]}`;
      }),
    ),
  );
}

interface Part {
  readonly at: number;
  readonly part: string;
}

const commentsOf = (text: string): Part[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: part, index }) => ({ at: index, part: quoted(part) })).filter(({ part }) =>
    part.startsWith('/'),
  );

const titlesOf = (text: string): Part[] =>
  Array.from(text.matchAll(TITLE), ({ 0: part, index }) => ({ at: index, part }));

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
const quoted = (text: string): string => text.replaceAll(/`[^`]*`|“[^”]*”/g, blank);
const withoutCode = (page: string): string => quoted(page.replaceAll(/^ *(```+|~~~+)[^\n]*\n[^]*?^ *\1 *$/gm, blank));
