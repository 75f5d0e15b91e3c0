import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../play/outcome.ts';
import { sendRefused } from './route.ts';
import type { ClientFile } from '../client/client-files.ts';
import type { ClientPage } from '../client/client-page.ts';

/**
 * The page may load only its own files, and pictures that it draws (`data:` and `blob:`). Hints, reviews and bots compile WebAssembly;
 * the files of their workers are sent with this policy too.
 */
export const PAGE_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export const pathOf = (request: Pick<FastifyRequest, 'url'>): string => {
  const path = request.url.slice(1).split('?')[0] ?? '';
  return path === 'index.html' ? '' : path;
};

/** Serves the built client. The client chooses its screen by the path, so every path without a file gets the page. */
export function clientRoutes(app: FastifyInstance, files: ReadonlyMap<string, ClientFile>, page: ClientPage): void {
  app.get('/*', { helmet: { contentSecurityPolicy: PAGE_POLICY } }, async (request, reply) => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file === undefined) {
      // a file of another version: a page instead would be run as a script, and a cached refusal would outlive its reason
      const isFile = path.startsWith('assets/');
      if (isFile) reply.header('cache-control', 'no-store');
      const isPage = !isFile && !path.startsWith('api/') && (request.headers.accept ?? '').includes('text/html');
      if (!isPage) return sendRefused(reply, refuse('not-found'));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page.at(path));
    }
    reply.header('etag', file.tag).header('cache-control', file.cache);
    if (file.isCompressible) reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
    const { bytes, encoding } = await file.bytes(request.headers['accept-encoding'] ?? '');
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.type(file.type).send(bytes);
  });
}
