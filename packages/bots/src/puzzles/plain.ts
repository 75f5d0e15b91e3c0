import type { Theme } from './themes.ts';

/**
 * What a plain puzzle is about, and the themes that do not make it less so. There are many of both kinds, and who has solved three
 * solves them all: hire one and take the smallest reward for the museum; hire one and spend every disc for the highest niche.
 */
const PLAIN: readonly { readonly about: Theme; readonly beside: ReadonlySet<Theme> }[] = [
  { about: 'museum', beside: new Set(['artwork', 'hold-back', 'look-ahead']) },
  { about: 'masterpiece', beside: new Set(['discs', 'hold-back', 'look-ahead']) },
];

/** Whether a puzzle is about one thing that anybody looks for first. */
export const isPlain = (themes: readonly Theme[]): boolean =>
  PLAIN.some(
    ({ about, beside }) => themes.includes(about) && themes.every((theme) => theme === about || beside.has(theme)),
  );
