import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { negotiate, openApi, REASONS, SPOKEN, type ReasonCode } from '@la-stanza/protocol';
import fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { networkOf } from '../limits/network-of.ts';
import { visitStore } from '../limits/visit-store.ts';
import { WINDOW } from '../limits/visits.ts';
import { refuse } from '../play/outcome.ts';
import { readClient } from '../client/client-files.ts';
import { ClientPage } from '../client/client-page.ts';
import { clientRoutes, pathOf } from './client-routes.ts';
import { aboutRoutes } from './about-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { faultOf } from './fault.ts';
import { isOwnOrigin } from '../accounts/own-origin.ts';
import { dailyRoutes } from './daily-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { playRoutes } from './play-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { sendRefused } from './route.ts';
import type { Services } from './services.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tableRoutes } from './table-routes.ts';

const BODY_LIMIT = 16_384;
const REQUEST_TIMEOUT = 15_000;

/** The node's answers to health checks. */
export interface Operations {
  readonly isReady: () => boolean;
  readonly isDraining: () => boolean;
}

/** The reason codes of errors that Fastify raises before it calls a handler. */
const FASTIFY_REASONS: Readonly<Record<string, ReasonCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
};

export async function createServer(
  services: Services,
  logger: FastifyBaseLogger,
  operations: Operations,
): Promise<FastifyInstance> {
  const { config } = services;
  const client = config.STANZA_CLIENT === '' ? undefined : readClient(config.STANZA_CLIENT, config.STANZA_SITE);
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: 2 * REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: 64 },
    trustProxy: (_address: string, hop: number) => hop < config.STANZA_PROXIES,
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => sendRefused(reply, refuse('malformed')),
  });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } },
    // browsers ignore both headers without TLS, and log a warning on every page
    crossOriginOpenerPolicy: config.STANZA_SECURE_COOKIE,
    originAgentCluster: config.STANZA_SECURE_COOKIE,
  });
  await app.register(rateLimit, {
    max: config.STANZA_REQUESTS_PER_MINUTE,
    timeWindow: WINDOW,
    store: visitStore(services.visits),
    keyGenerator: ({ ip }) => networkOf(ip),
    // a first visit requests every file of the client
    allowList: (request) =>
      request.url === '/healthz' || request.url === '/readyz' || client?.has(pathOf(request)) === true,
    errorResponseBuilder: () => ({ statusCode: REASONS['rate-limited'], code: 'RATE_LIMITED' }),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'RATE_LIMITED') return sendRefused(reply, refuse('rate-limited'));
    const known = FASTIFY_REASONS[error.code];
    if (known !== undefined) return sendRefused(reply, refuse(known));
    if (error.statusCode !== undefined && error.statusCode < 500) return sendRefused(reply, refuse('malformed'));
    const reason = faultOf(error);
    request.log[reason.code === 'internal' ? 'error' : 'warn']({ err: error, path: pathOf(request) }, reason.code);
    return sendRefused(reply, { refused: reason, version: null });
  });
  app.setNotFoundHandler((_request, reply) => sendRefused(reply, refuse('not-found')));
  const origins = new Set(config.STANZA_ORIGINS.split(','));
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (request.method !== 'GET' && origin !== undefined && !isOwnOrigin(origin, host, origins)) {
      await sendRefused(reply, refuse('origin-refused'));
    } else if (operations.isDraining() && request.method !== 'GET') {
      await sendRefused(reply, refuse('draining'));
    } else if (!isSupportedProtocol(request.headers['stanza-protocol'])) {
      await sendRefused(reply, refuse('protocol-unsupported', null, { protocols: [...SPOKEN] }));
    }
  });
  if (config.STANZA_ACCESS_LOG) addAccessLog(app);
  addOperations(app, operations);
  accountRoutes(app, services);
  signInRoutes(app, services);
  playerRoutes(app, services);
  operatorRoutes(app, services);
  channelRoutes(app, services);
  tableRoutes(app, services);
  dailyRoutes(app, services);
  playRoutes(app, services);
  const page = new ClientPage(client?.get('')?.text());
  previewRoutes(app, services, page);
  aboutRoutes(
    app,
    services,
    [...(client?.keys() ?? [])].filter((path) => path.endsWith('/')),
  );
  if (client !== undefined) clientRoutes(app, client, page);
  return app;
}

/** Logs the route, not the address, which names games and players. */
function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, reply) => {
    log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
}

/** A caller that names its protocol versions must share one with this server. */
function isSupportedProtocol(named: string | readonly string[] | undefined): boolean {
  return typeof named !== 'string' || negotiate(named.split(',').map(Number)) !== undefined;
}

function addOperations(app: FastifyInstance, { isReady, isDraining }: Operations): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isDraining() && isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  const description = openApi();
  app.get('/api/openapi.json', async () => description);
}
