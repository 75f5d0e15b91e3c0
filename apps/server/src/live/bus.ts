/** Carries hints between nodes. A lost message delays what another node shows; it never loses anything. */
export interface Bus {
  /** Whether messages arrive at present. */
  readonly isWhole: boolean;
  publish(topic: string, text: string): void;
  subscribe(topic: string): void;
  unsubscribe(topic: string): void;
  /** Called with every message of a topic subscribed to, also the own ones of other processes. */
  onMessage(listener: (topic: string, text: string) => void): void;
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
