import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { z } from 'zod';

/** The letters of a font side by side: how much of each pixel they cover, in steps from 0 to `STEPS`. */
export interface Letters {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Where each letter stands: from where, how wide its cell is, and how far it moves the pen. */
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

export function readLetters(file: string): Readonly<Record<'name' | 'points', Letters>> {
  const { name, points } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { name: lettersOf(name), points: lettersOf(points) };
}

function lettersOf({ places, steps, ...rest }: z.infer<typeof fontSchema>): Letters {
  return {
    ...rest,
    places: new Map(Object.entries(places)),
    steps: new Uint8Array(inflateSync(Buffer.from(steps, 'base64'))),
  };
}

/** What stands in for a letter that was never drawn. */
const UNKNOWN = '·';

/** The letters of a text as they can be drawn: accents that are not there are left out. */
function drawable({ places }: Letters, text: string): readonly string[] {
  return Array.from(text.normalize('NFC')).map((sign) => {
    if (places.has(sign)) return sign;
    const plain = sign.normalize('NFD').slice(0, 1);
    return places.has(plain) ? plain : UNKNOWN;
  });
}

export function widthOf(letters: Letters, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (letters.places.get(sign)?.[2] ?? 0), 0);
}

/** As much of a text as fits, with dots for the rest. */
export function fitted(letters: Letters, text: string, most: number): readonly string[] {
  const signs = drawable(letters, text);
  if (widthOf(letters, signs) <= most) return signs;
  for (let kept = signs.length - 1; kept > 0; kept--) {
    const cut = [...signs.slice(0, kept), '…'];
    if (widthOf(letters, cut) <= most) return cut;
  }
  return ['…'];
}
