import { RECORD_FORMAT } from './record.ts';

/* What versions 0.1 and 0.2 wrote. It replays unchanged: every later change of a rule is a ruling or a figure of a newer edition. */

/** Before there were editions. */
export const FIRST_EDITION = 1;

/** Whether a value says that it is a record of format 1 or 2. */
export function isOldFormat(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'format' in value && (value.format === 1 || value.format === 2);
}

/**
 * A record of an older format in the present one; any other value as it is. Its checks cover a field that is gone, so they are left out:
 * the replay still proves every entry and the result.
 */
export function fromOldFormat(value: unknown): unknown {
  if (!isOldFormat(value)) return value;
  const { format, engine: _engine, checks: _checks, edition = FIRST_EDITION, ...kept } = value;
  return { ...kept, format: RECORD_FORMAT, edition: format === 1 ? FIRST_EDITION : edition };
}
