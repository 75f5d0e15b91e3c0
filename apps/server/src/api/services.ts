import type { Accepted, CommandOrder } from '@la-stanza/protocol';
import type { Kysely } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { FoundSession, Sessions } from '../accounts/sessions.ts';
import type { Config } from '../ops/config.ts';
import type { Schema } from '../db/schema.ts';
import type { Hub } from '../live/hub.ts';
import type { Visits } from '../limits/visits.ts';
import type { Refused } from '../play/outcome.ts';
import type { Play } from '../play/play.ts';
import type { Reads } from './reads.ts';

/** The services that the routes use. */
export interface Services {
  readonly config: Config;
  readonly db: Kysely<Schema>;
  readonly reads: Reads;
  readonly play: Play;
  /** Carries out a command and counts it. */
  readonly execute: (user: string, game: string, order: CommandOrder) => Promise<Accepted | Refused>;
  readonly hub: Hub;
  readonly sessions: Sessions;
  readonly visits: Visits;
  /** The session token in a request's cookie. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined;
  readonly callerOf: (request: FastifyRequest) => Promise<FoundSession | null>;
}
