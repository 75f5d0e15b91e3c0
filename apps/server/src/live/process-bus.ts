import type { ChildProcess } from 'node:child_process';
import type { Bus } from './bus.ts';

interface Parcel {
  readonly topic: string;
  readonly text: string;
}

const isParcel = (value: unknown): value is Parcel =>
  typeof value === 'object' && value !== null && 'topic' in value && 'text' in value;

/** The bus of one node alone: only its own worker process has anything to tell it. */
export class ProcessBus implements Bus {
  readonly isWhole = true;
  #listeners: ((topic: string, text: string) => void)[] = [];

  /** Hears a worker process started by this one. */
  adopt(worker: ChildProcess): void {
    worker.on('message', (parcel) => {
      if (!isParcel(parcel)) return;
      for (const listener of this.#listeners) listener(parcel.topic, parcel.text);
    });
  }

  /** In a worker: tells the process that started it. */
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
