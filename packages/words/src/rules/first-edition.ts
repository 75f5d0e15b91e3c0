import { EDITIONS, type Rulings } from '@la-stanza/engine';

/** The number of the first edition with this reading of rule 11.3. */
export function firstEditionWith(withdraw: Rulings['withdraw']): number {
  return EDITIONS.find(({ rulings }) => rulings.withdraw === withdraw)?.number ?? 0;
}
