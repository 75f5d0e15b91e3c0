import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, meOf } from '../accounts/account.ts';
import { forgetCookie, writeCookie } from '../accounts/cookie.ts';
import { requestDeletion } from '../accounts/delete-person.ts';
import { deviceName } from '../accounts/device-name.ts';
import { exportPerson } from '../accounts/export-person.ts';
import { renamePerson } from '../accounts/rename-person.ts';
import { setVacation } from '../accounts/set-vacation.ts';
import { LONGEST_VACATION } from '../accounts/take-vacation.ts';
import { giveHandle, setHandle } from '../people/handle.ts';
import { refuse } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const NOTICES = 50;

/** Guests and accounts. A guest is created without a form. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, reads, play, hub, sessions, config, tokenOf, callerOf } = services;
  const secure = config.STANZA_SECURE_COOKIE;

  /** Every visit renews the cookie. */
  const renew = (request: FastifyRequest, reply: FastifyReply): void => {
    const token = tokenOf(request);
    if (token !== undefined) reply.header('set-cookie', writeCookie(token, secure));
  };

  route(app, ENDPOINTS.enter, callerOf, async ({ user, request, reply }) => {
    if (user !== null) {
      renew(request, reply);
      return meOf(db, user);
    }
    const guest = await sessions.create(deviceName(request.headers['user-agent']));
    reply.header('set-cookie', writeCookie(guest.token, secure));
    return meOf(db, guest.user);
  });

  route(app, ENDPOINTS.me, callerOf, async ({ user, request, reply }) => {
    renew(request, reply);
    return meOf(db, user);
  });

  route(app, ENDPOINTS.rename, callerOf, async ({ user, body }) => {
    const { name, vacationUntil, handle, isRanked } = body;
    if (typeof vacationUntil === 'number' && vacationUntil > play.now() + LONGEST_VACATION) {
      return refuse('malformed', null, { fields: ['vacationUntil'] });
    }
    if (vacationUntil !== undefined && !(await setVacation(db, user, vacationUntil, play.now()))) {
      return refuse('too-much-vacation');
    }
    const refused = handle === undefined ? undefined : await setHandle(play.pool, user, handle);
    if (refused !== undefined) return refused;
    if (isRanked !== undefined)
      await play.pool.query('update users set is_ranked = $2 where id = $1', [user, isRanked]);
    if (name !== undefined) {
      await renamePerson(play, user, name);
      await giveHandle(play.pool, user, name);
    }
    return meOf(db, user);
  });

  route(app, ENDPOINTS.account, callerOf, ({ user, request }) => accountOf(db, sessions, user, tokenOf(request)));

  route(app, ENDPOINTS.signOutDevices, callerOf, async ({ user, body, request }) => {
    const token = tokenOf(request);
    await sessions.endOthers(user, token, body.device);
    hub.endSessions(user);
    return accountOf(db, sessions, user, token);
  });

  route(app, ENDPOINTS.notices, callerOf, ({ user }) =>
    reads.answer(async () => {
      const rows = await reads.db
        .selectFrom('outbox')
        .select(['kind', 'game_id as game', 'params', 'at'])
        .where('user_id', '=', user)
        .orderBy('id', 'desc')
        .limit(NOTICES)
        .execute();
      return {
        notices: rows.map(({ kind, game, params, at }) => Object.assign({ kind, game, at: at.getTime() }, params)),
      };
    }),
  );

  route(app, ENDPOINTS.leaveSite, callerOf, async ({ user, request, reply }) => {
    const token = tokenOf(request);
    if (token !== undefined) await sessions.end(token);
    if (user !== null) hub.endSessions(user);
    reply.header('set-cookie', forgetCookie(secure));
    return {};
  });

  route(app, ENDPOINTS.exportMe, callerOf, async ({ user, reply }) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="la-stanza-my-data.json"');
    return reads.answer(() => exportPerson(reads.pool, user));
  });

  route(app, ENDPOINTS.deleteMe, callerOf, async ({ user, body, reply }) => {
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    if (me.name !== body.name) return refuse('wrong-name');
    await requestDeletion(play.pool, user);
    hub.endSessions(user);
    reply.header('set-cookie', forgetCookie(secure));
    return {};
  });
}
