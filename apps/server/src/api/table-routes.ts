import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { loadTables } from '../play/load-game.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { tableView, type StoredGame } from '../play/stored-game.ts';
import { blockersOf } from '../people/blocks.ts';
import { changeTable } from '../tables/change-table.ts';
import { openTable } from '../tables/open-table.ts';
import { rematch } from '../tables/rematch.ts';
import { join, leave, seatBot, type Player } from '../tables/seat-players.ts';
import { startGame } from '../tables/start-game.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const LISTED = `g.listed and g.status <> 'over' order by g.created_at desc limit 50`;
const OWN = `g.id in (select s.game_id from seats s where s.user_id = $1) order by g.created_at desc limit 100`;

const shown = (stored: StoredGame | Refused): TableView | Refused => ('refused' in stored ? stored : tableView(stored));

/** The life of a table before and after its game. */
export function tableRoutes(app: FastifyInstance, { db, play, userOf }: Services): void {
  const playerOf = async (user: string): Promise<Player> => {
    const { name } = await db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow();
    return { user, name };
  };
  const tableOf = async (game: string): Promise<TableView | Refused> =>
    shown((await play.store.refresh(game)) ?? refuse('no-such-game'));

  route(app, ENDPOINTS.tables, userOf, async ({ query, user }) => {
    if (query.of === 'me' && user === null) return refuse('no-session');
    const tables = await (query.of === 'me' ? loadTables(play.pool, OWN, [user]) : loadTables(play.pool, LISTED, []));
    return { tables: tables.map(tableView) };
  });

  route(app, ENDPOINTS.open, userOf, async ({ user, body }) => {
    const opened = await openTable(db, await playerOf(user), body);
    return typeof opened === 'string' ? tableOf(opened) : opened;
  });

  route(app, ENDPOINTS.table, userOf, async ({ params, request, reply }) => {
    const table = await tableOf(params.game);
    if ('refused' in table) return table;
    const tag = `"${table.version}-${table.revision}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === tag) reply.code(304);
    return table;
  });

  route(app, ENDPOINTS.join, userOf, async ({ user, params, body }) => {
    const player = await playerOf(user);
    const blockers = await blockersOf(db, user);
    return shown(await changeTable(play, params.game, (stored) => join(stored, player, body.seat, blockers)));
  });

  route(app, ENDPOINTS.leave, userOf, async ({ user, params }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => leave(stored, player, play.now())));
  });

  route(app, ENDPOINTS.seatBot, userOf, async ({ user, params, body }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => seatBot(stored, player, body.seat, body.bot)));
  });

  route(app, ENDPOINTS.start, userOf, async ({ user, params, body }) =>
    shown(await startGame(play, user, params.game, body.present)),
  );

  route(app, ENDPOINTS.rematch, userOf, async ({ user, params }) => {
    const next = await rematch(db, play, await playerOf(user), params.game);
    return typeof next === 'string' ? tableOf(next) : next;
  });
}
