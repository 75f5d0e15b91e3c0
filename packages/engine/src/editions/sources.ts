import { PROVENANCE } from '../figures/provenance.ts';
import type { Sources } from './edition.ts';

const FIRST: Sources = {
  ...PROVENANCE,
  withdraw: { from: 'assumed', rule: '11.3' },
  ending: { from: 'assumed', rule: '11.1' },
  recruitSlide: { from: 'assumed', rule: '3.4' },
  shelf: { from: 'assumed', rule: '9.2' },
  adSlide: { from: 'assumed', rule: '9.6' },
  icons: { from: 'assumed', rule: '5.1' },
  openHiring: { from: 'assumed', rule: '4.4' },
};

/** The sources of each edition, by its number. Apart from the editions themselves: playing a game needs none of it. */
export const SOURCES: Readonly<Record<number, Sources>> = { 1: FIRST, 2: FIRST, 3: FIRST };
