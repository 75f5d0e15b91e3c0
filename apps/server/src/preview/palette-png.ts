import { promisify } from 'node:util';
import { constants, crc32, deflate, inflateSync, type ZlibOptions } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture of at most 256 colours: each pixel is an index into the palette. */
export interface PalettePicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** Reads a palette PNG with unfiltered lines, the format of the repository's art. */
export function readPalettePng(png: Buffer): PalettePicture {
  const parts: Buffer[] = [];
  let [width, height] = [0, 0];
  let palette: Uint8Array = new Uint8Array(0);
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
    if (kind === 'PLTE') palette = Uint8Array.from(body);
    if (kind === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const lines = inflateSync(Buffer.concat(parts));
  const pixels = new Uint8Array(width * height);
  for (let line = 0; line < height; line++) {
    const start = line * (width + 1) + 1;
    pixels.set(lines.subarray(start, start + width), line * width);
  }
  return { width, height, palette, pixels };
}

/** Compresses on another thread, so that the node can answer requests. */
export async function writePalettePng(
  { width, height, palette, pixels }: PalettePicture,
  level: number = constants.Z_DEFAULT_COMPRESSION,
): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits a pixel, colour type 3: an index into the palette
  head.set([8, 3], 8);
  const lines = Buffer.alloc(height * (width + 1));
  for (let line = 0; line < height; line++) {
    lines.set(pixels.subarray(line * width, (line + 1) * width), line * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', await promisify<Buffer, ZlibOptions, Buffer>(deflate)(lines, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
