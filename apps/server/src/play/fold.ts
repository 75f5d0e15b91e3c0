import {
  newRecord,
  replay,
  type Dealer,
  type Figures,
  type Game,
  type GameRecord,
  type Options,
  type Replayed,
  type Rulings,
} from '@la-stanza/engine';
import { EngineFault } from './engine-fault.ts';

interface Head {
  readonly id: string;
  readonly engine: string;
  readonly options: Options;
  /** `null` for games from before there were editions. */
  readonly edition: number | null;
  readonly figures: 'standard' | Figures;
  readonly rulings: Rulings | null;
  readonly commitment: string | null;
  /** The hash of the server's secret; `null` if it drew the seed alone. */
  readonly promise: string | null;
  readonly seats: readonly { readonly nonce: string | null }[];
}

/** The record of a game without entries. */
function emptyRecord(head: Head): GameRecord {
  const { id, engine, edition, options, figures, rulings, commitment, promise, seats } = head;
  const shares =
    promise === null || edition === null ? undefined : { game: id, promise, nonces: seats.map(({ nonce }) => nonce) };
  const players = seats.length;
  return newRecord({ engine, edition, players, options, figures, rulings: rulings ?? undefined, commitment, shares });
}

/** Folds stored entries onto a known game, or onto an empty record. */
export function foldOn(head: Head, known: Game | undefined, texts: readonly string[]): Game {
  const record = known?.record ?? emptyRecord(head);
  return folded(head, { ...record, entries: [...record.entries, ...texts] }, known, undefined).game;
}

/** A new game, dealt up to the first decision of a seat. */
export function dealtGame(head: Head, bank: Dealer): Game {
  return folded(head, emptyRecord(head), undefined, bank).game;
}

/** The game after the pending deals, and those deals. */
export function dealtOut(head: Pick<Head, 'id' | 'engine'>, game: Game, bank: Dealer): Replayed {
  return folded(head, game.record, game, bank);
}

function folded(
  { id, engine }: Pick<Head, 'id' | 'engine'>,
  record: GameRecord,
  known: Game | undefined,
  bank: Dealer | undefined,
): Replayed {
  const result = replay(record, known, bank);
  if ('fault' in result) throw new EngineFault(id, engine, result.fault);
  return result;
}
