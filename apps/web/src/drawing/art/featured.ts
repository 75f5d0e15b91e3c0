import type { MessageId } from '@la-stanza/words';
import type { Character } from './cast/cast.ts';

type Slug = MessageId extends infer Id ? (Id extends `cast.${infer Name}.years` ? Name : never) : never;

type Featured = { readonly person: Character; readonly slug: Slug };

/** The people shown on the start page, each with the catalogue's id of their name. */
export const FEATURED: readonly Featured[] = [
  { person: 'de-pizan', slug: 'christine-de-pizan' },
  { person: 'leonardo', slug: 'leonardo-da-vinci' },
  { person: 'suleiman', slug: 'suleiman' },
  { person: 'barreto', slug: 'isabel-barreto' },
  { person: 'teresa', slug: 'teresa-of-avila' },
  { person: 'erasmus', slug: 'erasmus' },
  { person: 'anguissola', slug: 'sofonisba-anguissola' },
  { person: 'leo-africanus', slug: 'leo-africanus' },
  { person: 'elizabeth', slug: 'elizabeth-i' },
];
