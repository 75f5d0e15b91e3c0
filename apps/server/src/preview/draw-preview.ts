import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitted, readGlyphSheets, STEPS, widthOf, type GlyphSheet } from './glyph-sheet.ts';
import { readPalettePng, writePalettePng } from './palette-png.ts';

/* The preview picture of a game: its players and their points. Composed from art drawn in advance. */

const ART = join(import.meta.dirname, 'art');
const sheet = readPalettePng(readFileSync(join(ART, 'sheet.png')));
const glyphSheets = readGlyphSheets(join(ART, 'glyphs.json'));

const HEIGHT = 630;
const SEAL = 64;
const ROWS = { x: 62, y: 180, width: 508, height: 96 };
const NAME_X = 148;
const POINTS_X = 548;
const GAP = 24;
const BASELINE = 44;

const INK = [0x2a, 0x20, 0x19] as const;
const PAPER = [0xfa, 0xf3, 0xe2] as const;
const CHOSEN = [0xff, 0xef, 0xb8] as const;

/** A row of the picture. */
export interface PreviewRow {
  readonly seat: number;
  readonly name: string;
  readonly points: number | null;
  readonly isWinner: boolean;
}

/** The sheet's colours, followed by two ramps from background to ink: for text on paper and on the winner's row. */
const firstRamp = sheet.palette.length / 3;
const rampOf = (ground: readonly number[]): number[] =>
  Array.from({ length: STEPS + 1 }, (_, step) =>
    ground.map((value, channel) => Math.round(value + (((INK[channel] ?? 0) - value) * step) / STEPS)),
  ).flat();
const palette = Uint8Array.from([...sheet.palette, ...rampOf(PAPER), ...rampOf(CHOSEN)]);
const RAMPS = { plain: firstRamp, winner: firstRamp + STEPS + 1 } as const;

export async function drawPreview(rows: readonly PreviewRow[]): Promise<Buffer> {
  const pixels = sheet.pixels.slice(0, sheet.width * HEIGHT);
  const top = ROWS.y + ((4 - rows.length) * ROWS.height) / 2;
  for (const [nth, row] of rows.entries()) drawRow(pixels, row, Math.round(top + nth * ROWS.height));
  return writePalettePng({ width: sheet.width, height: HEIGHT, palette, pixels });
}

function drawRow(pixels: Uint8Array, { seat, name, points, isWinner }: PreviewRow, y: number): void {
  const ramp = isWinner ? RAMPS.winner : RAMPS.plain;
  if (isWinner) {
    for (let line = y + 6; line < y + ROWS.height - 6; line++) {
      pixels.fill(ramp, line * sheet.width + ROWS.x, line * sheet.width + ROWS.x + ROWS.width);
    }
  }
  drawSeal(pixels, seat, ROWS.x + 8, y + (ROWS.height - SEAL) / 2);
  const figure = points === null ? [] : String(points).replace('-', '−').split('');
  const width = widthOf(glyphSheets.points, figure);
  const baseline = y + ROWS.height / 2 + 14;
  drawText(pixels, glyphSheets.points, figure, POINTS_X - width, baseline, ramp);
  drawText(
    pixels,
    glyphSheets.name,
    fitted(glyphSheets.name, name, POINTS_X - width - GAP - NAME_X),
    NAME_X,
    baseline,
    ramp,
  );
}

/** The seals are below the picture on the sheet; their background is transparent. */
function drawSeal(pixels: Uint8Array, seat: number, x: number, y: number): void {
  const paper = sheet.pixels[HEIGHT * sheet.width];
  for (let line = 0; line < SEAL; line++) {
    for (let column = 0; column < SEAL; column++) {
      const colour = sheet.pixels[(HEIGHT + line) * sheet.width + seat * SEAL + column] ?? 0;
      if (colour !== paper) pixels[(y + line) * sheet.width + x + column] = colour;
    }
  }
}

function drawText(
  pixels: Uint8Array,
  { places, steps, width, height, margin }: GlyphSheet,
  glyphs: readonly string[],
  left: number,
  baseline: number,
  ramp: number,
): void {
  let pen = left;
  for (const glyph of glyphs) {
    const [x = 0, cell = 0, advance = 0] = places.get(glyph) ?? [];
    const start = Math.round(pen) - margin;
    for (let line = 0; line < height; line++) {
      const to = (baseline - BASELINE + line) * sheet.width + start;
      for (let column = 0; column < cell; column++) {
        const step = steps[line * width + x + column] ?? 0;
        const before = pixels[to + column] ?? 0;
        // glyphs may overlap by an edge: the darker pixel wins
        if (step > 0 && (before < ramp || before < ramp + step)) pixels[to + column] = ramp + step;
      }
    }
    pen += advance;
  }
}
