import type { ChatLine, ServerMessage } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import type { GameStore } from '../play/game-store.ts';
import type { Change } from '../play/play.ts';
import { isOlderRow, isSameRow, standing, tableView, type RowState, type StoredGame } from '../play/stored-game.ts';
import type { Bus } from './bus.ts';
import { clientMessages, toBusMessage, gameTopic, SESSIONS_TOPIC, userTopic, type BusMessage } from './bus-message.ts';
import { Presence } from './presence.ts';
import { textFrame } from './text-frame.ts';
import type { Watcher } from './watcher.ts';

interface WatchedGame {
  readonly watchers: Set<Watcher>;
  /** The row whose contents the watchers have received; undefined until the first has. */
  row: RowState | undefined;
  /** The history of the database from which the row was read. */
  lineage: string;
  /** How many chat lines every watcher who may read the chat has; undefined until one has read it. */
  lines: number | undefined;
  readonly since: number;
}

/** The users who may read the chat of a game; `null` for all watchers. */
const readersOf = ({ openChat, host, seats }: StoredGame): readonly string[] | null =>
  openChat ? null : [host, ...seats.flatMap(({ user }) => user ?? [])];

/** After the first watcher arrives, other nodes have this long to answer. */
const PEER_GRACE = 2_000;

export interface HubParts {
  readonly node: string;
  readonly bus: Bus;
  readonly store: GameStore;
  readonly pool: Pool;
  readonly chatFrom: (game: string, from: number) => Promise<readonly ChatLine[]>;
  readonly onFanOut: (receivers: number) => void;
  /** Called when a user's sessions have ended, on any node. */
  readonly onSessionsEnded: (user: string) => void;
}

/** Delivers every change to all watchers: directly on this node, over the bus on others. */
export class Hub {
  readonly #parts: HubParts;
  readonly #games = new Map<string, WatchedGame>();
  readonly #players = new Map<string, Set<Watcher>>();
  readonly #presence: Presence;
  readonly #ownPrefix: string;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#ownPrefix = JSON.stringify({ node: parts.node }).slice(0, -1);
    this.#presence = new Presence(parts.node, {
      watchers: (game) => this.#games.get(game)?.watchers ?? new Set(),
      publish: (game, message) => this.#publish(gameTopic(game), message),
      // while the database is down the hub sends no presence; the next change includes it
      changed: (game) => void this.#sendPresence(game).catch(() => {}),
    });
    parts.bus.onMessage((topic, text) => this.#receive(topic, text));
    parts.bus.subscribe(SESSIONS_TOPIC);
    parts.bus.onGap(() => {
      for (const game of this.#games.keys()) this.#publish(gameTopic(game), { node: parts.node, kind: 'who' });
      void this.reconcile().catch(() => {});
    });
  }

  get watched(): number {
    return this.#games.size;
  }

  watch(game: string, watcher: Watcher): void {
    const watched = this.#games.get(game) ?? {
      watchers: new Set(),
      row: undefined,
      lineage: '',
      lines: undefined,
      since: Date.now(),
    };
    if (!this.#games.has(game)) {
      this.#games.set(game, watched);
      this.#parts.bus.subscribe(gameTopic(game));
      this.#publish(gameTopic(game), { node: this.#parts.node, kind: 'who' });
    }
    watched.watchers.add(watcher);
    this.#presence.touch(game);
  }

  unwatch(game: string, watcher: Watcher): void {
    const watched = this.#games.get(game);
    if (watched === undefined || !watched.watchers.delete(watcher)) return;
    this.#presence.touch(game);
    if (watched.watchers.size > 0) return;
    this.#games.delete(game);
    this.#parts.bus.unsubscribe(gameTopic(game));
  }

  /** Delivers a player's notices to all of their sockets. */
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

  /** Ends a user's sessions: every node drops its cached lookups and makes the user's sockets reconnect. */
  endSessions(user: string): void {
    this.#publish(SESSIONS_TOPIC, { node: this.#parts.node, kind: 'sessions', user });
    this.#dropSessions(user);
  }

  #dropSessions(user: string): void {
    this.#parts.onSessionsEnded(user);
    for (const watcher of this.#players.get(user) ?? []) watcher.forceReconnect();
  }

  /** Publishes a change this process has committed. */
  publish(change: Change): void {
    const { before, after } = change;
    const message = toBusMessage(this.#parts.node, change);
    this.#follow(after.id, before, after.lineage);
    const received = this.#games.get(after.id)?.row;
    // a change of the table by another node is missing here; clients detect missing entries themselves
    const isTableLate = received !== undefined && received.revision < before.revision;
    this.seen(after);
    this.#send(after.id, clientMessages(isTableLate ? { ...message, table: tableView(after) } : message));
    if (this.#needsBus(after.id)) this.#publish(gameTopic(after.id), message);
  }

  /** The bus is skipped when no other node watches the game; as long as that is unknown, it is used. */
  #needsBus(game: string): boolean {
    const watched = this.#games.get(game);
    return watched === undefined || Date.now() - watched.since < PEER_GRACE || this.#presence.isWatchedElsewhere(game);
  }

  chat(stored: StoredGame, line: ChatLine): void {
    const { id } = stored;
    const readers = readersOf(stored);
    this.#publish(gameTopic(id), { node: this.#parts.node, kind: 'chat', line, readers });
    this.#receiveLine(id, line, readers);
  }

  #receiveLine(game: string, line: ChatLine, readers: readonly string[] | null): void {
    const watched = this.#games.get(game);
    // after a gap in the line numbers the next comparison with the database sends the missing line
    if (watched?.lines === line.number) watched.lines++;
    const mayRead = ({ user }: Watcher): boolean => readers === null || (user !== null && readers.includes(user));
    this.#send(game, [{ type: 'chat', game, line }], mayRead);
  }

  /** The game if this node has its latest state: a thousand spectators then cost one read. */
  current(game: string): StoredGame | undefined {
    const row = this.#games.get(game)?.row;
    const stored = this.#parts.store.peek(game);
    return stored !== undefined && row !== undefined && isSameRow(stored, row) ? stored : undefined;
  }

  /** Whether the chat is known to have no more lines than these. */
  hasAllLines(game: string, lines: number): boolean {
    return this.#games.get(game)?.lines === lines;
  }

  seenLines(game: string, lines: number): void {
    const watched = this.#games.get(game);
    if (watched !== undefined) watched.lines = Math.min(watched.lines ?? lines, lines);
  }

  who(game: string): { readonly users: ReadonlySet<string>; readonly spectators: number } {
    return this.#presence.who(game);
  }

  awayFor(game: string, user: string): number {
    return this.#presence.awayFor(game, user);
  }

  /** This node wrote a change onto the row that the watchers know: the database's history continues that row. */
  #follow(game: string, before: RowState, lineage: string): void {
    const watched = this.#games.get(game);
    if (watched?.row !== undefined && isSameRow(watched.row, before)) watched.lineage = lineage;
  }

  /**
   * Records the row whose contents the watchers of a game have received, unless they have a newer one. If earlier watchers saw another
   * history of the database, they must request the whole game again.
   */
  seen({ id, version, revision, mark, lineage }: RowState & Pick<StoredGame, 'id' | 'lineage'>): void {
    const watched = this.#games.get(id);
    if (watched === undefined) return;
    const { row } = watched;
    if (row !== undefined && watched.lineage === lineage && (row.version > version || row.revision > revision)) return;
    const next = { version, revision, mark };
    if (row !== undefined && watched.lineage !== lineage && !isSameRow(row, next)) this.#rewind(id);
    watched.row = next;
    watched.lineage = lineage;
  }

  /**
   * Compares every watched game and its chat with the database, and sends changes that the bus or the writing node has lost, or that
   * nodes without a common bus could not send. If the database has lost changes, asks the watchers to request the whole game again.
   */
  async reconcile(): Promise<void> {
    const { store, pool } = this.#parts;
    const games = [...this.#games.keys()];
    for (let first = 0; first < games.length; first += 1_000) {
      const ids = games.slice(first, first + 1_000);
      // rows received before the query cannot be newer than its answer
      const received = new Map(ids.map((id) => [id, this.#games.get(id)?.row]));
      const { lineage } = store;
      const { rows } = await pool.query<RowState & { readonly id: string; readonly lines: number }>({
        name: 'reconcile',
        text: `select id, version, revision, mark,
          (select coalesce(max(number), -1) + 1 from chat where game_id = games.id) as lines from games where id = any($1::uuid[])`,
        values: [ids],
      });
      // the database was replaced during the query: compare again
      if (store.lineage !== lineage) return this.reconcile();
      for (const row of rows) {
        await this.#compare(row, received.get(row.id), lineage);
        await this.#catchUpChat(row);
      }
      const found = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) this.#rewind(id);
    }
  }

  async #compare(
    row: RowState & { readonly id: string },
    before: RowState | undefined,
    lineage: string,
  ): Promise<void> {
    const watched = this.#games.get(row.id);
    if (watched?.row === undefined || before === undefined) return;
    // received during the query
    if (watched.row !== before && isSameRow(row, watched.row)) return;
    if (isSameRow(row, before)) {
      if (watched.row === before) watched.lineage = lineage;
    } else if (isOlderRow(row, before) || watched.lineage !== lineage) {
      this.#rewind(row.id);
    } else {
      await this.#catchUp(row.id, watched, watched.row);
    }
  }

  /** Sends the lines that no node has sent to the watchers; clients skip a line they already have. */
  async #catchUpChat({ id, lines }: { readonly id: string; readonly lines: number }): Promise<void> {
    const known = this.#games.get(id)?.lines;
    if (known === undefined || known >= lines) return;
    const [stored, missing] = await Promise.all([this.#parts.store.get(id), this.#parts.chatFrom(id, known)]);
    if (stored === undefined) return;
    const readers = readersOf(stored);
    for (const line of missing) this.#receiveLine(id, line, readers);
  }

  /** The watchers saw steps that may be lost: asks them to request the whole game again. */
  #rewind(game: string): void {
    const watched = this.#games.get(game);
    if (watched?.row === undefined) return;
    watched.row = undefined;
    watched.lines = undefined;
    this.#send(game, [{ type: 'rewound', game }]);
  }

  async #catchUp(game: string, watched: WatchedGame, row: RowState): Promise<void> {
    const stored = await this.#parts.store.refresh(game);
    if (stored === undefined || watched.row !== row) return;
    if (stored.lineage !== watched.lineage || isOlderRow(stored, row)) return this.#rewind(game);
    const entries = stored.fold?.record.entries.slice(row.version) ?? [];
    const messages: ServerMessage[] = [];
    if (entries.length > 0) {
      messages.push({
        type: 'entries',
        game,
        from: row.version,
        entries: [...entries],
        ...standing(stored, stored.banks),
      });
    }
    if (stored.revision > row.revision) messages.push({ type: 'table', table: tableView(stored) });
    this.seen(stored);
    this.#send(game, messages);
  }

  #publish(topic: string, message: BusMessage): void {
    this.#parts.bus.publish(topic, JSON.stringify(message));
  }

  #send(game: string, messages: readonly ServerMessage[], isMeant: (watcher: Watcher) => boolean = () => true): void {
    const watched = this.#games.get(game);
    if (watched === undefined) return;
    const receivers = [...watched.watchers].filter(isMeant);
    for (const message of messages) {
      const frame = textFrame(JSON.stringify(message));
      for (const watcher of receivers) watcher.deliver(game, frame);
    }
    this.#parts.onFanOut(receivers.length * messages.length);
  }

  #receive(topic: string, text: string): void {
    // the bus also delivers this node's own messages
    if (text.startsWith(this.#ownPrefix)) return;
    const message: BusMessage = JSON.parse(text);
    const name = topic.slice(topic.lastIndexOf(':') + 1);
    switch (message.kind) {
      case 'change':
        return this.#receiveChange(name, message);
      case 'chat':
        return this.#receiveLine(name, message.line, message.readers);
      case 'presence':
      case 'who':
        return this.#presence.receive(name, message);
      case 'sessions':
        return this.#dropSessions(message.user);
      case 'notice':
        for (const watcher of this.#players.get(name) ?? []) {
          watcher.deliver(null, textFrame(JSON.stringify({ type: 'notice', notice: message.notice })));
        }
    }
  }

  #receiveChange(game: string, message: Extract<BusMessage, { kind: 'change' }>): void {
    const watched = this.#games.get(game);
    if (watched === undefined) return;
    const { advance, row } = message;
    const { before, after, lineage } = row;
    // the sending node writes to another history of the database: the next comparison shows which one remains
    if (lineage !== this.#parts.store.lineage) return;
    if (advance !== null) this.#parts.store.advance(advance, row);
    const received = watched.row;
    // earlier changes are missing here: read them from the database
    if (received !== undefined && (before.version > received.version || before.revision > received.revision)) {
      void this.#catchUp(game, watched, received).catch(() => {});
      return;
    }
    this.#follow(game, before, lineage);
    this.seen({ id: game, ...after, lineage });
    this.#send(game, clientMessages(message));
  }

  async #sendPresence(game: string): Promise<void> {
    const stored = await this.#parts.store.get(game);
    if (stored === undefined) return;
    const { users, spectators } = this.#presence.who(game);
    const online = stored.seats.flatMap(({ seat, user }) => (user !== null && users.has(user) ? [seat] : []));
    this.#send(game, [{ type: 'presence', game, online, spectators: spectators + users.size - online.length }]);
  }

  /** Repeats the presence for nodes that missed it. */
  announce(): void {
    this.#presence.announce();
  }

  close(): void {
    this.#presence.close();
  }
}
