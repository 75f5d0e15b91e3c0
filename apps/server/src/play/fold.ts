import {
  RECORD_FORMAT,
  replay,
  type Dealer,
  type Figures,
  type Game,
  type GameRecord,
  type Options,
} from '@la-stanza/engine';
import { EngineFault } from './engine-fault.ts';

interface Head {
  readonly id: string;
  readonly engine: string;
  readonly options: Options;
  readonly figures: 'standard' | Figures;
  readonly commitment: string | null;
}

/** What was agreed before the first entry, as a record. */
function emptyRecord({ engine, options, figures, commitment }: Head, players: number): GameRecord {
  const head = { format: RECORD_FORMAT, engine, players, options, figures, entries: [] };
  return commitment === null ? head : { ...head, commitment };
}

/** Folds entries that stand in the database onto a game, or a record from its start. */
export function foldOn(head: Head, players: number, known: Game | undefined, texts: readonly string[]): Game {
  const record = known?.record ?? emptyRecord(head, players);
  return folded(head, { ...record, entries: [...record.entries, ...texts] }, known, undefined);
}

/** A new game, dealt out up to the first decision of a seat. */
export function dealtGame(head: Head, players: number, bank: Dealer): Game {
  return folded(head, emptyRecord(head, players), undefined, bank);
}

/** The game after the deals that are due. */
export function dealtOut(head: Pick<Head, 'id' | 'engine'>, game: Game, bank: Dealer): Game {
  return folded(head, game.record, game, bank);
}

function folded(
  { id, engine }: Pick<Head, 'id' | 'engine'>,
  record: GameRecord,
  known: Game | undefined,
  bank: Dealer | undefined,
): Game {
  const result = replay(record, known, bank);
  if ('fault' in result) throw new EngineFault(id, engine, result.fault);
  return result.game;
}
