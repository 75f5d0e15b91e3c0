/** Whoever follows a game on this node. */
export interface Watcher {
  readonly user: string | null;
  /** A message as it goes out, made once for all who get it. */
  deliver(game: string | null, frame: Buffer): void;
  /** Whose cookie it came with may have changed: it must come again. */
  comeAgain(): void;
}
