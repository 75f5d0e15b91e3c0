import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { z } from 'zod';

/** The glyphs of a font side by side: each pixel's coverage, from 0 to `STEPS`. */
export interface GlyphSheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Each glyph's x position, cell width and advance. */
  readonly places: ReadonlyMap<string, readonly [x: number, cell: number, advance: number]>;
  readonly steps: Uint8Array;
}

export const STEPS = 15;

const fontSchema = z.object({
  width: z.int(),
  height: z.int(),
  margin: z.int(),
  places: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
  steps: z.string(),
});
const fileSchema = z.object({ name: fontSchema, points: fontSchema });

export function readGlyphSheets(file: string): Readonly<Record<'name' | 'points', GlyphSheet>> {
  const { name, points } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { name: glyphSheet(name), points: glyphSheet(points) };
}

function glyphSheet({ places, steps, ...rest }: z.infer<typeof fontSchema>): GlyphSheet {
  return {
    ...rest,
    places: new Map(Object.entries(places)),
    steps: new Uint8Array(inflateSync(Buffer.from(steps, 'base64'))),
  };
}

/** The glyph shown for a character without one on the sheet. */
const MISSING_GLYPH = '·';

/** A text as available glyphs: accents without a glyph are dropped. */
function drawable({ places }: GlyphSheet, text: string): readonly string[] {
  return Array.from(text.normalize('NFC')).map((glyph) => {
    if (places.has(glyph)) return glyph;
    const plain = glyph.normalize('NFD').slice(0, 1);
    return places.has(plain) ? plain : MISSING_GLYPH;
  });
}

export function widthOf(sheet: GlyphSheet, glyphs: readonly string[]): number {
  return glyphs.reduce((sum, glyph) => sum + (sheet.places.get(glyph)?.[2] ?? 0), 0);
}

/** The longest beginning of a text that fits, with an ellipsis if it was cut. */
export function fitted(sheet: GlyphSheet, text: string, most: number): readonly string[] {
  const glyphs = drawable(sheet, text);
  if (widthOf(sheet, glyphs) <= most) return glyphs;
  for (let kept = glyphs.length - 1; kept > 0; kept--) {
    const cut = [...glyphs.slice(0, kept), '…'];
    if (widthOf(sheet, cut) <= most) return cut;
  }
  return ['…'];
}
