import { apply, type Game, type GameEvent, type LineEntry, setup, type State } from '@la-stanza/engine';

/** What one entry brought about. */
export interface ChronicleEntry {
  readonly entry: LineEntry;
  readonly events: readonly GameEvent[];
}

/** The position before the first entry of a record. */
export function freshState({ players, options, figures }: Game['record']): State {
  return setup(figures === 'standard' ? { players, options } : { players, options, figures });
}

/** Everything that happened in the entries in force. */
export function chronicle({ record, line }: Game): ChronicleEntry[] {
  const state = freshState(record);
  return line.map((entry) => {
    const events: GameEvent[] = [];
    apply(state, entry.action, events);
    return { entry, events };
  });
}
