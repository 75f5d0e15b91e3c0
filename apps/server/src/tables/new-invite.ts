import { randomInt } from 'node:crypto';

/** Letters that make no words, and that need no encoding in an address. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 20;

/** A key of 84 random bits. */
export function newInvite(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
