import { toLink, type Game } from '@la-stanza/engine';
import { parseShare, readLink } from '@la-stanza/engine/fair';
import { z } from 'zod';
import { withSeed, type Revealed } from './revealed.ts';

/** A finished game in one row: the text of a link to it, and the entries that a link leaves out. */
export interface PackedGame {
  readonly link: string;
  /** Positions and texts of the entries that are not in force: undone steps, the undo entries, and the players' seed shares. */
  readonly undone: readonly (readonly [number, string])[] | null;
}

/** The unpacked contents. */
export interface Unpacked {
  readonly entries: readonly string[];
  /** Undefined if the game had no seed. */
  readonly seed: string | undefined;
  /** The server's part of the seed. */
  readonly secret: string | undefined;
}

const packedSchema = z.object({
  link: z.string(),
  undone: z.array(z.tuple([z.int().nonnegative(), z.string()])).nullable(),
});

/** Packs the record of a finished game and its seed. */
export function packGame({ record, ...game }: Game, revealed: Revealed | undefined): PackedGame {
  const inForce = new Set(game.line.map(({ seq }) => seq));
  const undone = record.entries.flatMap((text, place) => (inForce.has(place) ? [] : [[place, text] as const]));
  return {
    link: toLink({ ...game, record: withSeed(record, revealed) }),
    undone: undone.length === 0 ? null : undone,
  };
}

/**
 * Unpacks a stored row; the fault if the row is damaged or the edition of its game unknown. Does not replay the game:
 * packing has verified it, and loading replays it.
 */
export function unpackGame(row: unknown): Unpacked | { readonly fault: object } {
  const packed = packedSchema.safeParse(row);
  if (!packed.success) return { fault: { code: 'packed-row' } };
  const { link, undone } = packed.data;
  const read = readLink(link);
  if ('fault' in read) return read;
  const { entries, seed, shares } = read.record;
  const inForce = entries.filter((text) => parseShare(text) === undefined);
  return { entries: woven(inForce, new Map(undone)), seed, secret: shares?.secret };
}

/** Inserts the undone entries at their positions between those in force. */
function woven(inForce: readonly string[], undone: ReadonlyMap<number, string>): readonly string[] {
  const rest = inForce.values();
  return Array.from(
    { length: inForce.length + undone.size },
    (_, place) => undone.get(place) ?? rest.next().value ?? '',
  );
}

/** Whether a row unpacks to exactly these contents. */
export function unpacksTo(packed: PackedGame, { entries, seed, secret }: Unpacked): boolean {
  const unpacked = unpackGame(packed);
  if (
    'fault' in unpacked ||
    unpacked.seed !== seed ||
    unpacked.secret !== secret ||
    unpacked.entries.length !== entries.length
  )
    return false;
  return unpacked.entries.every((text, place) => text === entries[place]);
}
