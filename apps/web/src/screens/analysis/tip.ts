import type { Gain } from '@la-stanza/bots';
import { FAULTS, type Review } from './review.ts';

/** What a tip is about. */
type TipTheme =
  | 'build'
  | 'art'
  | 'points'
  | 'tile'
  | 'books'
  | 'sail'
  | 'strength'
  | 'discs'
  | 'meeples'
  | 'money'
  | 'recruit'
  | 'save'
  | 'people'
  | 'financier';

type Tip = {
  readonly theme: TipTheme;
  /** In how many of the player's turns a better one did just that. */
  readonly turns: number;
};

const THEMES: Readonly<Record<Gain['code'], TipTheme>> = {
  masterpiece: 'build',
  artwork: 'art',
  museum: 'art',
  prestige: 'points',
  tile: 'tile',
  books: 'books',
  income: 'sail',
  strength: 'strength',
  discs: 'discs',
  meeples: 'meeples',
  money: 'money',
  recruit: 'recruit',
  'keeps-money': 'save',
  'keeps-meeples': 'save',
  'keeps-discs': 'save',
  'keeps-worker': 'people',
  'keeps-recruit': 'people',
  'keeps-financier': 'financier',
};

/** What cost a seat most: the theme of the first reason against its turns, by their loss; undefined without a clear mistake. */
export function tipOf({ turns }: Review, seat: number): Tip | undefined {
  const themes = new Map<TipTheme, { readonly loss: number; readonly turns: number }>();
  for (const { review } of turns) {
    const [gain] = review.gains;
    if (review.seat !== seat || gain === undefined || !FAULTS.some((fault) => fault === review.label)) continue;
    const theme = THEMES[gain.code];
    const known = themes.get(theme) ?? { loss: 0, turns: 0 };
    themes.set(theme, { loss: known.loss + review.loss, turns: known.turns + 1 });
  }
  const [most] = [...themes].toSorted(([, one], [, other]) => other.loss - one.loss);
  return most === undefined ? undefined : { theme: most[0], turns: most[1].turns };
}
