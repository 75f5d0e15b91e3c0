import { createClient } from 'redis';
import type { Bus } from './bus.ts';

const MOST_WAIT = 1_000;

/** The bus of several nodes: one Redis channel for each watched game. */
export class RedisBus implements Bus {
  readonly #publisher;
  readonly #subscriber;
  readonly #onError: (error: Error) => void;
  readonly #topics = new Set<string>();
  #errors = 0;
  #listeners: ((topic: string, text: string) => void)[] = [];
  #gapListeners: (() => void)[] = [];

  constructor(url: string, onError: (error: Error) => void) {
    this.#onError = (error) => {
      this.#errors++;
      onError(error);
    };
    const socket = {
      connectTimeout: 2_000,
      reconnectStrategy: (tries: number): number => Math.min(MOST_WAIT, 50 * 2 ** tries) * (0.5 + Math.random() / 2),
    };
    // a message that cannot be sent immediately is worthless later
    this.#publisher = createClient({ url, socket, disableOfflineQueue: true });
    this.#subscriber = createClient({ url, socket });
    this.#publisher.on('error', this.#onError);
    this.#subscriber.on('error', this.#onError);
    this.#subscriber.on('ready', () => {
      for (const listener of this.#gapListeners) listener();
    });
  }

  get isConnected(): boolean {
    return this.#subscriber.isReady && this.#publisher.isReady;
  }

  get errors(): number {
    return this.#errors;
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
