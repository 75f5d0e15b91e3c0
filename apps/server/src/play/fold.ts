import { dealOut, type Dealer } from '@la-stanza/engine/fair';
import {
  type Figures,
  type Game,
  type GameRecord,
  type Options,
  type OwnRulings,
  newGame,
  openRecord,
} from '@la-stanza/engine';
import { EngineFault } from './engine-fault.ts';

interface Head {
  readonly id: string;
  readonly options: Options;
  readonly edition: number;
  readonly figures: 'standard' | Figures;
  readonly rulings: OwnRulings | null;
  readonly commitment: string | null;
  /** The hash of the server's secret; `null` if the seed is the server's alone. */
  readonly promise: string | null;
  readonly seats: readonly { readonly nonce: string | null }[];
}

/** The record of a game without entries. */
function emptyRecord(head: Head): GameRecord {
  const { id, edition, options, figures, rulings, commitment, promise, seats } = head;
  const shares = promise === null ? undefined : { game: id, promise, nonces: seats.map(({ nonce }) => nonce) };
  const players = seats.length;
  // opening the record detects an edition or figures that this engine does not know
  const { record } = newGame({ players, options, commitment, shares });
  return { ...record, edition, figures, ...(rulings === null ? {} : { rulings }) };
}

/** Folds stored entries onto a known game, or onto an empty record. */
export function foldOn(head: Head, known: Game | undefined, texts: readonly string[]): Game {
  const record = known?.record ?? emptyRecord(head);
  return folded(head, { ...record, entries: [...record.entries, ...texts] }, known);
}

/** A new game, dealt up to the first decision of a seat. */
export function dealtGame(head: Head, bank: Dealer): Game {
  return dealOut(folded(head, emptyRecord(head), undefined), bank).game;
}

function folded({ id, edition }: Pick<Head, 'id' | 'edition'>, record: GameRecord, known: Game | undefined): Game {
  const result = openRecord(record, { from: known });
  if ('fault' in result) throw new EngineFault(id, edition, result.fault);
  return result.game;
}
