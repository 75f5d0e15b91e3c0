import type { LobbyTable, ServerMessage } from '@la-stanza/protocol';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { textFrame } from './text-frame.ts';
import type { Watcher } from './watcher.ts';
import { noteVisits } from './visits.ts';
import { readLobby, type LobbyNow } from './read-lobby.ts';

/** Milliseconds between two reads of the lobby while a client follows it. */
const EVERY = 1_000;
/** Milliseconds between two records of the people connected to a node. */
const NOTE_EVERY = 15_000;

const NOTE_NODE = `insert into nodes (node, people) values ($1, $2)
  on conflict (node) do update set people = excluded.people, seen_at = now()`;
// neither the revision nor the mark changes: no player has changed the table
const NOTE_HOSTS = `update games set host_seen_at = now() where listed and status = 'open' and host_id = any($1::uuid[])`;
const HOSTS = `select distinct host_id from games where listed and status = 'open'`;
const NOTE_FRIENDS = `update users u set connected_at = now() where u.id = any($1::uuid[])
  and (u.connected_at is null or u.connected_at < now() - interval '40 seconds') and exists (select 1 from friends f where f.friend_id = u.id)`;
const FORGET_NODES = `delete from nodes where seen_at < now() - interval '1 day'`;

export interface LobbyParts {
  readonly node: string;
  readonly pool: Pool;
  readonly log: Logger;
  /** The number of people connected to this node. */
  readonly people: () => number;
  readonly users: () => ReadonlySet<string>;
}

/** Sends changes of the lobby to all clients that follow it. One read a second serves all of them. */
export class Lobby {
  readonly #parts: LobbyParts;
  readonly #followers = new Set<Watcher>();
  #known: LobbyNow | undefined;
  #timer: NodeJS.Timeout | undefined;
  #notedAt = 0;
  #isStopped = false;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  start(): void {
    void this.#look();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  follow(watcher: Watcher): void {
    this.#followers.add(watcher);
    if (this.#known !== undefined) deliver([watcher], { type: 'lobby', whole: true, ...wholeOf(this.#known) });
  }

  leave(watcher: Watcher): void {
    this.#followers.delete(watcher);
    // without followers the lobby is not read, so the known one becomes outdated
    if (this.#followers.size === 0) this.#known = undefined;
  }

  async #look(): Promise<void> {
    try {
      if (Date.now() - this.#notedAt > NOTE_EVERY) await this.#note();
      if (this.#followers.size > 0) this.#tell(await readLobby(this.#parts.pool));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'the lobby could not be read');
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  /** Records how many people are connected here, and which of them wait at their own table. */
  async #note(): Promise<void> {
    const { pool, node, people, users } = this.#parts;
    this.#notedAt = Date.now();
    await pool.query({ name: 'note-node', text: NOTE_NODE, values: [node, people()] });
    await pool.query({ name: 'forget-nodes', text: FORGET_NODES });
    await noteVisits(pool);
    const { rows } = await pool.query<{ host_id: string }>({ name: 'lobby-hosts', text: HOSTS });
    const here = users();
    if (here.size > 0) await pool.query({ name: 'note-friends', text: NOTE_FRIENDS, values: [[...here]] });
    const hosts = rows.flatMap(({ host_id }) => (here.has(host_id) ? [host_id] : []));
    if (hosts.length > 0) await pool.query({ name: 'note-hosts', text: NOTE_HOSTS, values: [hosts] });
  }

  #tell(now: LobbyNow): void {
    const before = this.#known;
    this.#known = now;
    const followers = [...this.#followers];
    if (before === undefined) return deliver(followers, { type: 'lobby', whole: true, ...wholeOf(now) });
    const known = new Map(before.tables.map((table) => [table.game, JSON.stringify(table)]));
    const tables = now.tables.filter((table) => known.get(table.game) !== JSON.stringify(table));
    const listed = new Set(now.tables.map(({ game }) => game));
    const gone = before.tables.flatMap(({ game }) => (listed.has(game) ? [] : [game]));
    const people = now.people === before.people ? {} : { people: now.people };
    if (tables.length === 0 && gone.length === 0 && !('people' in people)) return;
    deliver(followers, {
      type: 'lobby',
      whole: false,
      ...people,
      ...(tables.length === 0 ? {} : { tables }),
      ...(gone.length === 0 ? {} : { gone }),
    });
  }
}

const wholeOf = ({ people, tables }: LobbyNow): { people: number; tables: LobbyTable[]; gone: string[] } => ({
  people,
  tables: [...tables],
  gone: [],
});

type LobbyMessage = Omit<Extract<ServerMessage, { type: 'lobby' }>, 'tables' | 'gone'> & {
  readonly tables?: readonly LobbyTable[];
  readonly gone?: readonly string[];
};

function deliver(watchers: readonly Watcher[], message: LobbyMessage): void {
  const frame = textFrame(JSON.stringify(message));
  for (const watcher of watchers) watcher.deliver(null, frame);
}
