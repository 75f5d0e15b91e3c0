import { slugOf } from './cast.ts';
import type { CastSlug } from './cast-slugs.ts';

const WOMEN: ReadonlySet<CastSlug> = new Set<CastSlug>([
  'isabel-barreto',
  'christine-de-pizan',
  'vittoria-colonna',
  'teresa-of-avila',
  'catherine-of-siena',
  'sofonisba-anguissola',
  'isabella-d-este',
  'caterina-sforza',
  'elizabeth-i',
  'tita',
  'mina',
  'viola',
  'novizia-lia',
  'madonna-zita',
  'zia-rosa',
]);

/** For languages whose pronouns follow it. Players and bots have none. */
export function genderOf(tile: number): 'f' | 'm' {
  return WOMEN.has(slugOf(tile)) ? 'f' : 'm';
}
