import { DatabaseError } from 'pg';
import { NoPrimary } from './lineage.ts';

/**
 * SQLSTATE classes of transient errors: connection, no primary (a standby, or one that was just promoted, is read-only), no database
 * (it is being restored), rollback, resources, not yet ready, lock timeout, shutdown, input and output.
 */
const TRANSIENT = /^(08|25006|3D000|40|53|55000|55P03|57|58)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH']);
const CONNECTION = /connection|timeout|terminat|not queryable|client was closed/i;

/** Whether an error comes from a database that cannot be reached or does not take writes: a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NoPrimary) return true;
  if (error instanceof AggregateError) return error.errors.some(isTransient);
  if (error instanceof DatabaseError) return TRANSIENT.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return ('code' in error && NETWORK.has(String(error.code))) || CONNECTION.test(error.message);
}
