import { EDITIONS, type Rulings } from '@la-stanza/engine';
import { listed, type Translate } from '@la-stanza/words';

/** The numbers of the editions with this reading of rule 11.3: "1". */
export function editionsThatWithdraw(t: Translate, withdraw: Rulings['withdraw']): string {
  const numbers = EDITIONS.filter(({ rulings }) => rulings.withdraw === withdraw).map(({ number }) => String(number));
  return listed(t, numbers);
}
