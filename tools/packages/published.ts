/** The packages that others can install, each after those it needs. */
export const PUBLISHED = ['engine', 'bots', 'protocol', 'words'] as const;

export type Published = (typeof PUBLISHED)[number];
