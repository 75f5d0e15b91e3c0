import type { Offer } from '../decision/decision-picture.ts';

/** How many of the options are open, as style sheets need to know it. */
export function openCount(offers: readonly Offer[]): 'none' | 'one' | 'several' {
  const open = offers.filter(({ state }) => state !== 'not-now').length;
  if (open === 0) return 'none';
  return open === 1 ? 'one' : 'several';
}
