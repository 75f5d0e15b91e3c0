import { randomUUID } from 'node:crypto';
import { LiveClient, type LiveOptions } from '@la-stanza/protocol';
import { WebSocket } from 'ws';

/** A node's response. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** A player with a cookie, over HTTP and over the socket. */
export class Guest {
  cookie: string;
  user: string;
  readonly #urls: () => string;

  private constructor(urls: () => string, cookie: string, user: string) {
    this.#urls = urls;
    this.cookie = cookie;
    this.user = user;
  }

  /** Called for the address of every request, so that a guest can move between nodes. */
  static async enter(urls: () => string): Promise<Guest> {
    const response = await fetch(`${urls()}/api/me`, { method: 'POST' });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const { user } = readObject(await response.json());
    return new Guest(urls, cookie, String(user));
  }

  /** A guest with an existing cookie. */
  static with(urls: () => string, cookie: string, user: string): Guest {
    return new Guest(urls, cookie, user);
  }

  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(this.#urls() + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const renewed = response.headers.get('set-cookie')?.split(';')[0];
    if (renewed !== undefined) this.cookie = renewed;
    return {
      status: response.status,
      body: text === '' ? {} : readObject(JSON.parse(text)),
      headers: response.headers,
    };
  }

  /** A client of this build, or of an earlier one. */
  live(more: Partial<LiveOptions> = {}, Client: typeof LiveClient = LiveClient): LiveClient {
    return new Client({
      connect: () =>
        new WebSocket(`${this.#urls().replace('http', 'ws')}/api/live`, { headers: { cookie: this.cookie } }),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      newId: randomUUID,
      ...more,
    });
  }
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return Object.fromEntries(Object.entries(value));
}
