import type { Figures } from '../figures/figures.ts';
import type { Rulings } from './rulings.ts';

export type PlayerCount = 2 | 3 | 4;

/**
 * A named set of figures and rulings. It never changes: records, links and stored games name the edition they are played by. A
 * correction is a new edition.
 */
export interface Edition {
  readonly number: number;
  readonly figures: Figures;
  /** Rule 1.18: figures that differ with the number of players. */
  readonly withPlayers: Partial<Readonly<Record<PlayerCount, Partial<Figures>>>>;
  readonly rulings: Rulings;
  /** Rule 4.4: whether a new table hires openly unless it says otherwise. */
  readonly openHiring: boolean;
}
