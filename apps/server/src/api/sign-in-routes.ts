import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, isKept, meOf } from '../accounts/account.ts';
import { askerOf } from '../accounts/asker.ts';
import { readCookie, writeCookie } from '../accounts/cookie.ts';
import { deviceName } from '../accounts/device-name.ts';
import { addPasskey, forgetPasskey, passkeyOptions, signInOptions, userOfPasskey } from '../accounts/passkeys.ts';
import { keepCode, newRecoveryCodes, userOfCode } from '../accounts/recovery-codes.ts';
import { takeAlong } from '../accounts/take-along.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** Being the same person on another device: by a passkey, or by a code kept on paper. */
export function signInRoutes(app: FastifyInstance, { db, play, hub, sessions, config, userOf }: Services): void {
  const own = (request: FastifyRequest, user: string): ReturnType<typeof accountOf> =>
    accountOf(db, sessions, user, readCookie(request.headers.cookie));

  route(app, ENDPOINTS.passkeyOptions, userOf, async ({ user, request }) => {
    const asker = askerOf(request);
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    return asker === undefined ? refuse('origin-refused') : { ...(await passkeyOptions(db, me, asker)) };
  });

  route(app, ENDPOINTS.addPasskey, userOf, async ({ user, body, request }) => {
    const asker = askerOf(request);
    if (asker === undefined) return refuse('origin-refused');
    const device = deviceName(request.headers['user-agent']);
    return (await addPasskey(db, user, body, asker, device)) ?? own(request, user);
  });

  route(app, ENDPOINTS.forgetPasskey, userOf, async ({ user, body, request }) => {
    await forgetPasskey(db, user, body.id);
    return own(request, user);
  });

  route(app, ENDPOINTS.newCodes, userOf, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return { codes: await newRecoveryCodes(db, user) };
  });

  route(app, ENDPOINTS.signInOptions, userOf, async ({ request }) => {
    const asker = askerOf(request);
    return asker === undefined ? refuse('origin-refused') : { ...(await signInOptions(db, asker)) };
  });

  route(app, ENDPOINTS.signIn, userOf, async ({ user, body, request, reply }) => {
    const asker = askerOf(request);
    if (asker === undefined) return refuse('origin-refused');
    const found = await userOfPasskey(db, body, asker);
    return typeof found === 'string' ? become(found, user, request, reply) : found;
  });

  route(app, ENDPOINTS.signInWithCode, userOf, async ({ user, body, request, reply }) => {
    const found = await userOfCode(db, body.code);
    if (typeof found !== 'string') return found;
    const done = await become(found, user, request, reply);
    if ('refused' in done) await keepCode(db, found, body.code);
    return done;
  });

  /** From now on this device acts for the person found. A mere guest's games go along; another account is only left. */
  async function become(
    user: string,
    before: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ me: Me; moved: number } | Refused> {
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    if (before === user) return { me, moved: 0 };
    const isGuest = before !== null && !(await isKept(db, before));
    const moved = isGuest ? await takeAlong(play, before, me) : 0;
    if (typeof moved !== 'number') return moved;
    const device = deviceName(request.headers['user-agent']);
    const token = await sessions.sign(user, device, readCookie(request.headers.cookie));
    if (before !== null) hub.endSessions(before);
    reply.header('set-cookie', writeCookie(token, config.STANZA_SECURE_COOKIE));
    return { me, moved };
  }
}
