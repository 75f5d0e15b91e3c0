import { type Game, type Step, openRecord } from '@la-stanza/engine';

/** Everything that happened in the entries in force. */
export function chronicle({ record }: Game): readonly Step[] {
  const replayed = openRecord(record);
  if ('fault' in replayed) throw new Error(`a game does not replay: ${JSON.stringify(replayed.fault)}`);
  return replayed.steps;
}
