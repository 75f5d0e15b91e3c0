import { EDITIONS, NEWEST_EDITION } from '@la-stanza/engine';

/*
 * Two builds may run on one database during an update, and the older build does not know the newest edition. It leaves games that it
 * cannot replay to the newer one: the statements below exclude them, and the names of jobs include the newest edition of the
 * build that adds them.
 */

export const NEWEST: number = NEWEST_EDITION.number;

/** A condition on the table `games`. Games of version 0.1 name no edition. */
export const OF_KNOWN_EDITION = `(edition is null or edition <= ${NEWEST})`;

/** The editions in the names of the jobs that this build runs. Version 0.2 used the name of its engine. */
export const JOBS_TAKEN: readonly (number | string)[] = [...EDITIONS.map(({ number }) => number), '1.0.0', '1.1.0'];
