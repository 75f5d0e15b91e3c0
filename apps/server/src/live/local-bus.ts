import type { Bus } from './bus.ts';

/** The bus of a single node: its own worker, in the same process, is the only other one that sends messages. */
export class LocalBus implements Bus {
  readonly isConnected = true;
  readonly errors = 0;
  #listeners: ((topic: string, text: string) => void)[] = [];

  publish(topic: string, text: string): void {
    // after the sender has finished, as over a network
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
