import { checkFigures } from '../figures/check-figures.ts';
import { fromHex } from '../fair/bytes.ts';
import { MAX_PLAYERS } from '../words/seat.ts';
import { ENGINE_VERSION, RECORD_FORMAT, type GameRecord } from './record.ts';
import type { RecordFault } from './record-fault.ts';

const FIELDS: Readonly<
  Record<keyof GameRecord, { readonly needed: boolean; readonly isValid: (value: unknown) => boolean }>
> = {
  format: { needed: true, isValid: Number.isInteger },
  engine: { needed: true, isValid: (value) => typeof value === 'string' },
  players: { needed: true, isValid: (value) => isWhole(value, 2, MAX_PLAYERS) },
  options: { needed: true, isValid: isOptions },
  figures: { needed: true, isValid: (value) => value === 'standard' || isObject(value) },
  commitment: { needed: false, isValid: (value) => isHex(value, 64) },
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

function isResult(value: unknown): boolean {
  return hasOnly(value, {
    totals: (totals) => isListOf(totals, Number.isInteger),
    winners: (winners) => isListOf(winners, (seat) => isWhole(seat, 0, MAX_PLAYERS - 1)),
    decidedBy: (step) => typeof step === 'string',
  });
}

/** Tells the compiler what the fields' checks have seen. */
function trust(_value: unknown): asserts _value is GameRecord {}

/** Checks the form of a record that came from outside; what it says is checked by replaying it. */
export function checkRecord(value: unknown): { readonly record: GameRecord } | { readonly fault: RecordFault } {
  if (!isObject(value)) return { fault: { code: 'not-a-record' } };
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) return { fault: { code: 'field-unknown', field: unknown } };
  for (const [field, { needed, isValid }] of Object.entries(FIELDS)) {
    const held = value[field];
    if (held === undefined && needed) return { fault: { code: 'field-missing', field } };
    if (held !== undefined && !isValid(held)) return { fault: { code: 'field-malformed', field } };
  }
  trust(value);
  if (value.format !== RECORD_FORMAT) return { fault: { code: 'format-unknown', format: value.format } };
  if (value.engine !== ENGINE_VERSION) return { fault: { code: 'engine-unknown', engine: value.engine } };
  if (value.figures !== 'standard') {
    const checked = checkFigures(value.figures);
    if ('fault' in checked) return { fault: { code: 'figures-unplayable', fault: checked.fault } };
  }
  return { record: value };
}
