import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, REASONS, type ReasonCode } from '@la-stanza/protocol';
import { WebSocketServer } from 'ws';
import { isOwnOrigin } from '../accounts/own-origin.ts';
import type { FoundSession } from '../accounts/sessions.ts';
import { LiveSocket, type LiveParts } from './live-socket.ts';

const PATH = '/api/live';
const LARGEST = 16_384;
/** Clients of a stopping node reconnect at random within this many milliseconds. */
const SPREAD = 1_500;

export interface SocketServerParts extends LiveParts {
  readonly origins: ReadonlySet<string>;
  readonly socketsPerAddress: number;
  /** Whether the address is still within its rate limit. */
  readonly isAllowed: (address: string) => Promise<boolean>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly sessionOf: (request: IncomingMessage) => Promise<FoundSession | null>;
}

/** Accepts sockets after checking their origin. */
export class SocketServer {
  readonly #parts: SocketServerParts;
  readonly #sockets = new Set<LiveSocket>();
  readonly #addresses = new Map<string, number>();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  readonly #timer: NodeJS.Timeout;

  constructor(parts: SocketServerParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#check(), Math.min(1_000, parts.heartbeat / 4));
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** The users with an open socket. */
  users(): ReadonlySet<string> {
    return new Set([...this.#sockets].flatMap(({ user }) => user ?? []));
  }

  /** The number of connected people: users, and visitors without a session. */
  get people(): number {
    return this.users().size + [...this.#sockets].filter(({ user }) => user === null).length;
  }

  /** The sessions of the open sockets. */
  sessions(): string[] {
    return [...new Set([...this.#sockets].flatMap(({ session }) => session ?? []))];
  }

  /** Closes the sockets of sessions that have ended or changed; their clients reconnect with their current session. */
  closeSessions(changed: ReadonlySet<string>): void {
    for (const socket of this.#sockets) {
      if (socket.session !== null && changed.has(socket.session)) socket.forceReconnect();
    }
  }

  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      stream.on('error', () => stream.destroy());
      this.#upgrade(request, stream, head).catch(() => deny(stream, 'unavailable'));
    });
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { origins, addressOf, socketsPerAddress, isAllowed, sessionOf, isDraining } = this.#parts;
    if (new URL(request.url ?? '/', 'http://node').pathname !== PATH) return deny(stream, 'not-found');
    if (isDraining()) return deny(stream, 'draining');
    // a browser always sends its origin; without this check any page could play with the visitor's cookie
    const { origin, host } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, host, origins)) return deny(stream, 'origin-refused');
    const address = addressOf(request);
    if ((this.#addresses.get(address) ?? 0) >= socketsPerAddress) return deny(stream, 'rate-limited');
    if (!(await isAllowed(address))) return deny(stream, 'rate-limited');
    const found = await sessionOf(request);
    if (stream.destroyed) return;
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      const live = new LiveSocket(socket, stream, found, this.#parts);
      this.#sockets.add(live);
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
      socket.on('close', () => this.#forget(live, address));
    });
  }

  #forget(live: LiveSocket, address: string): void {
    this.#sockets.delete(live);
    const left = (this.#addresses.get(address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }

  #check(): void {
    const now = Date.now();
    for (const socket of this.#sockets) socket.check(now);
  }

  /** Sends the clients to other nodes, waits until every command is answered, and closes. */
  async drain(patience: number): Promise<void> {
    for (const socket of this.#sockets) socket.drain(Math.round(Math.random() * SPREAD));
    const until = Date.now() + patience;
    while (Date.now() < until && [...this.#sockets].some((socket) => socket.inFlight > 0)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const socket of this.#sockets) socket.close(CLOSE.drain);
    while (Date.now() < until && this.#sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  close(): void {
    clearInterval(this.#timer);
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }
}

function deny(stream: Duplex, code: ReasonCode): void {
  const body = JSON.stringify({ reason: { code }, version: null });
  stream.end(
    `HTTP/1.1 ${REASONS[code]} Refused\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
