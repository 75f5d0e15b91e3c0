/** A client that watches games on this node. */
export interface Watcher {
  readonly user: string | null;
  /** Sends an encoded frame; the hub encodes it once for all watchers. */
  deliver(game: string | null, frame: Buffer): void;
  /** Forces a reconnect after the session changed. */
  forceReconnect(): void;
}
