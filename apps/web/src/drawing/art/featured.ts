import type { MessageId } from '@la-stanza/words';
import type { Character } from './cast/cast.ts';

type Slug = MessageId extends infer Id ? (Id extends `cast.${infer Name}.years` ? Name : never) : never;

type Featured = { readonly person: Character; readonly slug: Slug };

/** The people who look out of the page; each comes with the name the catalogue knows them by. */
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
