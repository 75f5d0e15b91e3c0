import type { ChildProcess } from 'node:child_process';
import type { Bus } from './bus.ts';

interface ProcessMessage {
  readonly topic: string;
  readonly text: string;
}

const isProcessMessage = (value: unknown): value is ProcessMessage =>
  typeof value === 'object' && value !== null && 'topic' in value && 'text' in value;

/** The bus of a single node: only its own worker process sends messages. */
export class ProcessBus implements Bus {
  readonly isConnected = true;
  readonly errors = 0;
  #listeners: ((topic: string, text: string) => void)[] = [];

  /** Listens to a worker process this process has started. */
  adopt(worker: ChildProcess): void {
    worker.on('message', (message) => {
      if (!isProcessMessage(message)) return;
      for (const listener of this.#listeners) listener(message.topic, message.text);
    });
  }

  /** In a worker: sends to the parent process. */
  publish(topic: string, text: string): void {
    process.send?.({ topic, text });
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
