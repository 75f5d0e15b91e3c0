import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, hasCredentials, meOf } from '../accounts/account.ts';
import { requestingPage } from '../accounts/requesting-page.ts';
import { writeCookie } from '../accounts/cookie.ts';
import { deviceName } from '../accounts/device-name.ts';
import { addPasskey, forgetPasskey, passkeyOptions, signInOptions, userOfPasskey } from '../accounts/passkeys.ts';
import { newRecoveryCodes, userOfCode, redeemCode } from '../accounts/recovery-codes.ts';
import { mergeGuest } from '../accounts/merge-guest.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** Signing in on another device, with a passkey or a recovery code. */
export function signInRoutes(
  app: FastifyInstance,
  { db, play, hub, sessions, config, tokenOf, callerOf }: Services,
): void {
  const own = (request: FastifyRequest, user: string): ReturnType<typeof accountOf> =>
    accountOf(db, sessions, user, tokenOf(request));

  route(app, ENDPOINTS.passkeyOptions, callerOf, async ({ user, request }) => {
    const page = requestingPage(request);
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    return page === undefined ? refuse('origin-refused') : { ...(await passkeyOptions(db, me, page)) };
  });

  route(app, ENDPOINTS.addPasskey, callerOf, async ({ user, body, request }) => {
    const page = requestingPage(request);
    if (page === undefined) return refuse('origin-refused');
    const device = deviceName(request.headers['user-agent']);
    return (await addPasskey(db, user, body, page, device)) ?? own(request, user);
  });

  route(app, ENDPOINTS.forgetPasskey, callerOf, async ({ user, body, request }) => {
    await forgetPasskey(db, user, body.id);
    return own(request, user);
  });

  route(app, ENDPOINTS.newCodes, callerOf, async ({ user, reply }) => {
    reply.header('cache-control', 'no-store');
    return { codes: await newRecoveryCodes(db, user) };
  });

  route(app, ENDPOINTS.signInOptions, callerOf, async ({ request }) => {
    const page = requestingPage(request);
    return page === undefined ? refuse('origin-refused') : { ...(await signInOptions(db, page)) };
  });

  route(app, ENDPOINTS.signIn, callerOf, async ({ user, body, request, reply }) => {
    const page = requestingPage(request);
    if (page === undefined) return refuse('origin-refused');
    const found = await userOfPasskey(db, body, page);
    // checking a challenge uses it up: the browser requests a new one
    return typeof found === 'string' ? signInAs(found, user, request, reply, async () => true) : found;
  });

  route(app, ENDPOINTS.signInWithCode, callerOf, async ({ user, body, request, reply }) => {
    const found = await userOfCode(db, body.code);
    if (typeof found !== 'string') return found;
    return signInAs(found, user, request, reply, (transaction) => redeemCode(transaction, body.code));
  });

  /** Signs this device in. A guest's games move to the account; an account with other ways to sign in stays as it is. */
  async function signInAs(
    user: string,
    before: string | null,
    request: FastifyRequest,
    reply: FastifyReply,
    useUpProof: (transaction: typeof db) => Promise<boolean>,
  ): Promise<{ me: Me; moved: number } | Refused> {
    const me = await meOf(db, user);
    if ('refused' in me) return me;
    if (before === user) return { me, moved: 0 };
    const isGuest = before !== null && !(await hasCredentials(db, before));
    const moved = isGuest ? await mergeGuest(play, before, me) : 0;
    if (typeof moved !== 'number') return moved;
    const device = deviceName(request.headers['user-agent']);
    const token = await sessions.signIn(user, device, tokenOf(request), useUpProof);
    if (token === undefined) return refuse('wrong-recovery-code');
    if (before !== null) hub.endSessions(before);
    reply.header('set-cookie', writeCookie(token, config.STANZA_SECURE_COOKIE));
    return { me, moved };
  }
}
