import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { setWantsPush, wantsPush } from '../notify/wants-push.ts';
import { visitsByHour } from '../live/visits.ts';
import { blocksOf, setBlock } from '../people/blocks.ts';
import { findPlayers } from '../people/find-players.ts';
import { friendsOf, setFriend } from '../people/friends.ts';
import { keepEvenings } from '../people/keep-evenings.ts';
import { leaderboard } from '../people/leaderboard.ts';
import { playedGames } from '../people/played-games.ts';
import { profileOf } from '../people/profile.ts';
import { report } from '../people/reports.ts';
import { stakesOf } from '../people/stakes.ts';
import { refuse } from '../play/outcome.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** Profiles, friends, ranks, blocks, reports, the palazzo, and push settings of a game. */
export function playerRoutes(app: FastifyInstance, { db, reads, play, callerOf }: Services): void {
  route(app, ENDPOINTS.profile, callerOf, ({ params, user }) =>
    reads.answer(() => profileOf(reads.pool, params.user, user)),
  );

  route(app, ENDPOINTS.playedGames, callerOf, ({ params, query, user }) =>
    reads.answer(async () => {
      const { games, next } = await playedGames(reads.pool, params.user, user, query);
      return { games: [...games], next };
    }),
  );

  route(app, ENDPOINTS.findPlayers, callerOf, ({ query, user }) =>
    reads.answerInTurn(user, async () => ({ players: [...(await findPlayers(reads.pool, user, query.name))] })),
  );

  route(app, ENDPOINTS.leaderboard, callerOf, ({ query }) =>
    reads.answer(() => leaderboard(reads.pool, query.players, query.pace)),
  );

  route(app, ENDPOINTS.visits, callerOf, () => reads.answer(async () => ({ hours: await visitsByHour(reads.pool) })));

  route(app, ENDPOINTS.friends, callerOf, ({ user }) => reads.answer(() => friendsOf(reads.pool, user)));

  route(app, ENDPOINTS.setFriend, callerOf, async ({ user, params, body }) => {
    return (await setFriend(play.pool, user, params.user, body.friend)) ?? friendsOf(play.pool, user);
  });

  route(app, ENDPOINTS.stakes, callerOf, async ({ user, params }) => {
    const stored = await play.store.refresh(params.game);
    if (stored === undefined || !stored.seats.some((seat) => seat.user === user)) return refuse('no-such-game');
    return stakesOf(play.pool, stored, user);
  });

  route(app, ENDPOINTS.blocks, callerOf, ({ user }) => reads.answer(() => blocksOf(reads.db, user)));

  route(app, ENDPOINTS.block, callerOf, async ({ user, params, body }) => {
    return (await setBlock(db, user, params.user, body.blocked)) ?? blocksOf(db, user);
  });

  route(app, ENDPOINTS.report, callerOf, async ({ user, params, body }) => {
    return (await report(db, user, params.user, body)) ?? {};
  });

  route(app, ENDPOINTS.palazzo, callerOf, ({ user, body }) => keepEvenings(db, user, body.evenings));

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
