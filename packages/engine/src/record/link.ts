import type { ActionId } from '../catalogue/action.ts';
import { ACTIONS } from '../catalogue/catalogue.ts';
import { fromHex, toHex } from '../fair/bytes.ts';
import { dealer } from '../fair/dealer.ts';
import { sha256 } from '../fair/sha256.ts';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../legality/legal.ts';
import { setup } from '../setup/setup.ts';
import type { State } from '../state/state.ts';
import type { Options } from '../table/table.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import type { Game } from './game.ts';
import { packFigures, unpackFigures } from './pack-figures.ts';
import { ENGINE_VERSION, RECORD_FORMAT, type GameRecord } from './record.ts';

/*
 * A whole game in a link. Every entry in force is stored as its place among the legal actions of its decision, all of them
 * together as one large number with the numbers of legal actions as radices: about the bits the choices really hold.
 */

const LINK_VERSION = 1;
const CHECK_BYTES = 3;
/** More entries than any game has. */
const MOST_ENTRIES = 4000;

const RANDOM_START = 4;
const ARRANGED = 8;
const EXPERT = 16;
const OPEN_HIRING = 32;

const NO_PROMISE = 0;
const COMMITTED = 1;
const SEEDED = 2;

/** Why a text is not a link to a game. */
export interface LinkFault {
  readonly code: 'link-malformed' | 'link-version' | 'link-damaged';
}

const flag = (isSet: boolean, bit: number): number => (isSet ? bit : 0);

/**
 * Packs a game into a text for a link: its head, the entries in force and, if it is known, the seed.
 *
 * @example
 * const options = { start: 'first', arranged: true, expert: false, openHiring: false };
 * const record = { format: 1, engine: '1.0.0', players: 2, options, figures: 'standard', entries: ['deal c7'] };
 * toLink(replay(record).game); // 'AQgAAAEBB5ZvGg'
 */
export function toLink({ record, line }: Game): string {
  const { players, options, commitment, seed } = record;
  const out = new ByteWriter();
  out.byte(LINK_VERSION);
  out.byte(
    players -
      2 +
      flag(options.start === 'random', RANDOM_START) +
      flag(options.arranged, ARRANGED) +
      flag(options.expert, EXPERT) +
      flag(options.openHiring, OPEN_HIRING),
  );
  packFigures(out, record.figures === 'standard' ? STANDARD_FIGURES : record.figures);
  out.byte(seed !== undefined ? SEEDED : commitment !== undefined ? COMMITTED : NO_PROMISE);
  if (seed !== undefined || commitment !== undefined) out.block(fromHex(seed ?? commitment ?? '') ?? new Uint8Array());
  out.number(line.length);
  out.block(
    packLine(
      startOf(record),
      line.map((entry) => entry.action),
    ),
  );
  const check = sha256(Uint8Array.from(out.bytes)).slice(0, CHECK_BYTES);
  return toBase64Url([...out.bytes, ...check]);
}

function startOf({ players, options, figures }: Pick<GameRecord, 'players' | 'options' | 'figures'>): State {
  return setup(figures === 'standard' ? { players, options } : { players, options, figures });
}

/** The legal actions in the order of their ids, whatever order they were found in. */
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
  if (bytes[0] !== LINK_VERSION) return { fault: { code: 'link-version' } };
  const body = bytes.slice(0, -CHECK_BYTES);
  const isWhole = toHex(sha256(body).slice(0, CHECK_BYTES)) === toHex(bytes.slice(-CHECK_BYTES));
  const record = isWhole ? readRecord(new ByteReader(body)) : undefined;
  return record === undefined ? { fault: { code: 'link-damaged' } } : { record };
}

function readRecord(from: ByteReader): GameRecord | undefined {
  from.byte();
  const head = from.byte();
  const players = (head & 3) + 2;
  const options: Options = {
    start: (head & RANDOM_START) > 0 ? 'random' : 'first',
    arranged: (head & ARRANGED) > 0,
    expert: (head & EXPERT) > 0,
    openHiring: (head & OPEN_HIRING) > 0,
  };
  const unpacked = unpackFigures(from);
  if (unpacked === undefined || players > 4) return undefined;
  const figures = JSON.stringify(unpacked) === JSON.stringify(STANDARD_FIGURES) ? 'standard' : unpacked;
  const promise = from.byte();
  const proof = promise === NO_PROMISE ? '' : toHex(from.block());
  const count = from.number();
  if (count > MOST_ENTRIES) return undefined;
  const entries = unpackLine(startOf({ players, options, figures }), count, from.block());
  if (entries === undefined) return undefined;
  const record = { format: RECORD_FORMAT, engine: ENGINE_VERSION, players, options, figures, entries } as const;
  if (promise === SEEDED) return { ...record, commitment: dealer(proof).commitment, seed: proof };
  return promise === COMMITTED ? { ...record, commitment: proof } : record;
}
