import type { State } from '@la-stanza/engine';

/** Draws numbers from 0 up to, not including, 1. */
export type Lots = () => number;

/** Lots that a position itself decides, so that a bot asked twice answers the same (FNV-1a to begin, xorshift to go on). */
export function lotsOf({ bytes }: State): Lots {
  let word = 0x811c9dc5;
  for (const byte of bytes) word = Math.imul(word ^ byte, 0x01000193);
  word = word === 0 ? 1 : word;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 0x1_0000_0000;
  };
}

/** One of the entries, each with its weight; the last when every weight is 0. */
export function drawLot<Entry>(
  entries: readonly Entry[],
  weight: (entry: Entry) => number,
  lots: Lots,
): Entry | undefined {
  let rest = lots() * entries.reduce((sum, entry) => sum + weight(entry), 0);
  for (const entry of entries) {
    rest -= weight(entry);
    if (rest < 0) return entry;
  }
  return entries.at(-1);
}
