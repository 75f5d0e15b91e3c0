import type { Parcel } from './parcel.ts';
import type { Watcher } from './watcher.ts';

/** Changes of who is there are told together: a thousand spectators arriving are one message to each. */
const GATHER = 400;
/** A node that has not been heard for so long has nobody any more. */
const EXPIRY = 90_000;

interface Elsewhere {
  readonly users: readonly string[];
  readonly spectators: number;
  readonly until: number;
}

interface Outside {
  readonly watchers: (game: string) => ReadonlySet<Watcher>;
  readonly publish: (game: string, parcel: Parcel) => void;
  readonly changed: (game: string) => void;
}

/** Who has a game open: the players by name, the spectators by number. Only ever in memory. */
export class Presence {
  readonly #node: string;
  readonly #outside: Outside;
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #gathering = new Map<string, NodeJS.Timeout>();

  constructor(node: string, outside: Outside) {
    this.#node = node;
    this.#outside = outside;
  }

  /** Somebody came or went here. */
  touch(game: string): void {
    if (this.#gathering.has(game)) return;
    const timer = setTimeout(() => {
      this.#gathering.delete(game);
      this.#tellNodes(game);
      if (this.#outside.watchers(game).size > 0) this.#outside.changed(game);
      else this.#elsewhere.delete(game);
    }, GATHER);
    this.#gathering.set(game, timer);
  }

  who(game: string): { readonly users: ReadonlySet<string>; readonly spectators: number } {
    const here = this.#here(game);
    const users = new Set(here.users);
    let { spectators } = here;
    const now = Date.now();
    for (const other of this.#elsewhere.get(game)?.values() ?? []) {
      if (other.until < now) continue;
      for (const user of other.users) users.add(user);
      spectators += other.spectators;
    }
    return { users, spectators };
  }

  /** Whether somebody watches the game on another node. */
  isElsewhere(game: string): boolean {
    const now = Date.now();
    for (const { until } of this.#elsewhere.get(game)?.values() ?? []) if (until >= now) return true;
    return false;
  }

  hear(game: string, parcel: Extract<Parcel, { kind: 'presence' | 'who' }>): void {
    const nodes = this.#elsewhere.get(game) ?? new Map<string, Elsewhere>();
    this.#elsewhere.set(game, nodes);
    const until = Date.now() + EXPIRY;
    if (parcel.kind === 'who') {
      // whoever asks is about to watch: it must hear of every change from now on
      nodes.set(parcel.node, { users: [], spectators: 0, ...nodes.get(parcel.node), until });
      return this.#tellNodes(game);
    }
    if (parcel.users.length + parcel.spectators === 0) nodes.delete(parcel.node);
    else nodes.set(parcel.node, { users: parcel.users, spectators: parcel.spectators, until });
    if (!this.#gathering.has(game)) this.#outside.changed(game);
  }

  announce(): void {
    for (const game of this.#elsewhere.keys()) this.#tellNodes(game);
  }

  close(): void {
    for (const timer of this.#gathering.values()) clearTimeout(timer);
    this.#gathering.clear();
  }

  #here(game: string): { readonly users: string[]; readonly spectators: number } {
    const users = new Set<string>();
    let spectators = 0;
    for (const { user } of this.#outside.watchers(game)) {
      if (user === null) spectators++;
      else users.add(user);
    }
    return { users: [...users], spectators };
  }

  #tellNodes(game: string): void {
    this.#outside.publish(game, { node: this.#node, kind: 'presence', ...this.#here(game) });
  }
}
