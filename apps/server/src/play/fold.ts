import {
  ACTIONS,
  parse,
  RECORD_FORMAT,
  replay,
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

/** Entries repeat a few hundred texts: thousands of games in memory share one copy of each. */
const intern = (text: string): string => {
  const action = parse(text);
  return action === undefined ? text : (ACTIONS[action]?.text ?? text);
};

/** Folds more entries onto a game, or a record from its start. */
export function foldOn(head: Head, players: number, known: Game | undefined, texts: readonly string[]): Game {
  const record = known?.record ?? emptyRecord(head, players);
  const result = replay({ ...record, entries: [...record.entries, ...texts.map(intern)] }, known);
  if ('fault' in result) throw new EngineFault(head.id, head.engine, result.fault);
  return result.game;
}
