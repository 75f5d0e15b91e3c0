import { readFileSync } from 'node:fs';

/** A position of a real game for every kind of situation, one line each. */
export const EVERY_KIND: readonly string[] = readFileSync(
  new URL('../../../../fixtures/positions/every-kind.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

/** The value of a field of a line. */
export function fieldOf(line: string, field: string): string {
  return new RegExp(` ${field}:(\\S+)`).exec(line)?.[1] ?? '';
}

export function withField(line: string, field: string, value: string): string {
  return line.replace(new RegExp(` ${field}:\\S+`), () => ` ${field}:${value}`);
}

/** The first line with this open decision that also fits a pattern. */
export function lineWith(open: string, pattern = /^/): string {
  const found = EVERY_KIND.find((line) => fieldOf(line, 'open') === open && pattern.test(line));
  if (found === undefined) throw new Error(`no line has ${open} and ${pattern}`);
  return found;
}

const PARTS = [
  'money',
  'boat',
  'discs',
  'boxes',
  'books',
  'meeples',
  'artworks',
  'figurine',
  'recruits',
  'workers',
] as const;

type Part = (typeof PARTS)[number];

/** One part of a seat's field; of the active seat, if none is named. */
export function partOf(line: string, part: Part, seat = fieldOf(line, 'active')): string {
  return fieldOf(line, `seat${seat}`).split('/')[PARTS.indexOf(part)] ?? '';
}

export function withPart(line: string, part: Part, value: string, seat = fieldOf(line, 'active')): string {
  const parts = fieldOf(line, `seat${seat}`).split('/');
  return withField(line, `seat${seat}`, parts.with(PARTS.indexOf(part), value).join('/'));
}
