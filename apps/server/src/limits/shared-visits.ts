import { createClient } from 'redis';
import { WINDOW, type Visit, type Visits } from './visits.ts';

/** Milliseconds to wait for Redis. */
const REDIS_TIMEOUT = 200;

/** Counts visits for all nodes in Redis; while Redis does not answer, each node uses its local count. */
export class SharedVisits implements Visits {
  readonly #redis;
  readonly #own: Visits;

  constructor(url: string, own: Visits, onError: (error: Error) => void) {
    this.#own = own;
    this.#redis = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 2_000 } });
    this.#redis.on('error', onError);
    this.#redis.connect().catch(onError);
  }

  async note(address: string): Promise<Visit> {
    const own = await this.#own.note(address);
    if (!this.#redis.isReady) return own;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Visit>((resolve) => (timer = setTimeout(resolve, REDIS_TIMEOUT, own)));
    const counted = await Promise.race([this.#count(address).catch(() => own), late]);
    clearTimeout(timer);
    return counted;
  }

  async #count(address: string): Promise<Visit> {
    const key = `stanza:visits:${address}`;
    const [, count, left] = await this.#redis
      .multi()
      .set(key, 0, { expiration: { type: 'PX', value: WINDOW }, condition: 'NX' })
      .incr(key)
      .pTTL(key)
      .exec();
    return { count: Number(count), left: Number(left) };
  }

  close(): void {
    this.#own.close();
    this.#redis.destroy();
  }
}
