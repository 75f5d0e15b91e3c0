import type { Theme } from './themes.ts';

const PLAIN: ReadonlySet<Theme> = new Set(['museum', 'artwork', 'hold-back', 'look-ahead']);

/**
 * Whether a puzzle is about an artwork for the museum and nothing else: one activation, one hire, the smallest reward. There are many of
 * them, and who has solved three solves them all.
 */
export const isPlain = (themes: readonly Theme[]): boolean =>
  themes.includes('museum') && themes.every((theme) => PLAIN.has(theme));
