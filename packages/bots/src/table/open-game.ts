import {
  ENGINE_VERSION,
  RECORD_FORMAT,
  replay,
  STANDARD_OPTIONS,
  type Dealer,
  type Figures,
  type Options,
  type Replayed,
} from '@la-stanza/engine';

interface Agreed {
  readonly players: number;
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
}

/** A new game among bots, dealt out up to the first decision of a seat. */
export function openGame({ players, options, figures }: Agreed, bank: Dealer): Replayed {
  const opened = replay(
    {
      format: RECORD_FORMAT,
      engine: ENGINE_VERSION,
      players,
      options: { ...STANDARD_OPTIONS, ...options },
      figures: figures ?? 'standard',
      entries: [],
    },
    undefined,
    bank,
  );
  if ('fault' in opened) throw new RangeError(`no such table: ${JSON.stringify(opened.fault)}`);
  return opened;
}
