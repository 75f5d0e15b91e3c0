import type { BusMessage } from './bus-message.ts';
import type { Watcher } from './watcher.ts';

/** Presence changes within this time are sent as one message, so that a thousand arriving spectators do not cause a thousand. */
const BATCH_DELAY = 400;
/** The watchers of another node expire when that node has been silent for this long. */
const EXPIRY = 90_000;

/** The time of leaving of a user who is present. */
const HERE = Infinity;

interface OtherNode {
  readonly users: readonly string[];
  readonly spectators: number;
  readonly until: number;
}

interface PresenceParts {
  readonly watchers: (game: string) => ReadonlySet<Watcher>;
  readonly publish: (game: string, message: BusMessage) => void;
  readonly changed: (game: string) => void;
}

/** Who has a game open: users by id, anonymous spectators by count. Kept in memory only. */
export class Presence {
  readonly #node: string;
  readonly #parts: PresenceParts;
  readonly #otherNodes = new Map<string, Map<string, OtherNode>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Since when this node has watched a game, and when each user who was present has left. */
  readonly #seen = new Map<string, { readonly since: number; readonly users: Map<string, number> }>();

  constructor(node: string, parts: PresenceParts) {
    this.#node = node;
    this.#parts = parts;
  }

  /** Called when a watcher arrives or leaves on this node. */
  touch(game: string): void {
    if (this.#timers.has(game)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(game);
      this.#publish(game);
      this.#note(game);
      if (this.#parts.watchers(game).size > 0) this.#parts.changed(game);
      else this.#otherNodes.delete(game);
    }, BATCH_DELAY);
    this.#timers.set(game, timer);
  }

  who(game: string): { readonly users: ReadonlySet<string>; readonly spectators: number } {
    const here = this.#here(game);
    const users = new Set(here.users);
    let { spectators } = here;
    const now = Date.now();
    for (const other of this.#otherNodes.get(game)?.values() ?? []) {
      if (other.until < now) continue;
      for (const user of other.users) users.add(user);
      spectators += other.spectators;
    }
    return { users, spectators };
  }

  /** How long a user has not had the game open; 0 if the user has it open, or if this node has no watcher of the game. */
  awayFor(game: string, user: string): number {
    const seen = this.#seen.get(game);
    if (seen === undefined || this.who(game).users.has(user)) return 0;
    const left = seen.users.get(user) ?? seen.since;
    // the latest change is not recorded yet
    return left === HERE ? 0 : Date.now() - left;
  }

  /** Records who has the game open now. */
  #note(game: string): void {
    if (this.#parts.watchers(game).size === 0) {
      this.#seen.delete(game);
      return;
    }
    const now = Date.now();
    const seen = this.#seen.get(game) ?? { since: now, users: new Map<string, number>() };
    this.#seen.set(game, seen);
    const { users } = this.who(game);
    for (const [user, left] of seen.users) if (left === HERE && !users.has(user)) seen.users.set(user, now);
    for (const user of users) seen.users.set(user, HERE);
  }

  /** Whether another node watches the game. */
  isWatchedElsewhere(game: string): boolean {
    const now = Date.now();
    for (const { until } of this.#otherNodes.get(game)?.values() ?? []) if (until >= now) return true;
    return false;
  }

  receive(game: string, message: Extract<BusMessage, { kind: 'presence' | 'who' }>): void {
    const nodes = this.#otherNodes.get(game) ?? new Map<string, OtherNode>();
    this.#otherNodes.set(game, nodes);
    const until = Date.now() + EXPIRY;
    if (message.kind === 'who') {
      // the asking node is about to watch and needs every change from here on
      nodes.set(message.node, { users: [], spectators: 0, ...nodes.get(message.node), until });
      return this.#publish(game);
    }
    if (message.users.length + message.spectators === 0) nodes.delete(message.node);
    else nodes.set(message.node, { users: message.users, spectators: message.spectators, until });
    this.#note(game);
    if (!this.#timers.has(game)) this.#parts.changed(game);
  }

  announce(): void {
    for (const game of this.#otherNodes.keys()) this.#publish(game);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #here(game: string): { readonly users: string[]; readonly spectators: number } {
    const users = new Set<string>();
    let spectators = 0;
    for (const { user } of this.#parts.watchers(game)) {
      if (user === null) spectators++;
      else users.add(user);
    }
    return { users: [...users], spectators };
  }

  #publish(game: string): void {
    this.#parts.publish(game, { node: this.#node, kind: 'presence', ...this.#here(game) });
  }
}
