import { loadEngine } from '../versions/load-engine.ts';
import type { RecordFault } from './record-fault.ts';
import { replay, type Replayed } from './replay.ts';

/**
 * Replays a record from outside, by the engine of its version, which is loaded first if need be.
 */
export async function openRecord(value: unknown): Promise<Replayed | { readonly fault: RecordFault }> {
  const engine = typeof value === 'object' && value !== null && 'engine' in value ? String(value.engine) : '';
  return (await loadEngine(engine)) ? replay(value) : { fault: { code: 'engine-unloaded', engine } };
}
