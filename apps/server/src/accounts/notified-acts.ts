import { sql, type RawBuilder } from 'kysely';

/** SQL condition: acts that are shown to the affected user. Reading or dismissing a report is not. */
export const NOTIFIED_ACTS: RawBuilder<boolean> = sql<boolean>`kind in ('hide', 'warn', 'mute', 'suspend', 'rename', 'close', 'lift')`;
