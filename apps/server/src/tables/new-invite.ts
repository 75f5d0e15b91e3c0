import { randomInt } from 'node:crypto';

/** Letters that make no words, and that an address shows as they are. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 20;

/** A key that nobody can guess: 84 bits. */
export function newInvite(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
