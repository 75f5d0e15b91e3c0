import { EDITIONS, NEWEST_EDITION } from '@la-stanza/engine';

/*
 * Two builds may run on one database during an update, and the older one does not know the newest edition. What it cannot replay it
 * leaves to the other: the statements below do not find such games, and jobs have the newest edition of the build that adds them in
 * their name.
 */

export const NEWEST: number = NEWEST_EDITION.number;

/** A condition on the table `games`. Games of version 0.1 name no edition. */
export const OF_KNOWN_EDITION = `(edition is null or edition <= ${NEWEST})`;

/** What is in the name of the jobs that this build takes. Version 0.2 named its engine there. */
export const JOBS_TAKEN: readonly (number | string)[] = [...EDITIONS.map(({ number }) => number), '1.0.0', '1.1.0'];
