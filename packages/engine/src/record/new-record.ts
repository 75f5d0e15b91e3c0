import { editionNumbered, NEWEST_EDITION } from '../editions/editions.ts';
import { ownRulings, type OwnRulings } from '../editions/rulings.ts';
import type { Figures } from '../figures/figures.ts';
import { type Options, STANDARD_OPTIONS } from '../table/table.ts';
import { RECORD_FORMAT, type GameRecord, type Shares } from './record.ts';

/** What players agree on before a game. */
export interface NewRecord {
  readonly players: number;
  readonly options?: Partial<Options> | undefined;
  /** Figures of their own, in place of the newest edition's. */
  readonly figures?: 'standard' | Figures | undefined;
  /** Rulings of their own, in place of the edition's. */
  readonly rulings?: OwnRulings | undefined;
  /** The hash of the dealer's seed. */
  readonly commitment?: string | null | undefined;
  readonly shares?: Shares | undefined;
  /** The newest if absent. */
  readonly edition?: number;
}

/** The record of a game without entries, by the newest edition unless another is named. */
export function newRecord(agreed: NewRecord): GameRecord {
  const { players, options, edition = NEWEST_EDITION.number, figures = 'standard', commitment, shares } = agreed;
  const standard = editionNumbered(edition)?.rulings;
  const rulings = standard === undefined ? agreed.rulings : ownRulings(agreed.rulings ?? {}, standard);
  return {
    format: RECORD_FORMAT,
    edition,
    players,
    options: { ...STANDARD_OPTIONS, openHiring: NEWEST_EDITION.openHiring, ...options },
    figures,
    ...(rulings === undefined ? {} : { rulings }),
    ...(commitment === undefined || commitment === null ? {} : { commitment }),
    ...(shares === undefined ? {} : { shares }),
    entries: [],
  };
}
