/** A mistake to plant in the engine: the text of one file, and what it is replaced by. */
export interface Fault {
  readonly name: string;
  /** From packages/engine. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** What the replacement needs besides what the file imports. */
  readonly imports?: string;
}
