import { checkPlayable } from '../setup/check-figures.ts';
import type { Figures } from '../figures/figures.ts';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import type { ByteReader, ByteWriter } from './byte-stream.ts';

/* Figures in a link: one bit for each figure that differs from those of the edition, then those figures. */

type Packed = number | readonly Packed[] | { readonly [name: string]: Packed };

const NAMES = Object.keys(STANDARD_FIGURES);

const isList = (value: Packed): value is readonly Packed[] => Array.isArray(value);

function write(out: ByteWriter, value: Packed): void {
  if (typeof value === 'number') return out.number(value);
  if (!isList(value)) return Object.values(value).forEach((held) => write(out, held));
  out.number(value.length);
  value.forEach((held) => write(out, held));
}

/** Reads a value of the same shape as the model. */
function read(from: ByteReader, model: Packed): Packed {
  if (typeof model === 'number') return from.number();
  if (!isList(model)) return Object.fromEntries(Object.entries(model).map(([name, held]) => [name, read(from, held)]));
  // every list among the figures is one of plain numbers, at most 80 of them
  return Array.from({ length: Math.min(from.number(), 80) }, () => from.number());
}

/** The figure with its names in the standard order, so that equal figures give equal bytes. */
function inOrder(model: Packed, value: Packed): Packed {
  if (typeof model === 'number' || isList(model) || typeof value === 'number' || isList(value)) return value;
  return Object.fromEntries(Object.keys(model).map((name) => [name, value[name] ?? 0]));
}

export function packFigures(out: ByteWriter, figures: Figures, edition: Figures): void {
  const standard: Readonly<Record<string, Packed>> = { ...edition };
  const own: Readonly<Record<string, Packed>> = { ...figures };
  const changed = NAMES.map((name) => inOrder(standard[name] ?? 0, own[name] ?? 0)).map((value, index) => ({
    value,
    bit: JSON.stringify(value) === JSON.stringify(standard[NAMES[index] ?? '']) ? 0 : 2 ** index,
  }));
  out.number(changed.reduce((mask, { bit }) => mask + bit, 0));
  for (const { value, bit } of changed) if (bit > 0) write(out, value);
}

/** Reads packed figures; `undefined` if they cannot be played. */
export function unpackFigures(from: ByteReader, edition: Figures): Figures | undefined {
  const standard: Readonly<Record<string, Packed>> = { ...edition };
  const mask = from.number();
  const readFigure = (name: string, index: number): Packed => {
    const model = standard[name] ?? 0;
    return (mask & (2 ** index)) > 0 ? read(from, model) : model;
  };
  const checked = checkPlayable(Object.fromEntries(NAMES.map((name, index) => [name, readFigure(name, index)])));
  return 'figures' in checked ? checked.figures : undefined;
}
