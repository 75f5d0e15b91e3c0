import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { setWantsPush, wantsPush } from '../notify/wants-push.ts';
import { blocksOf, setBlock } from '../people/blocks.ts';
import { profileOf } from '../people/profile.ts';
import { report } from '../people/reports.ts';
import { refuse } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** Profiles, blocks, reports, and push settings of a game. */
export function playerRoutes(app: FastifyInstance, { db, play, callerOf }: Services): void {
  route(app, ENDPOINTS.profile, callerOf, ({ params, user }) => profileOf(play.pool, params.user, user));

  route(app, ENDPOINTS.blocks, callerOf, ({ user }) => blocksOf(db, user));

  route(app, ENDPOINTS.block, callerOf, async ({ user, params, body }) => {
    return (await setBlock(db, user, params.user, body.blocked)) ?? blocksOf(db, user);
  });

  route(app, ENDPOINTS.report, callerOf, async ({ user, params, body }) => {
    return (await report(db, user, params.user, body)) ?? {};
  });

  route(app, ENDPOINTS.told, callerOf, async ({ user, params }) => ({ told: await wantsPush(db, user, params.game) }));

  route(app, ENDPOINTS.setTold, callerOf, async ({ user, params, body }) => {
    const stored = await play.store.get(params.game);
    if (stored === undefined) return refuse('no-such-game');
    const isSeated = stored.seats.some((seat) => seat.user === user);
    const fresh = isSeated ? stored : await play.store.refresh(params.game);
    if (fresh?.seats.some((seat) => seat.user === user) !== true) return refuse('not-seated');
    await setWantsPush(db, user, params.game, body.told);
    return { told: body.told };
  });
}
