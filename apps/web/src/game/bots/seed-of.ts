import type { State } from '@la-stanza/engine';

/** The chance of a bot comes from the position itself, so that one asked twice answers the same (FNV-1a). */
export function seedOf({ bytes }: State): number {
  let word = 0x811c9dc5;
  for (const byte of bytes) word = Math.imul(word ^ byte, 0x01000193);
  return word >>> 0;
}
