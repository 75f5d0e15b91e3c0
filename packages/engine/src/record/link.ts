import { type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import { asciiBytes, fromHex, toHex } from '../fair/bytes.ts';
import { dealer } from '../fair/dealer.ts';
import { sha256 } from '../fair/sha256.ts';
import { sharedSeed } from '../fair/shared-seed.ts';
import { editionNumbered } from '../editions/editions.ts';
import type { Edition } from '../editions/edition.ts';
import { figuresFor } from '../editions/figures-for.ts';
import { ownRulings, rulingsCode, rulingsOf, type OwnRulings } from '../editions/rulings.ts';
import type { State } from '../state/state.ts';
import type { Options } from '../table/table.ts';
import { readPosition } from '../position/from-text.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../legality/legal.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { Game } from './game.ts';
import { firstState } from './first-state.ts';
import { FIRST_EDITION } from './old-formats.ts';
import { packFigures, unpackFigures } from './pack-figures.ts';
import { packShares, unpackShares, withJoins } from './pack-shares.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';

/*
 * A whole game in a link. Every entry in force is stored as its place among the legal actions of its decision, all of them
 * together as one large number with the numbers of legal actions as radices: about the bits the choices really hold.
 */

const LINK = 4;
/** What version 0.1 wrote: without an edition. */
const OF_FIRST_EDITION = 1;
/** What version 0.2 wrote: with the version of the engine before the edition. */
const WITH_ENGINE: ReadonlySet<number> = new Set([2, 3]);
const CHECK_BYTES = 3;
/** More entries than any game has. */
const MOST_ENTRIES = 4000;

const RANDOM_START = 4;
const ARRANGED = 8;
const EXPERT = 16;
const OPEN_HIRING = 32;
const FROM_POSITION = 64;

const OWN_RULINGS = 1;

const NO_PROMISE = 0;
const COMMITTED = 1;
const SEEDED = 2;
const SHARED = 3;

/** Why a text is not a link to a game. */
export type LinkFault =
  | { readonly code: 'link-malformed' | 'link-version' | 'link-damaged' }
  | { readonly code: 'link-edition'; readonly edition: number };

const flag = (isSet: boolean, bit: number): number => (isSet ? bit : 0);

/** Packs a game into a text for a link: its head, the entries in force and, if it is known, the seed with everybody's share. */
export function linkOf({ record, line }: Pick<Game, 'record' | 'line'>): string {
  const { players, options, commitment, seed, shares, edition, position } = record;
  const isShared = seed !== undefined && shares?.secret !== undefined;
  const out = new ByteWriter();
  out.byte(LINK);
  out.number(edition);
  out.number(packRulings(edition, record.rulings));
  out.byte(
    players -
      2 +
      flag(options.start === 'random', RANDOM_START) +
      flag(options.arranged, ARRANGED) +
      flag(options.expert, EXPERT) +
      flag(options.openHiring, OPEN_HIRING) +
      flag(position !== undefined, FROM_POSITION),
  );
  if (position !== undefined) out.block(asciiBytes(position));
  const standard = figuresFor(editionOf(edition), players);
  packFigures(out, record.figures === 'standard' ? standard : record.figures, standard);
  out.byte(isShared ? SHARED : seed !== undefined ? SEEDED : commitment !== undefined ? COMMITTED : NO_PROMISE);
  if (isShared) packShares(out, record.entries, shares, line);
  else if (seed !== undefined || commitment !== undefined)
    out.block(fromHex(seed ?? commitment ?? '') ?? new Uint8Array());
  out.number(line.length);
  out.block(
    packLine(
      firstState(record),
      line.map((entry) => entry.action),
    ),
  );
  const check = sha256(Uint8Array.from(out.bytes)).slice(0, CHECK_BYTES);
  return toBase64Url([...out.bytes, ...check]);
}

function editionOf(number: number): Edition {
  const edition = editionNumbered(number);
  if (edition === undefined) throw new RangeError(`there is no edition ${number}`);
  return edition;
}

/** Where a game has rulings of its own they are written whole, those of its edition too. */
function packRulings(edition: number, own: OwnRulings | undefined): number {
  if (own === undefined) return 0;
  return OWN_RULINGS + 2 * rulingsCode({ ...editionOf(edition).rulings, ...own });
}

function unpackRulings(edition: number, packed: number): OwnRulings | undefined {
  if ((packed & OWN_RULINGS) === 0) return undefined;
  return ownRulings(rulingsOf(packed >> 1), editionOf(edition).rulings);
}

/** The legal actions in the order of the catalogue, whatever order they were found in. */
const choices = (state: State): ActionId[] => legal(state).toSorted((a, b) => a - b);

function packLine(state: State, line: readonly ActionId[]): Uint8Array {
  const digits = line.map((action) => {
    const options = choices(state);
    apply(state, action);
    return { radix: BigInt(options.length), digit: BigInt(options.indexOf(action)) };
  });
  let packed = digits.reduceRight((value, { radix, digit }) => value * radix + digit, 0n);
  const bytes: number[] = [];
  for (; packed > 0n; packed >>= 8n) bytes.push(Number(packed & 255n));
  return Uint8Array.from(bytes);
}

function unpackLine(state: State, count: number, bytes: Uint8Array): string[] | undefined {
  let packed = bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
  const entries: string[] = [];
  for (let entry = 0; entry < count; entry++) {
    const options = choices(state);
    const action = options[Number(packed % BigInt(options.length || 1))];
    if (action === undefined) return undefined;
    packed /= BigInt(options.length);
    entries.push(ACTIONS[action]?.text ?? '');
    apply(state, action);
  }
  return packed === 0n ? entries : undefined;
}

/** Reads the record of a game from a link's text, without replaying it: entries are legal by the way they are packed, deals are not checked. */
export function readLink(text: string): { readonly record: GameRecord } | { readonly fault: LinkFault } {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length <= CHECK_BYTES) return { fault: { code: 'link-malformed' } };
  const version = bytes[0] ?? 0;
  const hasEngine = WITH_ENGINE.has(version);
  if (version !== LINK && version !== OF_FIRST_EDITION && !hasEngine) return { fault: { code: 'link-version' } };
  const body = bytes.slice(0, -CHECK_BYTES);
  const isWhole = toHex(sha256(body).slice(0, CHECK_BYTES)) === toHex(bytes.slice(-CHECK_BYTES));
  if (!isWhole) return { fault: { code: 'link-damaged' } };
  const from = new ByteReader(body.subarray(1));
  if (hasEngine) from.block();
  const edition = version === OF_FIRST_EDITION ? FIRST_EDITION : from.number();
  if (editionNumbered(edition) === undefined) return { fault: { code: 'link-edition', edition } };
  const record = readRecord(
    from,
    edition,
    version === OF_FIRST_EDITION ? undefined : unpackRulings(edition, from.number()),
  );
  return record === undefined ? { fault: { code: 'link-damaged' } } : { record };
}

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function readRecord(from: ByteReader, edition: number, rulings: OwnRulings | undefined): GameRecord | undefined {
  const head = from.byte();
  const players = (head & 3) + 2;
  const options: Options = {
    start: (head & RANDOM_START) > 0 ? 'random' : 'first',
    arranged: (head & ARRANGED) > 0,
    expert: (head & EXPERT) > 0,
    openHiring: (head & OPEN_HIRING) > 0,
  };
  if (players > 4) return undefined;
  const position = (head & FROM_POSITION) > 0 ? textOf(from.block()) : undefined;
  if (position !== undefined && 'fault' in readPosition(position)) return undefined;
  const standard = figuresFor(editionOf(edition), players);
  const unpacked = unpackFigures(from, standard);
  if (unpacked === undefined) return undefined;
  const figures: GameRecord['figures'] = JSON.stringify(unpacked) === JSON.stringify(standard) ? 'standard' : unpacked;
  const own = rulings === undefined ? {} : { rulings };
  const agreed = { players, options, figures, ...own, ...(position === undefined ? {} : { position }) };
  const promise = from.byte();
  const shared = promise === SHARED ? unpackShares(from, players) : undefined;
  const proof = promise === NO_PROMISE || promise === SHARED ? '' : toHex(from.block());
  const count = from.number();
  if (count > MOST_ENTRIES) return undefined;
  const entries = unpackLine(firstState({ ...agreed, edition }), count, from.block());
  if (entries === undefined) return undefined;
  const record: GameRecord = { format: RECORD_FORMAT, edition, ...agreed, entries };
  if (shared !== undefined) {
    const seed = sharedSeed(shared.shares);
    const { commitment } = dealer(seed);
    return { ...record, commitment, shares: shared.shares, entries: withJoins(entries, shared.joins), seed };
  }
  if (promise === SEEDED) return { ...record, commitment: dealer(proof).commitment, seed: proof };
  return promise === COMMITTED ? { ...record, commitment: proof } : record;
}
