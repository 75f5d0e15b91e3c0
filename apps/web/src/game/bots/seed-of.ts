import type { State } from '@la-stanza/engine';

/** A bot's random seed, hashed from the position (FNV-1a): the same position always gets the same answer. */
export function seedOf({ bytes }: State): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
