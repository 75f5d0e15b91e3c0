import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inviteSchema } from '@la-stanza/protocol';
import { z } from 'zod';
import { refuse } from '../play/outcome.ts';
import type { StoredGame } from '../play/stored-game.ts';
import { isAdmitted } from '../tables/admission.ts';
import { drawPreview } from '../preview/draw-preview.ts';
import { acceptedLanguage } from '../preview/accepted-language.ts';
import { previewPage, previewRows } from '../preview/preview-page.ts';
import { sendRefused } from './route.ts';
import type { Services } from './services.ts';

const paramsSchema = z.object({ game: z.uuid() });
const querySchema = z.object({ key: inviteSchema });
const KEPT = 64;
const A_DAY = 'public, max-age=86400';
const A_MINUTE = 'public, max-age=60';

/** Link previews of a table. Not part of the protocol: only crawlers request them. */
export function previewRoutes(app: FastifyInstance, { play, config }: Services): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const gameOf = (request: FastifyRequest): string | undefined => paramsSchema.safeParse(request.params).data?.game;
  // of a private game a preview shows something only to whoever has its key: a crawler has no session
  const isShown = (stored: StoredGame, request: FastifyRequest): boolean =>
    isAdmitted(stored, null, querySchema.safeParse(request.query).data?.key);

  app.get('/online/:game', async (request, reply) => {
    const game = gameOf(request);
    const stored = game === undefined ? undefined : await play.store.refresh(game);
    // the client shows that the table does not exist, unless its player may see it
    if (stored === undefined || !isShown(stored, request)) return reply.redirect(`../#/online/${game ?? 'unknown'}`);
    const language = acceptedLanguage(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(previewPage(stored, language, config.STANZA_SITE.replace(/\/$/, '')));
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
