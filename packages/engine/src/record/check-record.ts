import { checkFigures, checkPlayable } from '../setup/check-figures.ts';
import { readPosition } from '../position/from-text.ts';
import { tableText } from '../position/table-text.ts';
import { fromHex } from '../fair/bytes.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { editionNumbered } from '../editions/editions.ts';
import { areRulings } from '../editions/rulings.ts';
import { setupOf } from './first-state.ts';
import { fromOldFormat, isOldFormat } from './old-formats.ts';
import { RECORD_FORMAT, type GameRecord } from './record.ts';
import type { RecordFault } from './record-fault.ts';

const FIELDS: Readonly<
  Record<keyof GameRecord, { readonly needed: boolean; readonly isValid: (value: unknown) => boolean }>
> = {
  format: { needed: true, isValid: Number.isInteger },
  edition: { needed: true, isValid: Number.isInteger },
  players: { needed: true, isValid: (value) => isWhole(value, 2, MAX_PLAYERS) },
  options: { needed: true, isValid: isOptions },
  figures: { needed: true, isValid: (value) => value === 'standard' || isObject(value) },
  rulings: { needed: false, isValid: areRulings },
  position: { needed: false, isValid: (value) => typeof value === 'string' },
  commitment: { needed: false, isValid: (value) => isHex(value, 64) },
  shares: { needed: false, isValid: isShares },
  entries: { needed: true, isValid: (value) => isListOf(value, (entry) => typeof entry === 'string') },
  seed: {
    needed: false,
    isValid: (value) => typeof value === 'string' && value !== '' && fromHex(value) !== undefined,
  },
  result: { needed: false, isValid: isResult },
  checks: { needed: false, isValid: (value) => typeof value === 'string' },
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isHex(value: unknown, digits: number): boolean {
  return typeof value === 'string' && value.length === digits && fromHex(value) !== undefined;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function hasOnly(value: unknown, fields: Readonly<Record<string, (value: unknown) => boolean>>): boolean {
  if (!isObject(value) || Object.keys(value).length !== Object.keys(fields).length) return false;
  return Object.entries(fields).every(([name, isValid]) => isValid(value[name]));
}

function isOptions(value: unknown): boolean {
  const isSwitch = (option: unknown): boolean => typeof option === 'boolean';
  return hasOnly(value, {
    start: (option) => option === 'random' || option === 'first',
    arranged: isSwitch,
    expert: isSwitch,
    openHiring: isSwitch,
  });
}

function isShares(value: unknown): boolean {
  const secret = isObject(value) && Object.hasOwn(value, 'secret') ? { secret: isSecret } : {};
  return hasOnly(value, {
    game: (game) => typeof game === 'string' && GAME.test(game),
    promise: (promise) => isHex(promise, 64),
    nonces: (nonces) => isListOf(nonces, (nonce) => nonce === null || isHex(nonce, 64)),
    ...secret,
  });
}

const isSecret = (value: unknown): boolean => isHex(value, 64);

function isResult(value: unknown): boolean {
  return hasOnly(value, {
    totals: (totals) => isListOf(totals, Number.isInteger),
    winners: (winners) => isListOf(winners, (seat) => isWhole(seat, 0, MAX_PLAYERS - 1)),
    decidedBy: (step) => typeof step === 'string',
  });
}

function findFault(value: unknown): RecordFault | undefined {
  if (!isObject(value)) return NO_RECORD;
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) return { code: 'field-unknown', field: unknown };
  for (const [field, { needed, isValid }] of Object.entries(FIELDS)) {
    const held = value[field];
    if (held === undefined && needed) return { code: 'field-missing', field };
    if (held !== undefined && !isValid(held)) return { code: 'field-malformed', field };
  }
  return undefined;
}

/** The position a record starts from is one of the game it states. */
function isPlaced({ position, ...agreed }: GameRecord): boolean {
  if (position === undefined) return true;
  const read = readPosition(position);
  return 'state' in read && String(tableText(read.state.table)) === String(tableText(setupOf(agreed).table));
}

/** The id of a game at a server. */
const GAME = /^[0-9a-zA-Z-]{1,64}$/;

const NO_RECORD: RecordFault = { code: 'not-a-record' };

const isRecord = (value: unknown): value is GameRecord => findFault(value) === undefined;

/**
 * Checks the form of a record that came from outside; what it says is checked by replaying it. Records of older formats become ones of
 * this format.
 */
export function checkRecord(given: unknown): { readonly record: GameRecord } | { readonly fault: RecordFault } {
  const value = fromOldFormat(given);
  if (!isRecord(value)) return { fault: findFault(value) ?? NO_RECORD };
  const { format, edition, figures } = value;
  if (format !== RECORD_FORMAT) return { fault: { code: 'format-unknown', format } };
  if (editionNumbered(edition) === undefined) return { fault: { code: 'edition-unknown', edition } };
  if (figures !== 'standard') {
    // figures of an old game may lie outside of today's bounds, as long as they can be played
    const checked = isOldFormat(given) ? checkPlayable(figures) : checkFigures(figures);
    if ('fault' in checked) return { fault: { code: 'figures-unplayable', fault: checked.fault } };
  }
  if (value.shares !== undefined && value.shares.nonces.length !== value.players)
    return { fault: { code: 'field-malformed', field: 'shares' } };
  return isPlaced(value) ? { record: value } : { fault: { code: 'field-malformed', field: 'position' } };
}
