/** Where the command speaks and listens; tests hold the other end. */
export interface Terminal {
  /** A text of one or more lines to stdout. */
  readonly out: (text: string) => void;
  /** A text of one or more lines to stderr. */
  readonly err: (text: string) => void;
  /** The next line typed, `undefined` when there will be no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Draws over the current line of stderr, or nothing where nobody watches. */
  readonly progress: (text: string) => void;
  /** Whether somebody types the answers, rather than a pipe. */
  readonly isTyped: boolean;
  readonly colours: boolean;
}
