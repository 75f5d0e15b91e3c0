import { createClient } from 'redis';
import type { Bus } from './bus.ts';

const MOST_WAIT = 1_000;

/** The bus of many nodes: one channel of Redis for each game that somebody watches. */
export class RedisBus implements Bus {
  readonly #publisher;
  readonly #subscriber;
  readonly #onError: (error: Error) => void;
  readonly #topics = new Set<string>();
  #listeners: ((topic: string, text: string) => void)[] = [];
  #gapListeners: (() => void)[] = [];

  constructor(url: string, onError: (error: Error) => void) {
    this.#onError = onError;
    const socket = {
      connectTimeout: 2_000,
      reconnectStrategy: (tries: number): number => Math.min(MOST_WAIT, 50 * 2 ** tries) * (0.5 + Math.random() / 2),
    };
    // a hint that cannot be sent now is worth nothing later
    this.#publisher = createClient({ url, socket, disableOfflineQueue: true });
    this.#subscriber = createClient({ url, socket });
    this.#publisher.on('error', onError);
    this.#subscriber.on('error', onError);
    this.#subscriber.on('ready', () => {
      for (const listener of this.#gapListeners) listener();
    });
  }

  get isWhole(): boolean {
    return this.#subscriber.isReady && this.#publisher.isReady;
  }

  async connect(): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
  }

  publish(topic: string, text: string): void {
    if (this.#publisher.isReady) this.#publisher.publish(topic, text).catch(this.#onError);
  }

  subscribe(topic: string): void {
    this.#topics.add(topic);
    this.#subscriber.subscribe(topic, this.#hear).catch(this.#onError);
  }

  unsubscribe(topic: string): void {
    this.#topics.delete(topic);
    this.#subscriber.unsubscribe(topic, this.#hear).catch(this.#onError);
  }

  onMessage(listener: (topic: string, text: string) => void): void {
    this.#listeners.push(listener);
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#listeners = [];
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }

  readonly #hear = (text: string, topic: string): void => {
    for (const listener of this.#listeners) listener(topic, text);
  };
}
