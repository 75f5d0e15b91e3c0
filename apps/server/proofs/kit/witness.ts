/** A command that the server acknowledged. */
export interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly kind: string;
  /** The version that the command was sent for. */
  readonly version: number;
  /** The text of its entry, if the command writes one. */
  readonly text: string | undefined;
  /** When the answer arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** The messages that the players of a proof got. */
export class Witness {
  acknowledged: Acknowledged[] = [];
  /** Messages that no player may ever get: an internal error, or a table that is stuck. */
  readonly violations: string[] = [];
  /** The number of acknowledged commands by kind. */
  readonly commands: Record<string, number> = {};
  /** All acknowledged commands, also those that a restored backup has lost since. */
  count = 0;

  saw(command: Acknowledged): void {
    this.acknowledged.push(command);
    this.commands[command.kind] = (this.commands[command.kind] ?? 0) + 1;
    this.count++;
  }

  /** A backup was restored: later commands may be gone, but no earlier ones. */
  excuse(since: number, isStored: (id: string) => boolean): number {
    const before = this.acknowledged.length;
    this.acknowledged = this.acknowledged.filter(({ id, at }) => at < since || isStored(id));
    return before - this.acknowledged.length;
  }
}
