import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { forgetCookie, readCookie, writeCookie } from '../accounts/cookie.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const LONGEST_VACATION = 30 * 86_400_000;
const NOTICES = 50;

async function meOf({ db }: Services, user: string): Promise<Me | Refused> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'vacation_until'])
    .where('id', '=', user)
    .executeTakeFirst();
  if (row === undefined) return refuse('no-session');
  return { user: row.id, name: row.name, vacationUntil: row.vacation_until?.getTime() ?? null };
}

/** Who one is: a guest from the first click, without any form. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, config, userOf } = services;
  const secure = config.STANZA_SECURE_COOKIE;

  route(app, ENDPOINTS.enter, userOf, async ({ user, reply }) => {
    if (user !== null) return meOf(services, user);
    const guest = await sessions.create();
    reply.header('set-cookie', writeCookie(guest.token, secure));
    return { user: guest.user, name: guest.name, vacationUntil: null };
  });

  route(app, ENDPOINTS.me, userOf, ({ user }) => meOf(services, user));

  route(app, ENDPOINTS.rename, userOf, async ({ user, body }) => {
    const { name, vacationUntil } = body;
    if (typeof vacationUntil === 'number' && vacationUntil > Date.now() + LONGEST_VACATION) {
      return refuse('malformed', null, { fields: ['vacationUntil'] });
    }
    if (name !== undefined) await db.updateTable('users').set({ name }).where('id', '=', user).execute();
    if (vacationUntil !== undefined) {
      const until = vacationUntil === null ? null : new Date(vacationUntil);
      await db.updateTable('users').set({ vacation_until: until }).where('id', '=', user).execute();
    }
    return meOf(services, user);
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
}
