import { loadEngine } from '../versions/load-engine.ts';
import { fromLink, linkEngine, type LinkFault } from './link.ts';
import type { GameRecord } from './record.ts';
import type { RecordFault } from './record-fault.ts';

/** Reads the record of a game from a link's text, by the engine of its version, which is loaded first if need be. */
export async function openLink(
  text: string,
): Promise<{ readonly record: GameRecord } | { readonly fault: LinkFault | RecordFault }> {
  const engine = linkEngine(text);
  return (await loadEngine(engine)) ? fromLink(text) : { fault: { code: 'engine-unloaded', engine } };
}
