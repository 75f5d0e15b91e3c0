import { asciiBytes, joinBytes } from './bytes.ts';
import { sha256 } from './sha256.ts';
import { numberAt } from '../words/number-at.ts';

/**
 * An endless stream of random numbers derived from a seed and a label. Each purpose has its own label, so that one deal never
 * depends on how many numbers another one used.
 */
export function randomStream(seed: Uint8Array, label: string): (below: number) => number {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let count = 0;

  function nextWord(): number {
    if (offset === block.byteLength) {
      block = new DataView(sha256(joinBytes(seed, asciiBytes(`/${label}/${count++}`))).buffer);
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  }

  return (below) => {
    // words beyond the largest multiple are thrown away, so that every number is equally likely
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % below;
  };
}

/** The numbers from 0 to count - 1 in an order drawn from the seed. */
export function shuffled(seed: Uint8Array, label: string, count: number): number[] {
  const random = randomStream(seed, label);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const pick = random(last + 1);
    const moved = numberAt(order, pick);
    order[pick] = numberAt(order, last);
    order[last] = moved;
  }
  return order;
}
