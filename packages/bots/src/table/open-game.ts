import { newRecord, replay, type Dealer, type Figures, type Options, type Replayed } from '@la-stanza/engine';

interface GameTerms {
  readonly players: number;
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  readonly commitment?: string | undefined;
}

/** A new game among bots, dealt up to the first decision of a seat. */
export function openGame(terms: GameTerms, bank: Dealer): Replayed {
  const opened = replay(newRecord(terms), undefined, bank);
  if ('fault' in opened) throw new RangeError(`cannot open the game: ${JSON.stringify(opened.fault)}`);
  return opened;
}
