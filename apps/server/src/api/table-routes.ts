import { ENDPOINTS, type TableView } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { writeFollowUps } from '../play/follow-ups.ts';
import type { TableList } from '../play/load-game.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { tableView, type StoredGame } from '../play/stored-game.ts';
import { blockersOf, blockedEitherWay } from '../people/blocks.ts';
import { isAdmitted } from '../tables/admission.ts';
import { changeTable } from '../tables/change-table.ts';
import { hostTable } from '../tables/host-table.ts';
import { rematch } from '../tables/rematch.ts';
import { clearTableListCache, listedTables, ownTables, tablesWithFreeSeats } from '../tables/table-lists.ts';
import { invitePerson } from '../tables/invite-person.ts';
import { newInvite } from '../tables/new-invite.ts';
import { join, leave, remove, seatBot, setRated, share, type Player } from '../tables/seat-players.ts';
import { sitDown, startInTime } from '../tables/sit-down.ts';
import { startGame } from '../tables/start-game.ts';
import { setBotSeats, takeOver } from '../tables/take-over.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const shown = (stored: StoredGame | Refused): TableView | Refused => ('refused' in stored ? stored : tableView(stored));

const listView = ({ tables, damaged }: TableList): { tables: TableView[]; damaged: string[] } => ({
  tables: tables.map(tableView),
  damaged: [...damaged],
});

/** If this node fails to start a table, a worker's sweep starts it. */
const notStarted =
  ({ log }: Pick<FastifyRequest, 'log'>, game: string) =>
  (error: unknown): void =>
    log.warn({ err: error, game }, 'not started yet');

/** Opens, joins, starts and replays tables. */
export function tableRoutes(app: FastifyInstance, { db, reads, play, config, callerOf }: Services): void {
  const playerOf = async (user: string): Promise<Player> => {
    const { name } = await db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow();
    return { user, name };
  };
  const tableOf = async (game: string): Promise<TableView | Refused> =>
    shown((await play.store.refresh(game)) ?? refuse('no-such-game'));

  route(app, ENDPOINTS.tables, callerOf, async ({ query, user }) => {
    if (query.of === 'me' && user === null) return refuse('no-session');
    const list = (): Promise<TableList> =>
      query.of === 'me' && user !== null ? ownTables(reads.pool, user) : listedTables(reads.pool, play.store);
    return reads.answer(async () => listView(await list()));
  });

  route(app, ENDPOINTS.open, callerOf, async ({ user, body }) => {
    const opened = await hostTable(db, await playerOf(user), body, config.STANZA_OPEN_TABLES);
    clearTableListCache(play.store);
    return typeof opened === 'string' ? tableOf(opened) : opened;
  });

  route(app, ENDPOINTS.freeSeats, callerOf, ({ user }) =>
    reads.answer(async () =>
      listView(await tablesWithFreeSeats(reads.pool, user, await blockedEitherWay(reads.db, user))),
    ),
  );

  route(app, ENDPOINTS.sitDown, callerOf, async ({ user, body, request }) => {
    const stored = await sitDown(db, play, await playerOf(user), body, await blockedEitherWay(db, user));
    if ('refused' in stored) return stored;
    startInTime(play, stored, notStarted(request, stored.id));
    return tableView(stored);
  });

  route(app, ENDPOINTS.takeOver, callerOf, async ({ user, params, body: { seat, nonce, key } }) => {
    const arrival = { ...(await playerOf(user)), nonce: nonce ?? null };
    return shown(await takeOver(play, arrival, params.game, { seat, key, apart: await blockedEitherWay(db, user) }));
  });

  route(app, ENDPOINTS.botSeats, callerOf, async ({ user, params, body }) =>
    shown(await changeTable(play, params.game, (stored) => setBotSeats(stored, user, body.open))),
  );

  route(app, ENDPOINTS.table, callerOf, async ({ params, query, user, request, reply }) => {
    const stored = await play.store.refresh(params.game);
    if (stored === undefined || !isAdmitted(stored, user, query.key)) return refuse('no-such-game');
    const tag = `"${stored.revision}-${stored.mark}"`;
    reply.header('etag', tag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === tag) reply.code(304);
    return tableView(stored);
  });

  route(app, ENDPOINTS.join, callerOf, async ({ user, params, body, request }) => {
    const player = await playerOf(user);
    const blockers = await blockersOf(db, user);
    const joined = await changeTable(play, params.game, (stored) =>
      isAdmitted(stored, user, body.key)
        ? join(stored, { ...player, nonce: body.nonce ?? null }, { now: play.now(), wanted: body.seat, blockers })
        : refuse('no-such-game'),
    );
    if ('refused' in joined) return joined;
    startInTime(play, joined, notStarted(request, joined.id));
    // a waiting player must not have to look
    const notices =
      joined.host === user ? [] : [{ user: joined.host, kind: 'arrival', params: { name: player.name } } as const];
    await writeFollowUps(play.pool, joined.id, { wakeBot: false, notices, isOver: false });
    return shown(joined);
  });

  route(app, ENDPOINTS.invitePerson, callerOf, async ({ user, params, body }) =>
    shown(await invitePerson(play, user, params.game, body.user, await blockedEitherWay(db, user))),
  );

  route(app, ENDPOINTS.share, callerOf, async ({ user, params, body }) =>
    shown(await changeTable(play, params.game, (stored) => share(stored, user, body.nonce))),
  );

  route(app, ENDPOINTS.leave, callerOf, async ({ user, params }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => leave(stored, player, play.now())));
  });

  route(app, ENDPOINTS.removePlayer, callerOf, async ({ user, params, body }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => remove(stored, player, body.seat, newInvite)));
  });

  route(app, ENDPOINTS.seatBot, callerOf, async ({ user, params, body }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => seatBot(stored, player, body.seat, body.bot)));
  });

  route(app, ENDPOINTS.setRated, callerOf, async ({ user, params, body }) => {
    const player = await playerOf(user);
    return shown(await changeTable(play, params.game, (stored) => setRated(stored, player, body.rated)));
  });

  route(app, ENDPOINTS.start, callerOf, async ({ user, params, body }) =>
    shown(await startGame(play, user, params.game, body.present)),
  );

  route(app, ENDPOINTS.rematch, callerOf, async ({ user, params }) => {
    const next = await rematch(db, play, await playerOf(user), params.game);
    return typeof next === 'string' ? tableOf(next) : next;
  });
}
