import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves metrics on a separate port, which is never public; does nothing if the port is 0. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server | undefined> {
  if (port === 0) return undefined;
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      // a gauge that reads the database fails when the database is down
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
