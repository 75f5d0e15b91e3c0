import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chatFrom, say } from '../play/chat.ts';
import { refuse } from '../play/outcome.ts';
import { isRevealed, recordOf } from '../play/record.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { isAdmitted, mayReadChat } from '../tables/admission.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** For a finished game: it never changes. */
const FOREVER = 'max-age=31536000, immutable';
/** Milliseconds during which a failover may still lose the end of a game. */
const SETTLING = 3_600_000;

function cache(request: FastifyRequest, reply: FastifyReply, tag: string, policy: string): void {
  reply.header('etag', tag).header('cache-control', policy);
  if (request.headers['if-none-match'] === tag) reply.code(304);
}

/** Plays and reads games over HTTP. */
export function playRoutes(app: FastifyInstance, { db, play, execute, hub, callerOf }: Services): void {
  const policyOf = (stored: StoredGame): string => {
    const { endedAt, listed } = stored;
    const isSettled = isRevealed(stored, play.now()) && endedAt !== null && endedAt < play.now() - SETTLING;
    return isSettled ? `${listed ? 'public' : 'private'}, ${FOREVER}` : 'no-cache';
  };

  route(app, ENDPOINTS.command, callerOf, ({ user, params, body }) => execute(user, params.game, body));

  route(app, ENDPOINTS.entries, callerOf, async ({ params, query, user, request, reply }) => {
    const stored = await play.store.get(params.game, query.to ?? 0);
    const current =
      query.to !== undefined && (stored?.version ?? 0) >= query.to ? stored : await play.store.refresh(params.game);
    if (current === undefined || !isAdmitted(current, user, query.key)) return refuse('no-such-game');
    const { id, version, fold, status, lineage } = current;
    const isPast = (query.to !== undefined && query.to <= version) || status === 'over';
    const to = Math.min(query.to ?? version, version);
    cache(request, reply, `"${query.from}-${to}-${lineage}"`, policyOf(current));
    return {
      game: id,
      from: query.from,
      entries: fold?.record.entries.slice(query.from, to) ?? [],
      version: isPast ? to : version,
    };
  });

  route(app, ENDPOINTS.record, callerOf, async ({ params, query, user, request, reply }) => {
    const stored = await play.store.refresh(params.game);
    if (stored === undefined || !isAdmitted(stored, user, query.key)) return refuse('no-such-game');
    const record = await recordOf(stored, play.seeds, play.now());
    if (record === undefined) return refuse('game-not-running');
    const tag = `"${stored.version}-${stored.status}-${isRevealed(stored, play.now())}-${stored.lineage}"`;
    cache(request, reply, tag, policyOf(stored));
    return { ...record, entries: [...record.entries] };
  });

  route(app, ENDPOINTS.chat, callerOf, async ({ params, query, user }) => {
    const stored = await play.store.refresh(params.game);
    if (stored === undefined || !isAdmitted(stored, user, query.key)) return refuse('no-such-game');
    return mayReadChat(stored, user) ? { lines: await chatFrom(db, params.game, query.from) } : refuse('not-seated');
  });

  route(app, ENDPOINTS.say, callerOf, async ({ caller, params, body }) => {
    if (caller === null) return refuse('no-session');
    const said = await say(play, caller, params.game, body);
    if ('refused' in said) return said;
    hub.chat(said.stored, said.line);
    return said.line;
  });
}
