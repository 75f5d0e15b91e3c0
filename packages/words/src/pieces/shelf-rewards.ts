import type { Discipline, Figures } from '@la-stanza/engine';
import type { BookColour } from './book-colours.ts';

/** What a space of the bookshelf brings. */
export type ShelfReward =
  | { readonly kind: 'none' }
  | { readonly kind: 'disc-anywhere' }
  | { readonly kind: 'disc'; readonly box: Discipline }
  | { readonly kind: 'meeple' }
  | { readonly kind: 'sail'; readonly steps: number }
  | { readonly kind: 'prestige'; readonly figure: string };

/** Rule 5.2: what the second book of a colour brings besides prestige. */
const SECOND: Readonly<Record<BookColour, (figures: Figures) => ShelfReward>> = {
  religion: () => ({ kind: 'disc-anywhere' }),
  politics: () => ({ kind: 'meeple' }),
  arts: () => ({ kind: 'none' }),
  discoveries: ({ bookSail }) => ({ kind: 'sail', steps: bookSail }),
};

/** Rule 5.2: what each book of a colour brings, the first book first. */
export function shelfRewards(colour: BookColour, figures: Figures): ShelfReward[] {
  const prestige = figures.bookPrestige[colour];
  const scoredBefore = (index: number): boolean => prestige.slice(0, index).some((points) => points > 0);
  return prestige.map((points, index) => {
    // a figure that adds to an earlier one carries a plus
    if (points > 0) return { kind: 'prestige', figure: `${scoredBefore(index) ? '+' : ''}${points}` };
    if (index === 1) return SECOND[colour](figures);
    return index === 2 ? { kind: 'disc', box: 'religion' } : { kind: 'none' };
  });
}
