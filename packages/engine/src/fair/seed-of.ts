import { fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

const PERCENT = /%(..)|(.)/g;

/** The bytes of a text as UTF-8. */
function utf8(text: string): Uint8Array {
  const written = encodeURIComponent(text.toWellFormed()).matchAll(PERCENT);
  return Uint8Array.from(written, ([, code, plain = '']) =>
    code === undefined ? plain.charCodeAt(0) : Number.parseInt(code, 16),
  );
}

/** The seed a text stands for: hexadecimal digits are one already, any other text is hashed. */
export function seedOf(text: string): string {
  return text !== '' && fromHex(text) !== undefined ? text : toHex(sha256(utf8(text)));
}
