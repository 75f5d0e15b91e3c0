/** Passes messages between nodes. A lost message delays the display on another node, but loses no data. */
export interface Bus {
  /** Whether messages currently arrive. */
  readonly isConnected: boolean;
  /** The number of errors so far. */
  readonly errors: number;
  publish(topic: string, text: string): void;
  subscribe(topic: string): void;
  unsubscribe(topic: string): void;
  /** Calls the listener with every message of a subscribed topic, including those this node sent. */
  onMessage(listener: (topic: string, text: string) => void): void;
  /** Calls the listener when messages may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
