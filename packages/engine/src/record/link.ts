import { type ActionId, ACTIONS } from '../catalogue/catalogue.ts';
import { asciiBytes, fromHex, toHex } from '../fair/bytes.ts';
import { dealer } from '../fair/dealer.ts';
import { sha256 } from '../fair/sha256.ts';
import { sharedSeed } from '../fair/shared-seed.ts';
import { editionNumbered } from '../editions/editions.ts';
import { figuresFor } from '../editions/figures-for.ts';
import type { Rulings } from '../editions/edition.ts';
import type { Figures } from '../figures/figures.ts';
import type { State } from '../state/state.ts';
import type { Options } from '../table/table.ts';
import { isOpened } from '../versions/load-engine.ts';
import { legal } from '../versions/legal.ts';
import { play } from '../versions/play.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { Game } from './game.ts';
import { FIRST_EDITION, firstState } from './first-state.ts';
import { packFigures, unpackFigures } from './pack-figures.ts';
import { packShares, unpackShares, withJoins } from './pack-shares.ts';
import type { GameRecord } from './record.ts';

/*
 * A whole game in a link. Every entry in force is stored as its place among the legal actions of its decision, all of them
 * together as one large number with the numbers of legal actions as radices: about the bits the choices really hold.
 */

/** Without engine and edition: what engine 1.0.0 wrote, of edition 1. */
const OLD_LINK = 1;
const LINK = 2;
/** With everybody's share in the seed. */
const SHARED_LINK = 3;
const OLD_ENGINE = '1.0.0';
/** The format of records in links of each version. */
const FORMATS: Readonly<Record<number, number>> = { [OLD_LINK]: 1, [LINK]: 2, [SHARED_LINK]: 2 };
const CHECK_BYTES = 3;
/** More entries than any game has. */
const MOST_ENTRIES = 4000;

const RANDOM_START = 4;
const ARRANGED = 8;
const EXPERT = 16;
const OPEN_HIRING = 32;

const OWN_RULINGS = 1;
const WITHDRAW_TURN = 2;
const ENDING_BEFORE = 4;

const NO_PROMISE = 0;
const COMMITTED = 1;
const SEEDED = 2;
const SHARED = 3;

/** Why a text is not a link to a game. */
export interface LinkFault {
  readonly code: 'link-malformed' | 'link-version' | 'link-engine' | 'link-damaged';
  /** The engine it was played by, if it is not one that this one replays. */
  readonly engine?: string;
}

const flag = (isSet: boolean, bit: number): number => (isSet ? bit : 0);

/**
 * Packs a game into a text for a link: its head, the entries in force and, if it is known, the seed with everybody's share.
 *
 * @example
 * const options = { start: 'first', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: ['deal c7'] };
 * toLink(replay(record).game); // 'AQgAAAEBB5ZvGg'
 */
export function toLink({ record, line }: Game): string {
  const { players, options, commitment, seed, shares, edition = FIRST_EDITION } = record;
  const isShared = seed !== undefined && shares?.secret !== undefined;
  const out = new ByteWriter();
  const isOld = record.format === FORMATS[OLD_LINK];
  out.byte(isOld ? OLD_LINK : isShared ? SHARED_LINK : LINK);
  if (!isOld) {
    out.block(asciiBytes(record.engine));
    out.number(edition);
    out.byte(packRulings(record.rulings));
  }
  out.byte(
    players -
      2 +
      flag(options.start === 'random', RANDOM_START) +
      flag(options.arranged, ARRANGED) +
      flag(options.expert, EXPERT) +
      flag(options.openHiring, OPEN_HIRING),
  );
  const standard = figuresOf(edition, players);
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

function figuresOf(number: number, players: number): Figures {
  const edition = editionNumbered(number);
  if (edition === undefined) throw new RangeError(`there is no edition ${number}`);
  return figuresFor(edition, players);
}

function packRulings(rulings: Rulings | undefined): number {
  if (rulings === undefined) return 0;
  const { withdraw, ending } = rulings;
  return OWN_RULINGS + flag(withdraw === 'turn', WITHDRAW_TURN) + flag(ending === 'before-last-refill', ENDING_BEFORE);
}

function unpackRulings(bits: number): Rulings | undefined {
  if ((bits & OWN_RULINGS) === 0) return undefined;
  return {
    withdraw: (bits & WITHDRAW_TURN) > 0 ? 'turn' : 'turn-or-action',
    ending: (bits & ENDING_BEFORE) > 0 ? 'before-last-refill' : 'after-last-refill',
  };
}

/** The legal actions in the order of the catalogue, whatever order they were found in; a pinned engine counts by its own. */
const choices = (state: State): ActionId[] =>
  state.table.pinned === undefined ? legal(state).toSorted((a, b) => a - b) : legal(state);

function packLine(state: State, line: readonly ActionId[]): Uint8Array {
  const digits = line.map((action) => {
    const options = choices(state);
    play(state, action);
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
    play(state, action);
  }
  return packed === 0n ? entries : undefined;
}

/** The version of the engine that a link's game was played by; empty if the text is not a link. */
export function linkEngine(text: string): string {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length <= CHECK_BYTES) return '';
  if (bytes[0] === OLD_LINK) return OLD_ENGINE;
  return bytes[0] === LINK || bytes[0] === SHARED_LINK ? asciiText(new ByteReader(bytes.subarray(1)).block()) : '';
}

/**
 * Reads the record of a game from a link's text.
 *
 * @example
 * fromLink('AQgAAAEBB5ZvGg').record.entries; // ['deal c7']
 * fromLink('AQgAAAEBB5ZvGw').fault; // { code: 'link-damaged' }
 */
export function fromLink(text: string): { readonly record: GameRecord } | { readonly fault: LinkFault } {
  const bytes = fromBase64Url(text);
  if (bytes === undefined || bytes.length <= CHECK_BYTES) return { fault: { code: 'link-malformed' } };
  const format = FORMATS[bytes[0] ?? 0];
  if (format === undefined) return { fault: { code: 'link-version' } };
  const body = bytes.slice(0, -CHECK_BYTES);
  const isWhole = toHex(sha256(body).slice(0, CHECK_BYTES)) === toHex(bytes.slice(-CHECK_BYTES));
  if (!isWhole) return { fault: { code: 'link-damaged' } };
  const from = new ByteReader(body.subarray(1));
  const isOld = format === FORMATS[OLD_LINK];
  const engine = isOld ? OLD_ENGINE : asciiText(from.block());
  if (!isOpened(engine)) return { fault: { code: 'link-engine', engine } };
  const record = readRecord(from, { format, engine });
  return record === undefined ? { fault: { code: 'link-damaged' } } : { record };
}

const asciiText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function readRecord(
  from: ByteReader,
  { format, engine }: Pick<GameRecord, 'format' | 'engine'>,
): GameRecord | undefined {
  const isOld = format === FORMATS[OLD_LINK];
  const edition = isOld ? FIRST_EDITION : from.number();
  const rulings = isOld ? undefined : unpackRulings(from.byte());
  const head = from.byte();
  const players = (head & 3) + 2;
  const options: Options = {
    start: (head & RANDOM_START) > 0 ? 'random' : 'first',
    arranged: (head & ARRANGED) > 0,
    expert: (head & EXPERT) > 0,
    openHiring: (head & OPEN_HIRING) > 0,
  };
  if (players > 4 || editionNumbered(edition) === undefined) return undefined;
  const standard = figuresOf(edition, players);
  const unpacked = unpackFigures(from, standard);
  if (unpacked === undefined) return undefined;
  const figures: GameRecord['figures'] = JSON.stringify(unpacked) === JSON.stringify(standard) ? 'standard' : unpacked;
  const agreed = { players, options, figures, ...(rulings === undefined ? {} : { rulings }) };
  const promise = from.byte();
  const shared = promise === SHARED ? unpackShares(from, players) : undefined;
  const proof = promise === NO_PROMISE || promise === SHARED ? '' : toHex(from.block());
  const count = from.number();
  if (count > MOST_ENTRIES) return undefined;
  const entries = unpackLine(firstState({ ...agreed, engine, edition }), count, from.block());
  if (entries === undefined) return undefined;
  const record: GameRecord = { format, engine, ...(isOld ? {} : { edition }), ...agreed, entries };
  if (shared !== undefined) {
    const seed = sharedSeed(shared.shares);
    const { commitment } = dealer(seed);
    return { ...record, commitment, shares: shared.shares, entries: withJoins(entries, shared.joins), seed };
  }
  if (promise === SEEDED) return { ...record, commitment: dealer(proof).commitment, seed: proof };
  return promise === COMMITTED ? { ...record, commitment: proof } : record;
}
