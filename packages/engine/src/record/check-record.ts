import { checkFigures, checkPlayable } from '../setup/check-figures.ts';
import { fromHex } from '../fair/bytes.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { editionNumbered } from '../editions/editions.ts';
import { isOpened } from '../versions/load-engine.ts';
import { FIRST_EDITION } from './first-state.ts';
import { OLD_FORMAT, RECORD_FORMAT, type GameRecord } from './record.ts';
import type { RecordFault } from './record-fault.ts';

const FIELDS: Readonly<
  Record<keyof GameRecord, { readonly needed: boolean; readonly isValid: (value: unknown) => boolean }>
> = {
  format: { needed: true, isValid: Number.isInteger },
  engine: { needed: true, isValid: (value) => typeof value === 'string' },
  edition: { needed: false, isValid: Number.isInteger },
  players: { needed: true, isValid: (value) => isWhole(value, 2, MAX_PLAYERS) },
  options: { needed: true, isValid: isOptions },
  figures: { needed: true, isValid: (value) => value === 'standard' || isObject(value) },
  rulings: { needed: false, isValid: isRulings },
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

function isRulings(value: unknown): boolean {
  return hasOnly(value, {
    withdraw: (ruling) => ruling === 'turn' || ruling === 'turn-or-action',
    ending: (ruling) => ruling === 'after-last-refill' || ruling === 'before-last-refill',
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

/** The id of a game at a server. */
const GAME = /^[0-9a-zA-Z-]{1,64}$/;

const NO_RECORD: RecordFault = { code: 'not-a-record' };

const isRecord = (value: unknown): value is GameRecord => findFault(value) === undefined;

/** Checks the form of a record that came from outside; what it says is checked by replaying it. */
export function checkRecord(value: unknown): { readonly record: GameRecord } | { readonly fault: RecordFault } {
  if (!isRecord(value)) return { fault: findFault(value) ?? NO_RECORD };
  const { format, engine, edition = FIRST_EDITION, figures } = value;
  if (format !== OLD_FORMAT && format !== RECORD_FORMAT) return { fault: { code: 'format-unknown', format } };
  if (!isOpened(engine)) return { fault: { code: 'engine-unknown', engine } };
  const isOld = format === OLD_FORMAT;
  if (isOld && value.edition !== undefined) return { fault: { code: 'field-unknown', field: 'edition' } };
  if (isOld && value.shares !== undefined) return { fault: { code: 'field-unknown', field: 'shares' } };
  if (isOld && value.rulings !== undefined) return { fault: { code: 'field-unknown', field: 'rulings' } };
  if (!isOld && value.edition === undefined) return { fault: { code: 'field-missing', field: 'edition' } };
  if (editionNumbered(edition) === undefined) return { fault: { code: 'edition-unknown', edition } };
  if (figures !== 'standard') {
    const checked = isOld ? checkPlayable(figures) : checkFigures(figures);
    if ('fault' in checked) return { fault: { code: 'figures-unplayable', fault: checked.fault } };
  }
  if (value.shares !== undefined && value.shares.nonces.length !== value.players)
    return { fault: { code: 'field-malformed', field: 'shares' } };
  return { record: value };
}
