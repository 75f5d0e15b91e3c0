import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';

/** What stands between browsers and a host: a proxy with TLS, as docs/guide/hosting.md wants one on the internet. */
export type Front = { readonly port: number; readonly close: () => Promise<void> };

type Plan = {
  readonly isSecure: boolean;
  /** The port of the host. */
  readonly host: () => number;
  /** Changes the headers of an answer. */
  readonly rewrite?: ((headers: OutgoingHttpHeaders) => OutgoingHttpHeaders) | undefined;
};

export async function openFront({ isSecure, host, rewrite = (headers) => headers }: Plan): Promise<Front> {
  const open = new Set<Duplex>();
  const answer = (asked: IncomingMessage, reply: ServerResponse): void => {
    const { method, url: path, headers } = asked;
    const passed = request({ port: host(), host: '127.0.0.1', method, path, headers: forwarded(asked, headers) });
    passed.on('response', (answered) => {
      reply.writeHead(answered.statusCode ?? 502, rewrite(answered.headers));
      answered.pipe(reply);
    });
    passed.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    asked.pipe(passed);
  };
  const server = isSecure ? createSecureServer(newCertificate(), answer) : createServer(answer);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', (asked: IncomingMessage, browser: Duplex, begun: Buffer) => {
    const socket = connect(host(), '127.0.0.1', () => {
      const lines = Object.entries(forwarded(asked, asked.headers)).map(([name, value]) => `${name}: ${String(value)}`);
      socket.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(begun);
      socket.pipe(browser).pipe(socket);
    });
    socket.on('error', () => browser.destroy());
    socket.on('close', () => browser.destroy());
    browser.on('error', () => socket.destroy());
    browser.on('close', () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const forwarded = ({ socket }: IncomingMessage, headers: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress,
});

/** A certificate that only this run knows; the browser is told to take it. */
function newCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'la-stanza-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const more = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...words.split(' '), ...more], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
