import { ENDPOINTS, type About } from '@la-stanza/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../ops/config.ts';
import { localAddress } from '../ops/local-address.ts';
import { route } from './route.ts';
import type { Services } from './services.ts';

const CLOSED = 'User-agent: *\nDisallow: /\n';
/** Search engines may list the pages of a public server, but not its games and players. */
const OPEN = 'User-agent: *\nDisallow: /api/\nDisallow: /online/\n';

/** The server's operator, `robots.txt`, and for a public server a sitemap of the prerendered pages. */
export function aboutRoutes(
  app: FastifyInstance,
  { config, callerOf }: Services,
  prerendered: readonly string[],
): void {
  const about = aboutOf(config);
  route(app, ENDPOINTS.about, callerOf, async ({ request }) => ({
    ...about,
    local:
      config.STANZA_PROXIES === 0
        ? localAddress(config.STANZA_HOST, request.socket.localPort ?? config.STANZA_PORT)
        : null,
  }));
  const site = config.STANZA_SITE.replace(/[/]$/, '');
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(about.public ? `${OPEN}Sitemap: ${site}/sitemap.xml\n` : CLOSED),
  );
  if (about.public) {
    app.get('/sitemap.xml', async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(prerendered.map((path) => `${site}/${path}`))),
    );
    return;
  }
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
  });
}

function sitemap(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}

function aboutOf(config: Config): Omit<About, 'local'> {
  const { STANZA_PUBLIC, STANZA_IMPRINT_NAME: name, STANZA_IMPRINT_ADDRESS: lines, STANZA_CONTACT: contact } = config;
  const address = lines.split(';').flatMap((line) => line.trim() || []);
  return { public: STANZA_PUBLIC, imprint: name === '' || contact === '' ? null : { name, address, contact } };
}
