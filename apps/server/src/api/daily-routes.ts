import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { dailyGameOf } from '../daily/daily-game-of.ts';
import { readDaily } from '../daily/read-daily.ts';
import { startDaily } from '../daily/start-daily.ts';
import { refuse } from '../play/outcome.ts';
import { recordOf } from '../play/record.ts';
import { tableView } from '../play/stored-game.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** The daily deal and its board. */
export function dailyRoutes(app: FastifyInstance, { db, reads, play, callerOf }: Services): void {
  route(app, ENDPOINTS.daily, callerOf, ({ params, user, reply }) => {
    reply.header('cache-control', 'no-store');
    return reads.answer(() => readDaily(reads.pool, params.day, user, play.now()));
  });

  route(app, ENDPOINTS.playDaily, callerOf, async ({ params, user }) => {
    const { name } = await db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow();
    const stored = await startDaily(db, play, { user, name }, params.day);
    return 'refused' in stored ? stored : tableView(stored);
  });

  route(app, ENDPOINTS.dailyRecord, callerOf, async ({ params, user }) => {
    const game = await dailyGameOf(play.pool, { day: params.day, user, of: params.user, now: play.now() });
    if (typeof game !== 'string') return game;
    const stored = await play.store.refresh(game);
    const record = stored === undefined ? undefined : await recordOf(stored, play.seeds, play.now());
    return record === undefined ? refuse('no-such-game') : { ...record, entries: [...record.entries] };
  });
}
