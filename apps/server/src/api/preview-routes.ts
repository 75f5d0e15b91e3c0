import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inviteSchema } from '@la-stanza/protocol';
import type { Language } from '@la-stanza/words';
import { z } from 'zod';
import { refuse } from '../play/outcome.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { isAdmitted } from '../tables/admission.ts';
import { drawPreview } from '../preview/draw-preview.ts';
import { acceptedLanguage } from '../preview/accepted-language.ts';
import { playerPreview, previewRows, tablePreview } from '../preview/preview-of.ts';
import type { ClientPage, PagePreview } from '../client/client-page.ts';
import { PAGE_POLICY, pathOf } from './client-routes.ts';
import { sendRefused } from './route.ts';
import type { Services } from './services.ts';

const paramsSchema = z.object({ game: z.uuid() });
const playerSchema = z.object({ user: z.uuid() });
const querySchema = z.object({ key: inviteSchema });
const KEPT = 64;
const A_DAY = 'public, max-age=86400';
const A_MINUTE = 'public, max-age=60';

/** The pages of tables and players, with link previews for crawlers. Not part of the protocol. */
export function previewRoutes(app: FastifyInstance, { db, play, config }: Services, page: ClientPage): void {
  const site = config.STANZA_SITE.replace(/\/$/, '');
  const sendPage = (
    request: FastifyRequest,
    reply: FastifyReply,
    preview: (language: Language) => PagePreview | undefined,
  ) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(page.at(pathOf(request), preview(acceptedLanguage(request.headers['accept-language']))));
  const drawn = new Map<string, Promise<Buffer>>();
  const gameOf = (request: FastifyRequest): string | undefined => paramsSchema.safeParse(request.params).data?.game;
  // the preview of a private game requires its key: a crawler has no session
  const isShown = (stored: StoredGame, request: FastifyRequest): boolean =>
    isAdmitted(stored, null, querySchema.safeParse(request.query).data?.key);

  app.get('/online/:game', { helmet: { contentSecurityPolicy: PAGE_POLICY } }, async (request, reply) => {
    const game = gameOf(request);
    const stored = game === undefined ? undefined : await play.store.refresh(game);
    // the client shows that the table does not exist, unless its player may see it
    return sendPage(request, reply, (language) =>
      stored !== undefined && isShown(stored, request) ? tablePreview(stored, language, site) : undefined,
    );
  });

  app.get('/players/:user', { helmet: { contentSecurityPolicy: PAGE_POLICY } }, async (request, reply) => {
    const user = playerSchema.safeParse(request.params).data?.user;
    const named = db.selectFrom('users').select(['id', 'name']).where('deleted_at', 'is', null);
    const person = user === undefined ? undefined : await named.where('id', '=', user).executeTakeFirst();
    return sendPage(request, reply, (language) =>
      person === undefined ? undefined : playerPreview(person.id, person.name, language, site),
    );
  });

  app.get('/online/:game/preview.png', async (request, reply) => {
    const game = gameOf(request);
    const stored = game === undefined ? undefined : await play.store.get(game);
    if (stored === undefined || !isShown(stored, request)) return sendRefused(reply, refuse('no-such-game'));
    const key = `${stored.id} ${stored.revision}`;
    const picture = drawn.get(key) ?? drawPreview(previewRows(stored, 'en'));
    drawn.set(key, picture);
    if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value ?? '');
    return reply
      .type('image/png')
      .header('cache-control', stored.status === 'over' ? A_DAY : A_MINUTE)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await picture);
  });
}
