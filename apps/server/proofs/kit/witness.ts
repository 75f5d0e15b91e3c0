/** A command that the server acknowledged. */
export interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly kind: string;
  /** The version it was made against. */
  readonly version: number;
  /** The text of its entry, if it writes one. */
  readonly text: string | undefined;
  /** When the answer came, in milliseconds since 1970. */
  readonly at: number;
}

/** What the players of a proof were told. */
export class Witness {
  acknowledged: Acknowledged[] = [];
  /** What no player may ever be told: an internal error, or a table that does not go on. */
  readonly violations: string[] = [];
  /** How many commands of each kind were acknowledged. */
  readonly commands: Record<string, number> = {};
  /** Acknowledged in all, also what a restored backup has taken back since. */
  count = 0;

  saw(command: Acknowledged): void {
    this.acknowledged.push(command);
    this.commands[command.kind] = (this.commands[command.kind] ?? 0) + 1;
    this.count++;
  }

  /** A backup was restored: what came after it may be gone, and only that. */
  excuse(since: number, isStored: (id: string) => boolean): number {
    const before = this.acknowledged.length;
    this.acknowledged = this.acknowledged.filter(({ id, at }) => at < since || isStored(id));
    return before - this.acknowledged.length;
  }
}
