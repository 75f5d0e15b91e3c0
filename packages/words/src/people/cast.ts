import type { Translate } from '../translate.ts';
import { CAST_SLUGS, CHARACTER_SLUGS, type CastSlug } from './cast-slugs.ts';

/** The catalogue's name for the engine's tile number. */
export function slugOf(tile: number): CastSlug {
  const slug = CAST_SLUGS[tile];
  if (slug === undefined) throw new RangeError(`no tile ${tile}`);
  return slug;
}

/** As written below a tile: "Leonardo", "de Pizan". */
export function shortName(t: Translate, tile: number): string {
  return t(`cast.${slugOf(tile)}.short`);
}

export function fullName(t: Translate, tile: number): string {
  return t(`cast.${slugOf(tile)}.name`);
}

/** When one of the forty lived; the starters are invented. */
export function yearsOf(t: Translate, tile: number): string | undefined {
  const slug = CHARACTER_SLUGS[tile];
  return slug === undefined ? undefined : t(`cast.${slug}.years`);
}
