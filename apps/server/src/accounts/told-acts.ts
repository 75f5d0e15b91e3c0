import { sql, type RawBuilder } from 'kysely';

/** SQL: the acts that the person concerned is told of, not that a report was read, or that nothing was done. */
export const TOLD: RawBuilder<boolean> = sql<boolean>`kind in ('hide', 'warn', 'mute', 'suspend', 'rename', 'close', 'lift')`;
