import { ENDPOINTS } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import { announce, currentAnnouncement } from '../operators/announcements.ts';
import { decide } from '../operators/decide.ts';
import { answerMeasure, ownMeasures } from '../operators/own-measures.ts';
import { actsBefore, findPeople } from '../operators/read-acts.ts';
import { openReport, reportsOf } from '../operators/read-reports.ts';
import { chatFrom } from '../play/chat.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

/** The operators' endpoints, and those for reading announcements and one's own measures. */
export function operatorRoutes(app: FastifyInstance, { db, reads, play, hub, callerOf }: Services): void {
  const parts = {
    db,
    play,
    onRights: (user: string): void => hub.endSessions(user),
    onHidden: async (game: string, lines: readonly number[]): Promise<void> => {
      const stored = await play.store.refresh(game);
      if (stored === undefined) return;
      const all = await chatFrom(db, game, 0);
      for (const line of all.filter(({ number }) => lines.includes(number))) hub.chat(stored, line);
    },
  };

  route(app, ENDPOINTS.reports, callerOf, ({ query }) =>
    reads.answer(async () => ({ reports: await reportsOf(reads.db, query.of) })),
  );

  route(app, ENDPOINTS.reportCase, callerOf, ({ user, params }) => openReport(db, user, params.report));

  route(app, ENDPOINTS.people, callerOf, ({ query }) =>
    reads.answer(async () => ({ people: await findPeople(reads.db, query.name) })),
  );

  route(app, ENDPOINTS.decide, callerOf, async ({ user, body }) => {
    return (await decide(parts, user, body)) ?? { acts: await actsBefore(db, undefined) };
  });

  route(app, ENDPOINTS.acts, callerOf, ({ query }) =>
    reads.answer(async () => ({ acts: await actsBefore(reads.db, query.before) })),
  );

  route(app, ENDPOINTS.announce, callerOf, async ({ user, body }) => {
    await announce(db, user, { ...body.texts }, body.hours);
    return { announcement: await currentAnnouncement(db) };
  });

  route(app, ENDPOINTS.announcement, callerOf, async () => ({ announcement: await currentAnnouncement(db) }));

  route(app, ENDPOINTS.ownMeasures, callerOf, ({ user }) => ownMeasures(db, user));

  route(app, ENDPOINTS.answerMeasure, callerOf, async ({ user, params, body }) => {
    return (await answerMeasure(db, user, params.act, body.text)) ?? ownMeasures(db, user);
  });
}
