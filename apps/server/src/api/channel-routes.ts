import { ENDPOINTS, type Channels } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { addChannel, channelsOf, confirmChannel, forgetChannel } from '../notify/channels.ts';
import { isPushService, readPushPair } from '../notify/push-transport.ts';
import { refuse } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** The channels that notify players who have no window open. */
export function channelRoutes(app: FastifyInstance, { db, config, callerOf }: Services): void {
  const { STANZA_PUSH_KEYS, STANZA_PUSH_SERVICES, STANZA_SENDMAIL, STANZA_SMTP_HOST } = config;
  const pushKey = STANZA_PUSH_KEYS === '' ? null : readPushPair(STANZA_PUSH_KEYS).shown;
  const hasMail = STANZA_SENDMAIL !== '' || STANZA_SMTP_HOST !== '';
  const answer = async (user: string): Promise<Channels> => ({
    channels: await channelsOf(db, user),
    pushKey,
    hasMail,
  });

  route(app, ENDPOINTS.channels, callerOf, ({ user }) => answer(user));

  route(app, ENDPOINTS.addChannel, callerOf, async ({ user, body }) => {
    const isOffered = body.kind === 'push' ? pushKey !== null : hasMail;
    if (!isOffered) return refuse('channel-unavailable');
    if (body.kind === 'push' && !isPushService(body.address, STANZA_PUSH_SERVICES))
      return refuse('channel-unavailable');
    return (await addChannel(db, user, body)) ?? answer(user);
  });

  route(app, ENDPOINTS.confirmChannel, callerOf, async ({ user, body }) => {
    return (await confirmChannel(db, user, body)) ?? answer(user);
  });

  route(app, ENDPOINTS.forgetChannel, callerOf, async ({ user, body }) => {
    await forgetChannel(db, user, body);
    return answer(user);
  });
}
