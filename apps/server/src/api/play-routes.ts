import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chatFrom, say } from '../play/chat.ts';
import { execute } from '../play/execute.ts';
import { refuse } from '../play/outcome.ts';
import { recordOf } from '../play/record.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** What lies in the past is never rewritten: anybody may keep it for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

function cache(request: FastifyRequest, reply: FastifyReply, tag: string, policy: string): void {
  reply.header('etag', tag).header('cache-control', policy);
  if (request.headers['if-none-match'] === tag) reply.code(304);
}

/** Playing over HTTP, and reading games. */
export function playRoutes(app: FastifyInstance, { db, play, hub, userOf }: Services): void {
  route(app, ENDPOINTS.command, userOf, ({ user, params, body }) => execute(play, user, params.game, body));

  route(app, ENDPOINTS.entries, userOf, async ({ params, query, request, reply }) => {
    const stored = await play.store.get(params.game, query.to ?? 0);
    const current =
      query.to !== undefined && (stored?.version ?? 0) >= query.to ? stored : await play.store.refresh(params.game);
    if (current === undefined) return refuse('no-such-game');
    const { id, version, fold, status } = current;
    const isPast = (query.to !== undefined && query.to <= version) || status === 'over';
    const to = Math.min(query.to ?? version, version);
    cache(request, reply, `"${query.from}-${to}"`, isPast ? FOREVER : 'no-cache');
    return {
      game: id,
      from: query.from,
      entries: fold?.record.entries.slice(query.from, to) ?? [],
      version: isPast ? to : version,
    };
  });

  route(app, ENDPOINTS.record, userOf, async ({ params, request, reply }) => {
    const stored = await play.store.refresh(params.game);
    if (stored === undefined) return refuse('no-such-game');
    const record = await recordOf(stored, play.seeds);
    if (record === undefined) return refuse('game-not-running');
    cache(request, reply, `"${stored.version}-${stored.status}"`, stored.status === 'over' ? FOREVER : 'no-cache');
    return { ...record, entries: [...record.entries] };
  });

  route(app, ENDPOINTS.chat, userOf, async ({ params, query }) => ({
    lines: await chatFrom(db, params.game, query.from),
  }));

  route(app, ENDPOINTS.say, userOf, async ({ user, params, body }) => {
    const line = await say(db, play, user, params.game, body);
    if (!('refused' in line)) hub.chat(params.game, line);
    return line;
  });
}
