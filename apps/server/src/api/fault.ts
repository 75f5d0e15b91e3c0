import type { Reason } from '@la-stanza/protocol';
import { DatabaseError } from 'pg';
import { EngineFault } from '../play/engine-fault.ts';

/** What the database says when it is not there, is going down or could not decide; all of it passes. */
const PASSING = /^(08|40|53|55P03|57)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH']);
const CONNECTION = /connection|timeout|terminat|not queryable|client was closed/i;

/** The reason code for an error that came out of the server itself. */
export function faultOf(error: unknown): Reason {
  if (error instanceof EngineFault) return { code: 'engine-unknown', params: { engine: error.engine } };
  if (isPassing(error)) return { code: 'unavailable' };
  return { code: 'internal' };
}

function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  if (error instanceof DatabaseError) return PASSING.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return ('code' in error && NETWORK.has(String(error.code))) || CONNECTION.test(error.message);
}
