import { asciiBytes, fromHex, toHex } from '../fair/bytes.ts';
import { promiseOf } from '../fair/shared-seed.ts';
import type { ByteReader, ByteWriter } from './byte-stream.ts';
import type { LineEntry } from './game.ts';
import type { Shares } from './record.ts';
import { parseShare, shareText, type Share } from './share.ts';

/** More people than can take a bot's seat in one game. */
const MOST_JOINS = 64;

/** A share that was added during the game, before an entry in force. */
interface Join extends Share {
  readonly before: number;
}

const hexBytes = (digits: string): Uint8Array => fromHex(digits) ?? new Uint8Array();

const joinsIn = (entries: readonly string[], line: readonly LineEntry[]): readonly Join[] =>
  entries.flatMap((text, place) => {
    const share = parseShare(text);
    return share === undefined ? [] : [{ ...share, before: line.filter(({ seq }) => seq < place).length }];
  });

/** Writes everybody's share in the seed, and where in the line those who joined later added theirs. */
export function packShares(
  out: ByteWriter,
  entries: readonly string[],
  { secret = '', game, nonces }: Shares,
  line: readonly LineEntry[],
): void {
  out.block(hexBytes(secret));
  out.block(asciiBytes(game));
  for (const nonce of nonces) out.block(hexBytes(nonce ?? ''));
  const joins = joinsIn(entries, line);
  out.number(joins.length);
  for (const { before, seat, nonce } of joins) {
    out.number(before);
    out.byte(seat);
    out.block(hexBytes(nonce));
  }
}

export interface UnpackedShares {
  readonly shares: Required<Shares>;
  readonly joins: readonly Join[];
}

export function unpackShares(from: ByteReader, players: number): UnpackedShares {
  const secret = toHex(from.block());
  const game = String.fromCharCode(...from.block());
  const nonces = Array.from({ length: players }, () => toHex(from.block()) || null);
  const joins = Array.from({ length: Math.min(from.number(), MOST_JOINS) }, () => ({
    before: from.number(),
    seat: from.byte(),
    nonce: toHex(from.block()),
  }));
  return { shares: { game, promise: promiseOf(secret), nonces, secret }, joins };
}

/** Puts what was added during the game back between the entries. */
export function withJoins(entries: readonly string[], joins: readonly Join[]): readonly string[] {
  return Array.from({ length: entries.length + 1 }, (_, place) => [
    ...joins.filter(({ before }) => before === place).map(shareText),
    ...entries.slice(place, place + 1),
  ]).flat();
}
