import type { Command } from '../command.ts';
import type { Reason, ReasonCode } from '../reason.ts';
import { CLOSE, serverMessageSchema, type ClientMessage, type ServerMessage } from '../socket.ts';
import { PROTOCOLS } from '../version.ts';
import { Backoff } from './backoff.ts';
import { FollowedGame } from './followed-game.ts';

/** The part of a WebSocket the client needs; that of a browser fits as it is. */
export interface LiveSocket {
  /** 1 if it is open already. */
  readonly readyState?: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export interface LiveOptions {
  /** Opens a socket; called again for every reconnection, so it may choose another node. */
  readonly connect: () => LiveSocket;
  /** A timer; returns its cancellation. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  readonly newId: () => string;
  /** Called after every message, when the client has taken it in. */
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onConnection?: (connected: boolean) => void;
}

export type Answer =
  | { readonly accepted: true; readonly version: number; readonly revision: number }
  | { readonly accepted: false; readonly reason: Reason; readonly version: number | null };

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (answer: Answer) => void;
}

/** Refusals that say nothing about the command: it is sent again. */
const TRY_AGAIN: ReadonlySet<ReasonCode> = new Set(['draining', 'unavailable', 'rate-limited']);
const RETRY_AFTER = 400;
/** How long a socket may take to be welcome, and a command to be answered, before another connection is tried. */
const PATIENCE = 8_000;
/** As a browser's socket calls it. */
const OPEN = 1;
/** The same for somebody who has just come back to the page and waits for it. */
const LITTLE_PATIENCE = 2_000;

/**
 * Keeps one socket to the server: connects again with jitter, follows games by version, fetches gaps, and sends each command
 * until it is answered. Whoever calls sees games that only ever grow and commands that are answered exactly once.
 */
export class LiveClient {
  readonly games: Map<string, FollowedGame> = new Map();
  readonly #options: LiveOptions;
  readonly #pending = new Map<string, Pending>();
  readonly #backoff: Backoff;
  #socket: LiveSocket | undefined;
  #isGreeted = false;
  #isWelcome = false;
  #isClosed = false;
  /** The server speaks no version of the protocol that this client does. */
  #isRefused = false;
  #stopTimers: (() => void)[] = [];
  #heard = true;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#backoff = new Backoff(options.random);
    this.#connect();
  }

  get connected(): boolean {
    return this.#isWelcome;
  }

  watch(game: string): FollowedGame {
    const known = this.games.get(game);
    if (known !== undefined) return known;
    const followed = new FollowedGame(game);
    this.games.set(game, followed);
    if (this.#isGreeted) this.#send(followed.watchMessage());
    return followed;
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

  /** The reader is back, or the network is: whatever waits is tried at once, and a silent connection is not trusted. */
  wake(): void {
    if (this.#isClosed || this.#isRefused) return;
    const socket = this.#socket;
    if (socket === undefined) {
      this.#clearTimers();
      this.#connect();
    } else if (this.#isWelcome) {
      this.#heard = false;
      this.#send({ type: 'ping', at: 0 });
      this.#later(LITTLE_PATIENCE, () => {
        if (!this.#heard) this.#drop(socket);
      });
    }
  }

  /** The network is gone: a socket would notice only much later. */
  lose(): void {
    if (this.#socket !== undefined) this.#drop(this.#socket);
  }

  /** Connects anew, with whatever the browser now says about its reader. */
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

  /** Sends a command and expects its answer in good time. */
  #order(id: string, message: ClientMessage): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#send(message);
    this.#later(PATIENCE, () => {
      if (this.#pending.has(id)) this.#drop(socket);
    });
  }

  #connect(): void {
    const socket = this.#options.connect();
    this.#socket = socket;
    this.#later(PATIENCE, () => {
      if (!this.#isWelcome) this.#drop(socket);
    });
    if (socket.readyState === OPEN) this.#greet();
    else socket.addEventListener('open', () => this.#greet());
    socket.addEventListener('message', ({ data }) => this.#receive(data));
    // an error is always followed by the close, which says all there is to do
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  /** What is followed is asked for in the same breath: on a slow line nobody waits for the welcome first. */
  #greet(): void {
    this.#isGreeted = true;
    this.#send({ type: 'hello', protocols: [...PROTOCOLS] });
    for (const game of this.games.values()) this.#send(game.watchMessage());
  }

  /** Gives up a socket without waiting for the other side to agree. */
  #drop(socket: LiveSocket): void {
    if (this.#socket !== socket) return;
    this.#lost(CLOSE.silence);
    socket.close(CLOSE.silence);
  }

  #lost(code: number): void {
    this.#isGreeted = false;
    this.#isWelcome = false;
    this.#socket = undefined;
    this.#clearTimers();
    this.#options.onConnection?.(false);
    this.#isRefused = code === CLOSE.protocol;
    if (this.#isClosed || this.#isRefused) return;
    this.#later(this.#backoff.next(), () => this.#connect());
  }

  #receive(data: unknown): void {
    this.#heard = true;
    const parsed = serverMessageSchema.safeParse(JSON.parse(String(data)));
    if (!parsed.success) return;
    const message = parsed.data;
    this.#takeIn(message);
    this.#options.onMessage?.(message);
  }

  #takeIn(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#begin(message.heartbeat);
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
      case 'drain':
        this.#backoff.hint(message.after);
        return;
      case 'notice':
      case 'pong':
    }
  }

  #refused({ game, id, reason, version }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (id === null) {
      // a game that could not be read just now is asked for again
      if (game !== null && TRY_AGAIN.has(reason.code))
        this.#later(RETRY_AFTER * (1 + this.#options.random()), () => this.#rewatch(game));
      return;
    }
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (!TRY_AGAIN.has(reason.code)) return this.#answer(id, { accepted: false, reason, version });
    this.#later(RETRY_AFTER * (1 + this.#options.random()), () => {
      if (this.#isWelcome && this.#pending.has(id)) this.#order(id, pending.message);
    });
  }

  #answer(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  #begin(heartbeat: number): void {
    this.#isWelcome = true;
    this.#backoff.reset();
    this.#options.onConnection?.(true);
    for (const [id, { message }] of this.#pending) this.#order(id, message);
    this.#beat(heartbeat / 2);
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
    this.#stopTimers.push(this.#options.after(milliseconds, run));
    // timers that have run are only dropped together: keep the list short on long connections
    if (this.#stopTimers.length > 64) this.#stopTimers = this.#stopTimers.slice(-32);
  }

  #clearTimers(): void {
    for (const stop of this.#stopTimers) stop();
    this.#stopTimers = [];
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
