import { asciiBytes, joinBytes, toHex } from '../fair/bytes.ts';
import { sha256 } from '../fair/sha256.ts';
import type { GameRecord } from './record.ts';

/** How many entries one check covers. */
export const ENTRIES_PER_CHECK = 10;
const DIGITS = 8;

/** The checks of a record: each one also covers everything before it. */
export function checkSums(record: Omit<GameRecord, 'checks'>): string {
  const { entries } = record;
  let chain = sha256(asciiBytes(headText(record)));
  const sums = [toHex(chain).slice(0, DIGITS)];
  for (let first = 0; first < entries.length; first += ENTRIES_PER_CHECK) {
    chain = sha256(joinBytes(chain, asciiBytes(entries.slice(first, first + ENTRIES_PER_CHECK).join('\n'))));
    sums.push(toHex(chain).slice(0, DIGITS));
  }
  return sums.join(' ');
}

/** What was agreed before the first entry, as one text. */
export function headText(record: Omit<GameRecord, 'checks'>): string {
  const { format, edition, players, options, figures, rulings, commitment, shares, position } = record;
  const agreed = [
    format,
    edition,
    players,
    sorted(options),
    sorted(figures),
    sorted(rulings ?? null),
    commitment ?? null,
  ];
  const added = shares === undefined ? [] : [[shares.game, shares.promise, ...shares.nonces]];
  const placed = position === undefined ? [] : [{ position }];
  return JSON.stringify([...agreed, ...added, ...placed]);
}

/** The same figures give the same text, whatever order their names were written in. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, sorted(held)]);
}

/** The first check that differs: 0 for the head, then the blocks; `undefined` if all agree. */
export function firstBrokenCheck(record: GameRecord): number | undefined {
  if (record.checks === undefined) return undefined;
  const expected = checkSums(record).split(' ');
  const stated = record.checks.split(' ');
  const broken = expected.findIndex((sum, index) => sum !== stated[index]);
  if (broken >= 0) return broken;
  return stated.length === expected.length ? undefined : expected.length;
}
