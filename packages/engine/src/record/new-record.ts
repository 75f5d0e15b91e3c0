import { NEWEST_EDITION } from '../editions/editions.ts';
import type { Rulings } from '../editions/edition.ts';
import type { Figures } from '../figures/figures.ts';
import { type Options, STANDARD_OPTIONS } from '../table/table.ts';
import { ENGINE_VERSION } from '../versions/engine-version.ts';
import { OLD_FORMAT, RECORD_FORMAT, type GameRecord, type Shares } from './record.ts';

/** What players agree on before a game. */
export interface NewRecord {
  readonly players: number;
  readonly options?: Partial<Options> | undefined;
  /** Figures of their own, in place of the newest edition's. */
  readonly figures?: 'standard' | Figures | undefined;
  readonly rulings?: Rulings | undefined;
  /** The hash of the dealer's seed. */
  readonly commitment?: string | null | undefined;
  readonly shares?: Shares | undefined;
  /** Of a game that was begun by another version; `null` for an edition is a game from before there were editions. */
  readonly engine?: string;
  readonly edition?: number | null;
}

/**
 * The record of a game without entries, by the newest edition unless it was begun by another.
 *
 * @example
 * newRecord({ players: 2 }).edition; // 2
 * replay(newRecord({ players: 2 }), undefined, dealer('00')).game.line.length; // 43
 */
export function newRecord(agreed: NewRecord): GameRecord {
  const { players, options, figures = 'standard', rulings, commitment, shares } = agreed;
  const { engine = ENGINE_VERSION, edition = NEWEST_EDITION.number } = agreed;
  return {
    format: edition === null ? OLD_FORMAT : RECORD_FORMAT,
    engine,
    ...(edition === null ? {} : { edition }),
    players,
    options: { ...STANDARD_OPTIONS, openHiring: NEWEST_EDITION.openHiring, ...options },
    figures,
    ...(rulings === undefined ? {} : { rulings }),
    ...(commitment === undefined || commitment === null ? {} : { commitment }),
    ...(shares === undefined ? {} : { shares }),
    entries: [],
  };
}
