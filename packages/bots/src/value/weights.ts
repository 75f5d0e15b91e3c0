import { STANDARD_FIGURES, type Figures } from '@la-stanza/engine';
import { INPUTS } from './feature-list.ts';
import { createNet, OUTPUTS, partsOf, type Net } from './net.ts';

/** The weights of a net as a file: 16-bit integers with one scale per part, bound to the figures they were learned with. */
export interface WeightsFile {
  readonly format: 1;
  readonly generation: number;
  /** A hash of the figures. */
  readonly figures: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly hidden: number;
  readonly scales: readonly number[];
  /** All parts, one after the other, in base64. */
  readonly data: string;
}

export type WeightsFault =
  | { readonly code: 'weights-format'; readonly format: number }
  | { readonly code: 'weights-inputs'; readonly inputs: number; readonly expected: number }
  | { readonly code: 'weights-length' }
  | { readonly code: 'figures-changed'; readonly learned: string; readonly played: string };

const FORMAT = 1;
const LARGEST = 32_767;

/** The figures with their names in the order the weights were first bound to, whatever order they come in. */
function canonical(value: unknown, model: unknown): unknown {
  if (!isNamed(model) || !isNamed(value)) return value;
  return Object.fromEntries(Object.entries(model).map(([name, part]) => [name, canonical(value[name], part)]));
}

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A hash of the figures (64-bit FNV in two lanes). */
function hashFigures(figures: Figures): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (const char of JSON.stringify(canonical(figures, STANDARD_FIGURES))) {
    const code = char.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 13);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

export function packNet(net: Net, generation: number, figures: Figures = STANDARD_FIGURES): WeightsFile {
  const parts = partsOf(net);
  const scales = parts.map((part) => part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / LARGEST);
  const whole = parts.flatMap((part, index) => Array.from(part, (weight) => Math.round(weight / (scales[index] ?? 1))));
  const bytes = new Uint8Array(2 * whole.length);
  const view = new DataView(bytes.buffer);
  for (const [index, weight] of whole.entries()) view.setInt16(2 * index, weight, true);
  return {
    format: FORMAT,
    generation,
    figures: hashFigures(figures),
    inputs: INPUTS,
    outputs: OUTPUTS,
    hidden: net.hidden,
    scales,
    data: toBase64(bytes),
  };
}

/** Reads weights for a game with these figures; returns the fault if they do not fit. */
export function unpackNet(file: WeightsFile, figures: Figures = STANDARD_FIGURES): Net | WeightsFault {
  if (file.format !== FORMAT) return { code: 'weights-format', format: file.format };
  if (file.inputs !== INPUTS || file.outputs !== OUTPUTS) {
    return { code: 'weights-inputs', inputs: file.inputs, expected: INPUTS };
  }
  const played = hashFigures(figures);
  if (file.figures !== played) return { code: 'figures-changed', learned: file.figures, played };
  const net = createNet(file.hidden);
  const bytes = Uint8Array.from(atob(file.data), (char) => char.codePointAt(0) ?? 0);
  const parts = partsOf(net);
  if (bytes.length !== 2 * parts.reduce((sum, part) => sum + part.length, 0)) return { code: 'weights-length' };
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    const scale = file.scales[index] ?? 0;
    for (let cell = 0; cell < part.length; cell++, offset += 2) part[cell] = scale * view.getInt16(offset, true);
  }
  return net;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
}
