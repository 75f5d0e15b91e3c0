import type { ChatLine, ServerMessage } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import type { GameStore } from '../play/game-store.ts';
import type { Change } from '../play/play.ts';
import { standing, tableView, type StoredGame } from '../play/stored-game.ts';
import type { Bus } from './bus.ts';
import { changeMessages, changeParcel, gameTopic, SESSIONS_TOPIC, userTopic, type Parcel } from './parcel.ts';
import { Presence } from './presence.ts';
import { textFrame } from './text-frame.ts';
import type { Watcher } from './watcher.ts';

interface Room {
  readonly watchers: Set<Watcher>;
  version: number;
  revision: number;
  /** How many lines the chat has, once somebody has read it. */
  lines: number | undefined;
  readonly since: number;
}

/** So long after the first watcher has come, other nodes may not have answered yet. */
const UNKNOWN_AT_FIRST = 2_000;

export interface HubParts {
  readonly node: string;
  readonly bus: Bus;
  readonly store: GameStore;
  readonly pool: Pool;
  readonly onFanOut: (receivers: number) => void;
  /** Sessions of a person have ended somewhere. */
  readonly onSessionsEnded: (user: string) => void;
}

/** Brings every change to everybody who watches, on this node at once and on others over the bus. */
export class Hub {
  readonly #parts: HubParts;
  readonly #rooms = new Map<string, Room>();
  readonly #players = new Map<string, Set<Watcher>>();
  readonly #presence: Presence;
  readonly #own: string;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#own = JSON.stringify({ node: parts.node }).slice(0, -1);
    this.#presence = new Presence(parts.node, {
      watchers: (game) => this.#rooms.get(game)?.watchers ?? new Set(),
      publish: (game, parcel) => this.#publish(gameTopic(game), parcel),
      // nobody is told while the database is away; the next change tells all
      changed: (game) => void this.#tellPresence(game).catch(() => {}),
    });
    parts.bus.onMessage((topic, text) => this.#hear(topic, text));
    parts.bus.subscribe(SESSIONS_TOPIC);
    parts.bus.onGap(() => {
      for (const game of this.#rooms.keys()) this.#publish(gameTopic(game), { node: parts.node, kind: 'who' });
      void this.reconcile().catch(() => {});
    });
  }

  get watched(): number {
    return this.#rooms.size;
  }

  watch(game: string, watcher: Watcher): void {
    const room = this.#rooms.get(game) ?? {
      watchers: new Set(),
      version: 0,
      revision: -1,
      lines: undefined,
      since: Date.now(),
    };
    if (!this.#rooms.has(game)) {
      this.#rooms.set(game, room);
      this.#parts.bus.subscribe(gameTopic(game));
      this.#publish(gameTopic(game), { node: this.#parts.node, kind: 'who' });
    }
    room.watchers.add(watcher);
    this.#presence.touch(game);
  }

  unwatch(game: string, watcher: Watcher): void {
    const room = this.#rooms.get(game);
    if (room === undefined || !room.watchers.delete(watcher)) return;
    this.#presence.touch(game);
    if (room.watchers.size > 0) return;
    this.#rooms.delete(game);
    this.#parts.bus.unsubscribe(gameTopic(game));
  }

  /** Notices for a player reach every socket of theirs. */
  enter(user: string, watcher: Watcher): void {
    const sockets = this.#players.get(user) ?? new Set();
    if (sockets.size === 0) this.#parts.bus.subscribe(userTopic(user));
    sockets.add(watcher);
    this.#players.set(user, sockets);
  }

  exit(user: string, watcher: Watcher): void {
    const sockets = this.#players.get(user);
    if (sockets === undefined || !sockets.delete(watcher) || sockets.size > 0) return;
    this.#players.delete(user);
    this.#parts.bus.unsubscribe(userTopic(user));
  }

  /** Sessions of a person have ended: no node trusts their cookies unseen, and their sockets must come again. */
  endSessions(user: string): void {
    this.#publish(SESSIONS_TOPIC, { node: this.#parts.node, kind: 'sessions', user });
    this.#hearEnd(user);
  }

  #hearEnd(user: string): void {
    this.#parts.onSessionsEnded(user);
    for (const watcher of this.#players.get(user) ?? []) watcher.comeAgain();
  }

  /** A change this process has committed. */
  publish(change: Change): void {
    const parcel = changeParcel(this.#parts.node, change);
    this.#tell(change.is.id, change.is.version, change.is.revision, changeMessages(parcel));
    if (this.#isWanted(change.is.id)) this.#publish(gameTopic(change.is.id), parcel);
  }

  /** A game whose watchers are all here needs no bus; what is not known is told. */
  #isWanted(game: string): boolean {
    const room = this.#rooms.get(game);
    return room === undefined || Date.now() - room.since < UNKNOWN_AT_FIRST || this.#presence.isElsewhere(game);
  }

  chat(game: string, line: ChatLine): void {
    this.#publish(gameTopic(game), { node: this.#parts.node, kind: 'chat', line });
    this.#hearLine(game, line);
  }

  #hearLine(game: string, line: ChatLine): void {
    const room = this.#rooms.get(game);
    if (room?.lines !== undefined) room.lines = Math.max(room.lines, line.number + 1);
    this.#tell(game, 0, 0, [{ type: 'chat', game, line }]);
  }

  /** The game as everybody here knows it already: a thousand spectators need not read it a thousand times. */
  current(game: string): StoredGame | undefined {
    const room = this.#rooms.get(game);
    const stored = this.#parts.store.peek(game);
    const isCurrent = stored !== undefined && stored.version === room?.version && stored.revision === room.revision;
    return isCurrent ? stored : undefined;
  }

  /** Whether the chat is known to have no line beyond these. */
  hasAllLines(game: string, lines: number): boolean {
    return this.#rooms.get(game)?.lines === lines;
  }

  seenLines(game: string, lines: number): void {
    const room = this.#rooms.get(game);
    if (room !== undefined) room.lines = Math.max(room.lines ?? 0, lines);
  }

  who(game: string): { readonly users: ReadonlySet<string>; readonly spectators: number } {
    return this.#presence.who(game);
  }

  /** Notes how far the watchers of a game have been brought. */
  seen(game: string, version: number, revision: number): void {
    const room = this.#rooms.get(game);
    if (room === undefined) return;
    room.version = Math.max(room.version, version);
    room.revision = Math.max(room.revision, revision);
  }

  /** Compares every watched game with the database: heals whatever the bus has lost, also with the node that wrote it. */
  async reconcile(): Promise<void> {
    const games = [...this.#rooms.keys()];
    for (let first = 0; first < games.length; first += 1_000) {
      const { rows } = await this.#parts.pool.query<{ id: string; version: number; revision: number }>({
        name: 'reconcile',
        text: 'select id, version, revision from games where id = any($1::uuid[])',
        values: [games.slice(first, first + 1_000)],
      });
      for (const { id, version, revision } of rows) {
        const room = this.#rooms.get(id);
        if (room === undefined || room.revision < 0) continue;
        if (version > room.version || revision > room.revision) await this.#catchUp(id, room);
      }
    }
  }

  async #catchUp(game: string, room: Room): Promise<void> {
    const stored = await this.#parts.store.refresh(game);
    if (stored === undefined) return;
    const entries = stored.fold?.record.entries.slice(room.version) ?? [];
    const messages: ServerMessage[] = [];
    if (entries.length > 0) {
      messages.push({
        type: 'entries',
        game,
        from: room.version,
        entries: [...entries],
        ...standing(stored, stored.banks),
      });
    }
    if (stored.revision > room.revision) messages.push({ type: 'table', table: tableView(stored) });
    this.#tell(game, stored.version, stored.revision, messages);
  }

  #publish(topic: string, parcel: Parcel): void {
    this.#parts.bus.publish(topic, JSON.stringify(parcel));
  }

  #tell(game: string, version: number, revision: number, messages: readonly ServerMessage[]): void {
    const room = this.#rooms.get(game);
    if (room === undefined) return;
    this.seen(game, version, revision);
    for (const message of messages) {
      const frame = textFrame(JSON.stringify(message));
      for (const watcher of room.watchers) watcher.deliver(game, frame);
    }
    this.#parts.onFanOut(room.watchers.size * messages.length);
  }

  #hear(topic: string, text: string): void {
    // the bus brings back what this node has said itself
    if (text.startsWith(this.#own)) return;
    const parcel: Parcel = JSON.parse(text);
    const name = topic.slice(topic.lastIndexOf(':') + 1);
    switch (parcel.kind) {
      case 'change':
        return this.#hearChange(name, parcel);
      case 'chat':
        return this.#hearLine(name, parcel.line);
      case 'presence':
      case 'who':
        return this.#presence.hear(name, parcel);
      case 'sessions':
        return this.#hearEnd(parcel.user);
      case 'notice':
        for (const watcher of this.#players.get(name) ?? []) {
          watcher.deliver(null, textFrame(JSON.stringify({ type: 'notice', notice: parcel.notice })));
        }
    }
  }

  #hearChange(game: string, parcel: Extract<Parcel, { kind: 'change' }>): void {
    const room = this.#rooms.get(game);
    if (room === undefined) return;
    const { advance, table } = parcel;
    if (advance !== null) this.#parts.store.advance(advance);
    const from = advance?.from ?? 0;
    // what came before is missing here: only the database can tell
    if (from > room.version && room.revision >= 0) {
      void this.#catchUp(game, room).catch(() => {});
      return;
    }
    this.#tell(game, from + (advance?.entries.length ?? 0), table?.revision ?? 0, changeMessages(parcel));
  }

  async #tellPresence(game: string): Promise<void> {
    const stored = await this.#parts.store.get(game);
    if (stored === undefined) return;
    const { users, spectators } = this.#presence.who(game);
    const online = stored.seats.flatMap(({ seat, user }) => (user !== null && users.has(user) ? [seat] : []));
    this.#tell(game, 0, 0, [{ type: 'presence', game, online, spectators: spectators + users.size - online.length }]);
  }

  /** Who is there, again, for nodes that missed it. */
  announce(): void {
    this.#presence.announce();
  }

  close(): void {
    this.#presence.close();
  }
}
