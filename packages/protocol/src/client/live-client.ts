import type { Command } from '../command.ts';
import type { ReadReason } from '../reason.ts';
import { CLOSE, type ClientMessage, type ServerMessage } from '../socket.ts';
import { OFFERED } from '../version.ts';
import { Backoff } from './backoff.ts';
import { FollowedGame } from './followed-game.ts';
import { readServerMessage, type Unread } from './read-server-message.ts';

/** The part of a WebSocket that the client needs; a browser's socket has it. */
export interface SocketLike {
  /** 1 if the socket is already open. */
  readonly readyState?: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export interface LiveOptions {
  /** Opens a socket; called for every reconnect, so it may choose another node. */
  readonly connect: () => SocketLike;
  /** Starts a timer and returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  readonly newId: () => string;
  /** Called after the client has processed a message. */
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onConnection?: (connected: boolean) => void;
  /** Called when the server does not speak any version of this client: the page must be reloaded. */
  readonly onOutdated?: () => void;
}

export type Answer =
  | { readonly accepted: true; readonly version: number; readonly revision: number }
  | { readonly accepted: false; readonly reason: ReadReason; readonly version: number | null };

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

/** Refusals that do not concern the command itself: it is sent again. */
const RETRIED: ReadonlySet<ReadReason['code']> = new Set(['draining', 'unavailable', 'rate-limited']);
const RETRY_AFTER = 400;
/** Milliseconds to wait for the welcome, or for the answer to a command, before reconnecting. */
const TIMEOUT = 8_000;
/** WebSocket.OPEN. */
const OPEN = 1;
/** The same after the player returns to the page. */
const WAKE_TIMEOUT = 2_000;

/** Refusals of commands that are legal in the position the client knows: the server must have another one. */
const CONTRADICTIONS: ReadonlySet<string> = new Set(['against-the-rules', 'not-your-turn']);

const isInDoubt = (followed: FollowedGame, version: number, { code }: ReadReason): boolean =>
  version < followed.version || (version === followed.version && CONTRADICTIONS.has(code));

/**
 * Keeps one socket to the server: reconnects with jitter, follows games by version, fetches gaps, and resends each command until it is
 * answered. For the caller, games only grow unless the server's database has lost changes, and every command is answered exactly once;
 * only an outdated client that the server refuses leaves its commands unanswered, to be sent again after the reload.
 */
export class LiveClient {
  readonly games: Map<string, FollowedGame> = new Map();
  readonly #options: LiveOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #backoff: Backoff;
  #socket: SocketLike | undefined;
  #isGreeted = false;
  #isWelcome = false;
  #isClosed = false;
  /** The server supports none of this client's protocol versions. */
  #isRefused = false;
  readonly #stopTimers = new Set<() => void>();
  #heard = true;
  #unread = 0;
  #followsLobby = false;
  #lineage: string | undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#backoff = new Backoff(options.random);
    this.#connect();
  }

  get connected(): boolean {
    return this.#isWelcome;
  }

  /** The number of messages that only a newer client could have read. */
  get unread(): number {
    return this.#unread;
  }

  watch(game: string, key?: string): FollowedGame {
    const known = this.games.get(game);
    if (known !== undefined) return known;
    const followed = new FollowedGame(game, key);
    this.games.set(game, followed);
    if (this.#isGreeted) this.#send(followed.watchMessage());
    return followed;
  }

  /** Requests everything unknown of a game again: a player who has sat down may read its chat. */
  refresh(game: string): void {
    this.#rewatch(game);
  }

  unwatch(game: string): void {
    this.games.delete(game);
    if (this.#isGreeted) this.#send({ type: 'unwatch', game });
  }

  command(game: string, version: number, command: Command, id: string = this.#options.newId()): Promise<Answer> {
    return this.#ask(id, { type: 'command', game, id, version, command });
  }

  chat(game: string, text: string, id: string = this.#options.newId()): Promise<Answer> {
    return this.#ask(id, { type: 'chat', game, id, text });
  }

  /** Follows the lobby, or stops; its messages go to `onMessage`. */
  followLobby(isFollowed: boolean): void {
    this.#followsLobby = isFollowed;
    if (this.#isGreeted) this.#send({ type: 'lobby', follow: isFollowed });
  }

  /** The player or the network is back: reconnects immediately, and checks a connection that may have died silently. */
  wake(): void {
    if (this.#isClosed || this.#isRefused) return;
    const socket = this.#socket;
    if (socket === undefined) {
      this.#clearTimers();
      this.#connect();
    } else if (this.#isWelcome) {
      this.#heard = false;
      this.#send({ type: 'ping', at: 0 });
      this.#later(WAKE_TIMEOUT, () => {
        if (!this.#heard) this.#drop(socket);
      });
    }
  }

  /** The network is gone: drops the socket, which would notice only much later. */
  lose(): void {
    if (this.#socket !== undefined) this.#drop(this.#socket);
  }

  /** Reconnects with the browser's current cookie, for example after sign-in. */
  renew(): void {
    this.lose();
    this.wake();
  }

  close(): void {
    this.#isClosed = true;
    this.#clearTimers();
    this.#socket?.close(1000);
  }

  #ask(id: string, message: ClientMessage): Promise<Answer> {
    return new Promise((resolve) => {
      this.#pending.set(id, { message, resolve });
      if (this.#isWelcome) this.#order(id, message);
    });
  }

  /** Sends a command; reconnects if no answer comes in time. */
  #order(id: string, message: ClientMessage): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#send(message);
    this.#later(TIMEOUT, () => {
      if (this.#pending.has(id)) this.#drop(socket);
    });
  }

  #connect(): void {
    const socket = this.#options.connect();
    this.#socket = socket;
    this.#later(TIMEOUT, () => {
      if (!this.#isWelcome) this.#drop(socket);
    });
    if (socket.readyState === OPEN) this.#greet();
    else socket.addEventListener('open', () => this.#greet());
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    // an error is always followed by a close, which is handled below
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  /** Requests the watched games together with the greeting, which saves a round trip. */
  #greet(): void {
    this.#isGreeted = true;
    this.#send({ type: 'hello', protocols: [...OFFERED] });
    for (const game of this.games.values()) this.#send(game.watchMessage());
    if (this.#followsLobby) this.#send({ type: 'lobby', follow: true });
  }

  /** Abandons a socket without waiting for the other side. */
  #drop(socket: SocketLike): void {
    if (this.#socket !== socket) return;
    this.#lost(CLOSE.silence);
    socket.close(CLOSE.silence);
  }

  #turnedAway(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#lost(CLOSE.protocol);
    socket.close(1000);
  }

  #lost(code: number): void {
    this.#isGreeted = false;
    this.#isWelcome = false;
    this.#socket = undefined;
    this.#clearTimers();
    this.#options.onConnection?.(false);
    this.#isRefused = code === CLOSE.protocol;
    if (this.#isRefused) this.#options.onOutdated?.();
    if (this.#isClosed || this.#isRefused) return;
    this.#later(this.#backoff.next(), () => this.#connect());
  }

  #receive(data: unknown): void {
    this.#heard = true;
    const message = readServerMessage(String(data));
    if ('unread' in message) return this.#skip(message);
    this.#takeIn(message);
    this.#options.onMessage?.(message);
  }

  /** A message that cannot be read is skipped. If it names a command, it has answered it: sending the command again would not help. */
  #skip({ unread, id }: Unread): void {
    this.#unread++;
    if (id === undefined) return;
    const answer: Answer =
      unread === 'accepted'
        ? { accepted: true, version: 0, revision: 0 }
        : { accepted: false, reason: { code: 'unknown' }, version: null };
    this.#answer(id, answer);
  }

  #takeIn(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#begin(message);
      case 'watching':
      case 'entries':
      case 'chat':
      case 'presence':
        if (this.games.get(message.game)?.takeIn(message) === 'gap') this.#rewatch(message.game);
        return;
      case 'table':
        if (this.games.get(message.table.game)?.takeIn(message) === 'gap') this.#rewatch(message.table.game);
        return;
      case 'accepted':
        return this.#answer(message.id, { accepted: true, version: message.version, revision: message.revision });
      case 'refused':
        return this.#refused(message);
      case 'resync':
        for (const game of message.games) this.#rewatch(game);
        return;
      case 'rewound':
        this.games.get(message.game)?.doubt();
        return this.#rewatch(message.game);
      case 'drain':
        this.#backoff.hint(message.after);
        return;
      case 'lobby':
      case 'notice':
      case 'pong':
    }
  }

  #refused({ game, id, reason, version }: Extract<ServerMessage, { type: 'refused' }>): void {
    // the close that follows may get lost on the way
    if (reason.code === 'protocol-unsupported') return this.#turnedAway();
    if (id === null) {
      const watched = game === null ? undefined : this.games.get(game);
      if (watched !== undefined && reason.code === 'no-such-game') watched.isGone = true;
      // a game that could not be read is requested again
      if (game !== null && RETRIED.has(reason.code))
        this.#later(RETRY_AFTER * (1 + this.#options.random()), () => this.#rewatch(game));
      return;
    }
    const followed = game === null ? undefined : this.games.get(game);
    // the server has lost entries that are known here, or has others: request the whole game
    if (followed !== undefined && version !== null && isInDoubt(followed, version, reason)) {
      followed.doubt();
      this.#rewatch(followed.game);
    }
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (!RETRIED.has(reason.code)) return this.#answer(id, { accepted: false, reason, version });
    this.#later(RETRY_AFTER * (1 + this.#options.random()), () => {
      if (this.#isWelcome && this.#pending.has(id)) this.#order(id, pending.message);
    });
  }

  #answer(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  #begin({ heartbeat, lineage }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#isWelcome = true;
    this.#backoff.reset();
    this.#compareLineage(lineage);
    this.#options.onConnection?.(true);
    for (const [id, { message }] of this.#pending) this.#order(id, message);
    this.#beat(heartbeat / 2);
  }

  /** The games were requested together with the greeting, from the known versions: requests them again as a whole. */
  #compareLineage(lineage: string | undefined): void {
    const before = this.#lineage;
    this.#lineage = lineage ?? before;
    if (before === undefined || before === this.#lineage) return;
    for (const followed of this.games.values()) {
      followed.doubt();
      this.#rewatch(followed.game);
    }
  }

  #beat(period: number): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#later(period, () => {
      if (!this.#heard) return this.#drop(socket);
      this.#heard = false;
      this.#send({ type: 'ping', at: 0 });
      this.#beat(period);
    });
  }

  #rewatch(game: string): void {
    const followed = this.games.get(game);
    if (followed !== undefined && this.#isWelcome) this.#send(followed.watchMessage());
  }

  #later(milliseconds: number, run: () => void): void {
    const stop = this.#options.after(milliseconds, () => {
      this.#stopTimers.delete(stop);
      run();
    });
    this.#stopTimers.add(stop);
  }

  #clearTimers(): void {
    for (const stop of this.#stopTimers) stop();
    this.#stopTimers.clear();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
