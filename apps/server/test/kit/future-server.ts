import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

type Json = Readonly<Record<string, unknown>>;

/** A protocol version that no build speaks yet. */
const FUTURE = 3;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds an unknown field to every object inside, except in parts that are replayed as a record. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (!isJson(value)) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] =>
    name === 'options' || name === 'figures' ? [name, field] : [name, withMore(field)],
  );
  return { ...Object.fromEntries(fields), fromTheFuture: { yes: true } };
}

/** A proxy that makes the real server look like one of a future version. */
export class FutureServer {
  readonly #proxy = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  /** How many refusals had their reason replaced by an unknown one. */
  renamedReasons = 0;

  constructor(server: string) {
    this.#proxy.on('connection', (client, { headers }) => {
      const real = new WebSocket(`${server.replace('http', 'ws')}/api/live`, {
        headers: { cookie: headers.cookie ?? '' },
      });
      const opened = once(real, 'open');
      client.on('message', (data: Buffer) => void opened.then(() => real.send(data.toString())));
      client.on('close', () => real.terminate());
      real.on('message', (data: Buffer) => {
        client.send(JSON.stringify({ type: 'applause', loudness: 11 }));
        client.send(this.#inFuture(JSON.parse(data.toString())));
      });
      real.on('close', (code: number) => client.close(code > 1_015 || code === 1_000 ? code : 1_000));
    });
  }

  get url(): string {
    const address: string | AddressInfo | null = this.#proxy.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
    return `ws://127.0.0.1:${address.port}`;
  }

  #inFuture(message: unknown): string {
    const more = withMore(message);
    if (!isJson(more)) return JSON.stringify(more);
    if (more['type'] === 'welcome') return JSON.stringify({ ...more, protocol: FUTURE, protocols: [FUTURE, 2] });
    if (more['type'] === 'refused' && more['id'] !== null) {
      this.renamedReasons++;
      return JSON.stringify({ ...more, reason: { code: 'mercury-retrograde', params: { until: 'Tuesday' } } });
    }
    const table = more['table'];
    if (!isJson(table)) return JSON.stringify(more);
    // an ending, a pace and an offer that no client knows
    const ending = table['ending'] === null ? null : 'triumph';
    return JSON.stringify({
      ...more,
      table: { ...table, ending, pace: { kind: 'sundial' }, offer: { kind: 'riddle' } },
    });
  }

  async close(): Promise<void> {
    for (const client of this.#proxy.clients) client.terminate();
    this.#proxy.close();
    await once(this.#proxy, 'close');
  }
}
