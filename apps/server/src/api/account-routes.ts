import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { accountOf, meOf } from '../accounts/account.ts';
import { forgetCookie, readCookie, writeCookie } from '../accounts/cookie.ts';
import { requestDeletion } from '../accounts/delete-person.ts';
import { deviceName } from '../accounts/device-name.ts';
import { exportPerson } from '../accounts/export-person.ts';
import { renamePerson } from '../accounts/rename-person.ts';
import { refuse } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const LONGEST_VACATION = 30 * 86_400_000;
const NOTICES = 50;

/** Guests and accounts. A guest is created without a form. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, play, hub, sessions, config, userOf } = services;
  const secure = config.STANZA_SECURE_COOKIE;

  route(app, ENDPOINTS.enter, userOf, async ({ user, request, reply }) => {
    if (user !== null) return meOf(db, user);
    const guest = await sessions.create(deviceName(request.headers['user-agent']));
    reply.header('set-cookie', writeCookie(guest.token, secure));
    return { user: guest.user, name: guest.name, vacationUntil: null };
  });

  route(app, ENDPOINTS.me, userOf, ({ user }) => meOf(db, user));

  route(app, ENDPOINTS.rename, userOf, async ({ user, body }) => {
    const { name, vacationUntil } = body;
    if (typeof vacationUntil === 'number' && vacationUntil > play.now() + LONGEST_VACATION) {
      return refuse('malformed', null, { fields: ['vacationUntil'] });
    }
    if (name !== undefined) await renamePerson(play, user, name);
    if (vacationUntil !== undefined) {
      const until = vacationUntil === null ? null : new Date(vacationUntil);
      await db.updateTable('users').set({ vacation_until: until }).where('id', '=', user).execute();
    }
    return meOf(db, user);
  });

  route(app, ENDPOINTS.account, userOf, ({ user, request }) =>
    accountOf(db, sessions, user, readCookie(request.headers.cookie)),
  );

  route(app, ENDPOINTS.signOutDevices, userOf, async ({ user, body, request }) => {
    const token = readCookie(request.headers.cookie);
    await sessions.endOthers(user, token, body.device);
    hub.endSessions(user);
    return accountOf(db, sessions, user, token);
  });

  route(app, ENDPOINTS.notices, userOf, async ({ user }) => {
    const rows = await db
      .selectFrom('outbox')
      .select(['kind', 'game_id as game', 'params', 'at'])
      .where('user_id', '=', user)
      .orderBy('id', 'desc')
      .limit(NOTICES)
      .execute();
    return {
      notices: rows.map(({ kind, game, params, at }) => Object.assign({ kind, game, at: at.getTime() }, params)),
    };
  });

  route(app, ENDPOINTS.leaveSite, userOf, async ({ request, reply }) => {
    const token = readCookie(request.headers.cookie);
    if (token !== undefined) await sessions.end(token);
    reply.header('set-cookie', forgetCookie(secure));
    return {};
  });

  route(app, ENDPOINTS.exportMe, userOf, async ({ user, reply }) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="la-stanza-my-data.json"');
    return exportPerson(play.pool, user);
  });

  route(app, ENDPOINTS.deleteMe, userOf, async ({ user, body, reply }) => {
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    if (me.name !== body.name) return refuse('wrong-name');
    await requestDeletion(play.pool, user);
    hub.endSessions(user);
    reply.header('set-cookie', forgetCookie(secure));
    return {};
  });
}
