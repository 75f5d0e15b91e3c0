import type { Bus } from './bus.ts';

/** The bus of a single node: the only other sender is its worker, in the same process. */
export class LocalBus implements Bus {
  readonly isConnected = true;
  readonly errors = 0;
  #listeners: ((topic: string, text: string) => void)[] = [];

  publish(topic: string, text: string): void {
    // asynchronous, as over a network
    setImmediate(() => {
      for (const listener of this.#listeners) listener(topic, text);
    });
  }

  subscribe(): void {}

  unsubscribe(): void {}

  onMessage(listener: (topic: string, text: string) => void): void {
    this.#listeners.push(listener);
  }

  onGap(): void {}

  async close(): Promise<void> {
    this.#listeners = [];
  }
}
