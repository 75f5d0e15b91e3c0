import { createHash } from 'node:crypto';

const WHOLE = 2 ** 32;

/** Numbers from 0 to 1 that depend only on the text: the same question to a bot gets the same answer. */
export function seededRandom(text: string): () => number {
  let block = createHash('sha256').update(text).digest();
  let offset = 0;
  return () => {
    if (offset === block.length) {
      block = createHash('sha256').update(block).digest();
      offset = 0;
    }
    const value = block.readUInt32BE(offset) / WHOLE;
    offset += 4;
    return value;
  };
}
