import {
  CHAT_PAGE,
  CLOSE,
  clientMessageSchema,
  LAST_WITHOUT_REFUSAL,
  negotiate,
  SPOKEN,
  type Accepted,
  type ClientMessage,
  type CommandOrder,
  type Reason,
  type ServerMessage,
} from '@la-stanza/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { suspension, type FoundSession } from '../accounts/sessions.ts';
import type { Refused } from '../play/outcome.ts';
import { tableView, type StoredGame } from '../play/stored-game.ts';
import { isAdmitted, mayReadChat } from '../tables/admission.ts';
import type { Lobby } from './lobby.ts';
import type { Hub } from './hub.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { textFrame } from './text-frame.ts';
import type { Watcher } from './watcher.ts';

const MOST_WATCHED = 200;
/** Messages of one socket handled concurrently; the others queue, up to a limit. */
const MOST_CONCURRENT = 8;
const MOST_WAITING = 1_000;
/** Consecutive refusals after which the socket is closed. No honest client comes near this. */
const MOST_REFUSALS = 2_000;

/** The services that a socket uses. */
export interface LiveParts {
  readonly node: string;
  readonly hub: Hub;
  readonly lobby: Pick<Lobby, 'follow' | 'leave'>;
  readonly heartbeat: number;
  readonly bufferLimit: number;
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly execute: (user: string, game: string, order: CommandOrder) => Promise<Accepted | Refused>;
  readonly say: (speaker: FoundSession, game: string, id: string, text: string) => Promise<Accepted | Refused>;
  readonly load: (game: string) => Promise<StoredGame | undefined>;
  readonly chatFrom: (game: string, from: number) => Promise<Extract<ServerMessage, { type: 'watching' }>['chat']>;
  /** Logs an error with its game and command, and returns its reason code. */
  readonly fault: (error: unknown, about: { readonly game: string | null; readonly command: string | null }) => Reason;
  readonly isDraining: () => boolean;
  /** The time of the database, by which deadlines run. */
  readonly now: () => number;
  /** The history of the database from which games are read. */
  readonly lineage: () => string;
}

/** One client's socket, watching any number of games. */
export class LiveSocket implements Watcher {
  readonly user: string | null;
  readonly session: string | null;
  readonly #found: FoundSession | null;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  /** Frames written in one turn of the event loop are sent together. */
  #leaving: Buffer[] = [];
  #leavingBytes = 0;
  readonly #parts: LiveParts;
  readonly #bucket: TokenBucket;
  /** Watched games. While a game is being loaded, its messages queue in the list. */
  readonly #games = new Map<string, Buffer[] | null>();
  /** Games whose messages were dropped because the client reads too slowly. */
  readonly #missed = new Set<string>();
  #isGreeted = false;
  /** The client is too old to react when its version is refused: the socket stays open, and every message is refused. */
  #isOutdated = false;
  #refusals = 0;
  #heardAt = Date.now();
  #lateSince: number | undefined;
  #inFlight = 0;
  #atWork = 0;
  readonly #waiting: ClientMessage[] = [];

  constructor(socket: WebSocket, stream: Duplex, found: FoundSession | null, parts: LiveParts) {
    this.#socket = socket;
    this.#stream = stream;
    this.#found = found;
    this.user = found?.user ?? null;
    this.session = found?.session ?? null;
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.messagesPerSecond, parts.messageBurst, Date.now());
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : bytesToText(data)));
    socket.on('pong', () => (this.#heardAt = Date.now()));
    // the socket closes itself on a protocol error
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
    if (this.user !== null) parts.hub.enter(this.user, this);
  }

  /** Commands not yet answered. */
  get inFlight(): number {
    return this.#inFlight + this.#waiting.length;
  }

  deliver(game: string | null, frame: Buffer): void {
    const waiting = game === null ? null : this.#games.get(game);
    if (waiting === undefined) return;
    if (waiting !== null) {
      waiting.push(frame);
      return;
    }
    if (this.#waitingBytes > this.#parts.bufferLimit) {
      if (game !== null) this.#missed.add(game);
      this.#lateSince ??= Date.now();
      return;
    }
    this.#write(frame);
  }

  /** Called regularly: closes silent sockets, and asks clients that fell behind to resync. */
  check(now: number): void {
    const { heartbeat, bufferLimit } = this.#parts;
    if (now - this.#heardAt > 2 * heartbeat) return this.#socket.terminate();
    if (now - this.#heardAt > heartbeat) this.#socket.ping();
    if (this.#lateSince === undefined) return;
    if (this.#waitingBytes <= bufferLimit / 2) {
      this.#lateSince = undefined;
      const games = [...this.#missed];
      this.#missed.clear();
      if (games.length > 0) this.#send({ type: 'resync', games });
    } else if (now - this.#lateSince > heartbeat) {
      this.#socket.terminate();
    }
  }

  drain(after: number): void {
    this.#send({ type: 'drain', after });
  }

  forceReconnect(): void {
    this.close(CLOSE.session);
  }

  close(code: number): void {
    this.#flush();
    this.#socket.close(code);
  }

  #leave(): void {
    this.#waiting.length = 0;
    for (const game of this.#games.keys()) this.#parts.hub.unwatch(game, this);
    this.#games.clear();
    this.#parts.lobby.leave(this);
    if (this.user !== null) this.#parts.hub.exit(this.user, this);
  }

  #receive(text: string | undefined): void {
    this.#heardAt = Date.now();
    const message = readMessage(text);
    if ('code' in message) return this.#refuse(message, null, idOf(text));
    if (!this.#bucket.take(this.#heardAt)) {
      return this.#refuse(
        { code: 'rate-limited' },
        'game' in message ? message.game : null,
        'id' in message ? message.id : null,
      );
    }
    if (this.#isOutdated && message.type !== 'ping') return this.#refuseOutdated(message);
    if (!this.#isGreeted && message.type !== 'hello') return this.#refuse({ code: 'hello-first' }, null, null);
    if (this.#atWork >= MOST_CONCURRENT) {
      if (this.#waiting.length < MOST_WAITING) this.#waiting.push(message);
      else
        this.#refuse(
          { code: 'rate-limited' },
          'game' in message ? message.game : null,
          'id' in message ? message.id : null,
        );
      return;
    }
    void this.#work(message);
  }

  /** Answers a message and then the queued ones. */
  async #work(first: ClientMessage): Promise<void> {
    this.#atWork++;
    for (let message: ClientMessage | undefined = first; message !== undefined; message = this.#waiting.shift()) {
      try {
        await this.#answer(message);
      } catch (error) {
        const id = 'id' in message ? message.id : null;
        const game = 'game' in message ? message.game : null;
        this.#refuse(this.#parts.fault(error, { game, command: id }), game, id);
      }
    }
    this.#atWork--;
  }

  async #answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#greet(message.protocols);
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        this.#games.delete(message.game);
        return this.#parts.hub.unwatch(message.game, this);
      case 'command': {
        const { game, id, version, command } = message;
        return this.#ask(game, id, ({ user }) => this.#parts.execute(user, game, { id, version, command }));
      }
      case 'chat': {
        const { game, id, text } = message;
        return this.#ask(game, id, (speaker) => this.#parts.say(speaker, game, id, text));
      }
      case 'lobby':
        return this.#parts.lobby[message.follow ? 'follow' : 'leave'](this);
      case 'ping':
        return this.#send({ type: 'pong', at: message.at, now: this.#parts.now() });
    }
  }

  async #ask(game: string, id: string, work: (found: FoundSession) => Promise<Accepted | Refused>): Promise<void> {
    if (this.#found === null) return this.#refuse({ code: 'no-session' }, game, id);
    const until = suspension(this.#found);
    if (until !== null) return this.#refuse({ code: 'suspended', params: { until } }, game, id);
    if (this.#parts.isDraining()) return this.#refuse({ code: 'draining' }, game, id);
    this.#inFlight++;
    try {
      const outcome = await work(this.#found);
      if ('refused' in outcome) return this.#refuse(outcome.refused, game, id, outcome.version);
      this.#refusals = 0;
      this.#send({ type: 'accepted', game, id, version: outcome.version, revision: outcome.revision });
    } finally {
      this.#inFlight--;
    }
  }

  #greet(protocols: readonly number[]): void {
    const protocol = negotiate(protocols);
    if (protocol !== undefined) return this.#welcome(protocol);
    if (protocols.every((offered) => offered <= LAST_WITHOUT_REFUSAL)) {
      this.#isOutdated = true;
      return this.#welcome(LAST_WITHOUT_REFUSAL);
    }
    this.#refuse({ code: 'protocol-unsupported', params: { protocols: [...SPOKEN] } }, null, null);
    this.close(CLOSE.protocol);
  }

  #welcome(protocol: number): void {
    this.#isGreeted = true;
    const { node, heartbeat, lineage } = this.#parts;
    this.#send({
      type: 'welcome',
      protocol,
      protocols: [...SPOKEN],
      user: this.user,
      node,
      heartbeat,
      now: this.#parts.now(),
      lineage: lineage(),
    });
  }

  #refuseOutdated(message: ClientMessage): void {
    this.#refuse(
      { code: 'protocol-unsupported' },
      'game' in message ? message.game : null,
      'id' in message ? message.id : null,
    );
  }

  async #watch({ game, version, chat, key }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { hub, load, chatFrom } = this.#parts;
    if (!this.#games.has(game) && this.#games.size >= MOST_WATCHED) {
      return this.#refuse({ code: 'too-many-watched', params: { most: MOST_WATCHED } }, game, null);
    }
    // messages that arrive during loading must reach the client after the loaded game
    const waiting: Buffer[] = [];
    this.#games.set(game, waiting);
    this.#missed.delete(game);
    hub.watch(game, this);
    try {
      const current = hub.current(game);
      const mayRead = current === undefined || mayReadChat(current, this.user);
      const [stored, lines] = await Promise.all([
        current ?? load(game),
        !mayRead || hub.hasAllLines(game, chat) ? [] : chatFrom(game, chat),
      ]);
      // a full page is not the end of the chat
      if (mayRead && lines.length < CHAT_PAGE) hub.seenLines(game, chat + lines.length);
      if (this.#games.get(game) !== waiting) return;
      if (stored === undefined || !isAdmitted(stored, this.user, key)) throw new NoSuchGame();
      this.#sendWatching(stored, version, mayReadChat(stored, this.user) ? lines : []);
      this.#games.set(game, null);
      for (const frame of waiting) this.deliver(game, frame);
    } catch (error) {
      if (this.#games.get(game) === waiting) {
        this.#games.delete(game);
        hub.unwatch(game, this);
      }
      if (!(error instanceof NoSuchGame)) throw error;
      this.#refuse({ code: 'no-such-game' }, game, null);
    }
  }

  #sendWatching(stored: StoredGame, version: number, chat: Extract<ServerMessage, { type: 'watching' }>['chat']): void {
    const { hub } = this.#parts;
    const from = Math.min(version, stored.version);
    const { users, spectators } = hub.who(stored.id);
    const online = stored.seats.flatMap(({ seat, user }) => (user !== null && users.has(user) ? [seat] : []));
    hub.seen(stored);
    this.#send({
      type: 'watching',
      game: stored.id,
      table: tableView(stored),
      from,
      entries: stored.fold?.record.entries.slice(from) ?? [],
      chat,
      online,
      spectators: spectators + users.size - online.length,
    });
  }

  #refuse(reason: Reason, game: string | null, id: string | null, version: number | null = null): void {
    this.#send({ type: 'refused', game, id, reason, version });
    if (++this.#refusals > MOST_REFUSALS) this.close(CLOSE.abuse);
  }

  #send(message: ServerMessage): void {
    // an answer is sent only once: a client that does not read is dropped
    if (this.#waitingBytes > 4 * this.#parts.bufferLimit) return this.#socket.terminate();
    this.#write(textFrame(JSON.stringify(message)));
  }

  get #waitingBytes(): number {
    return this.#stream.writableLength + this.#leavingBytes;
  }

  #write(frame: Buffer): void {
    if (this.#leaving.length === 0) setImmediate(() => this.#flush());
    this.#leaving.push(frame);
    this.#leavingBytes += frame.length;
  }

  #flush(): void {
    const [first, ...more] = this.#leaving;
    this.#leaving = [];
    this.#leavingBytes = 0;
    if (first === undefined || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#stream.write(more.length === 0 ? first : Buffer.concat([first, ...more]));
  }
}

class NoSuchGame extends Error {}

function bytesToText(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Buffer.isBuffer(data)) return data.toString('utf8');
  return Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data).toString('utf8');
}

function readMessage(text: string | undefined): ClientMessage | Reason {
  if (text === undefined) return { code: 'not-json' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'not-json' };
  }
  const parsed = clientMessageSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.slice(0, 5).map(({ path }) => path.join('.'));
  return { code: 'malformed', params: { fields } };
}

/** Answers even a malformed command with its id, if it has one. */
function idOf(text: string | undefined): string | null {
  return /"id"\s*:\s*"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/i.exec(text ?? '')?.[1] ?? null;
}
