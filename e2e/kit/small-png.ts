import { constants, inflateSync } from 'node:zlib';
import { writePalettePng } from '../../apps/server/src/preview/palette-png.ts';

/* Reduces screenshots to 256 colours: they are drawings, so this looks the same in a third of the bytes. */

type Pixels = { readonly width: number; readonly height: number; readonly channels: number; readonly data: Uint8Array };

const SIGNATURE_LENGTH = 8;
const COLOURS = 256;
// Colours with the same upper six bits in each channel are counted together.
const BITS = 6;
const DROPPED = 8 - BITS;

/** The same picture with a palette. */
export async function smallPng(png: Buffer, colours: number = COLOURS): Promise<Buffer> {
  const pixels = decode(png);
  const { bucketOf, sums } = countColours(pixels);
  const palette = medianCut(sums, colours);
  const nearest = new Map(sums.map((sum) => [sum.bucket, nearestTo(palette, meanOf([sum]))]));
  const indices = Uint8Array.from(bucketOf, (bucket) => nearest.get(bucket) ?? 0);
  const { width, height } = pixels;
  return writePalettePng(
    { width, height, palette: Uint8Array.from(palette.flat()), pixels: indices },
    constants.Z_BEST_COMPRESSION,
  );
}

function decode(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE_LENGTH; at < png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      // colour type 2 is RGB, 6 is RGBA
      channels = body[9] === 6 ? 4 : 3;
    }
    if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  return { width, height, channels, data: unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels) };
}

/** Reverses the line filters of the PNG format (section 9 of its specification). */
function unfiltered(raw: Buffer, stride: number, step: number): Uint8Array {
  const lines = raw.length / (stride + 1);
  const data = new Uint8Array(lines * stride);
  for (let line = 0; line < lines; line += 1) {
    const filter = raw[line * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = line * stride + x;
      const left = x < step ? 0 : (data[at - step] ?? 0);
      const above = line === 0 ? 0 : (data[at - stride] ?? 0);
      const corner = x < step || line === 0 ? 0 : (data[at - stride - step] ?? 0);
      data[at] = (raw[line * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return data;
}

function predicted(filter: number | undefined, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
      const toCorner = Math.abs(left + above - 2 * corner);
      if (toLeft <= toAbove && toLeft <= toCorner) return left;
      return toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}

type Colour = readonly [number, number, number];
type Sum = { readonly bucket: number; count: number; readonly total: [number, number, number] };

function countColours({ data, channels, width, height }: Pixels): { bucketOf: Uint32Array; sums: Sum[] } {
  const bucketOf = new Uint32Array(width * height);
  const sums = new Map<number, Sum>();
  for (let pixel = 0; pixel < bucketOf.length; pixel += 1) {
    const at = pixel * channels;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const bucket = ((((red >> DROPPED) << BITS) | (green >> DROPPED)) << BITS) | (blue >> DROPPED);
    bucketOf[pixel] = bucket;
    const sum = sums.get(bucket) ?? { bucket, count: 0, total: [0, 0, 0] };
    sum.count += 1;
    sum.total[0] += red;
    sum.total[1] += green;
    sum.total[2] += blue;
    sums.set(bucket, sum);
  }
  return { bucketOf, sums: [...sums.values()] };
}

const AXES = [0, 1, 2] as const;

function meanAlong(axis: 0 | 1 | 2, sums: readonly Sum[]): number {
  const count = sums.reduce((all, sum) => all + sum.count, 0);
  return sums.reduce((all, sum) => all + sum.total[axis], 0) / Math.max(1, count);
}

function meanOf(sums: readonly Sum[]): Colour {
  const mean = (axis: 0 | 1 | 2): number => Math.round(meanAlong(axis, sums));
  return [mean(0), mean(1), mean(2)];
}

type Box = { readonly sums: readonly Sum[]; readonly axis: 0 | 1 | 2; readonly spread: number };

function boxOf(sums: readonly Sum[]): Box {
  const mean = meanOf(sums);
  const spreads = AXES.map((axis) =>
    sums.reduce((all, { count, total }) => all + count * (total[axis] / count - mean[axis]) ** 2, 0),
  );
  const spread = Math.max(...spreads);
  return { sums, axis: AXES.find((axis) => spreads[axis] === spread) ?? 0, spread };
}

/** Halves the box with the widest spread until there are as many boxes as colours. */
function medianCut(sums: readonly Sum[], colours: number): Colour[] {
  const boxes = [boxOf(sums)];
  while (boxes.length < colours) {
    boxes.sort((one, other) => one.spread - other.spread);
    const widest = boxes.at(-1);
    if (widest === undefined || widest.sums.length < 2) break;
    const { axis } = widest;
    // a rounded mean could leave everything on one side
    const mean = meanAlong(axis, widest.sums);
    const low = widest.sums.filter(({ count, total }) => total[axis] / count <= mean);
    const high = widest.sums.filter(({ count, total }) => total[axis] / count > mean);
    if (low.length === 0 || high.length === 0) break;
    boxes.splice(-1, 1, boxOf(low), boxOf(high));
  }
  return boxes.map((box) => meanOf(box.sums));
}

function nearestTo(palette: readonly Colour[], colour: Colour): number {
  let [best, least] = [0, Infinity];
  for (const [index, each] of palette.entries()) {
    const distance = AXES.reduce<number>((sum, axis) => sum + (each[axis] - colour[axis]) ** 2, 0);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
