import { randomUUID } from 'node:crypto';
import type { State } from '@la-stanza/engine';
import type { Command, Pace, TableView } from '@la-stanza/protocol';
import { actingSeat, anyAction, Follower } from '../../apps/server/test/kit/choose.ts';
import type { Cluster } from '../../apps/server/test/kit/cluster.ts';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import { BareSocket } from './socket.ts';

interface Match {
  readonly game: string;
  readonly sockets: readonly BareSocket[];
  readonly follower: Follower;
  readonly entries: string[];
  /** An offer that waits for its answer, and the seat that made it. */
  offer: { readonly id: string; readonly by: number } | null;
}

/** One command in so many is a chat line, and one an offer to end, which the other player refuses. */
const CHAT_EVERY = 20;
const OFFER_EVERY = 100;

/** The messages of a player. */
type Sent = Extract<Command, { kind: 'action' | 'offer-end' | 'answer' }> | { readonly kind: 'chat' };

/** A pending command. */
interface Waiting {
  readonly kind: Sent['kind'];
  readonly match: Match;
  readonly sentAt: number;
  readonly done: (isAccepted: boolean) => void;
}

/** Pairs of players who play many games concurrently, as fast as the server answers, and write chat lines and make offers in between. */
export class Players {
  readonly acknowledged: number[] = [];
  readonly fannedOut: number[] = [];
  accepted = 0;
  refused = 0;
  /** The commands that were accepted, by kind. */
  readonly kinds: Record<string, number> = {};
  readonly #matches = new Map<string, Match>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #sentAt = new Map<string, number>();
  readonly #sockets: BareSocket[] = [];
  readonly #pace: Pace;
  #sent = 0;

  constructor(pace: Pace = { kind: 'live', bank: 3_600, increment: 5 }) {
    this.#pace = pace;
  }

  get games(): number {
    return this.#matches.size;
  }

  /** Seats pairs on a node and starts their games; every tenth game is also watched from the next node. */
  async seat(cluster: Cluster, node: number, pairs: number, gamesPerPair: number): Promise<void> {
    const far = await cluster.guest((node + 1) % cluster.nodes.length);
    const watcher = this.#open(cluster.url((node + 1) % cluster.nodes.length), far);
    watcher.onText = (text): void => this.#hearFar(text);
    await watcher.ready();
    for (let pair = 0; pair < pairs; pair++) {
      const players = await Promise.all([cluster.guest(node), cluster.guest(node)]);
      const sockets = players.map((player) => this.#open(cluster.url(node), player));
      for (const [index, socket] of sockets.entries()) socket.onText = (text): void => this.#hear(text, index);
      await Promise.all(sockets.map((socket) => socket.ready()));
      for (let nth = 0; nth < gamesPerPair; nth++)
        await this.#begin(players, sockets, nth % 10 === 0 ? watcher : undefined);
    }
  }

  #open(url: string, { cookie }: Guest): BareSocket {
    const socket = new BareSocket(url, cookie);
    this.#sockets.push(socket);
    return socket;
  }

  async #begin(
    players: readonly Guest[],
    sockets: readonly BareSocket[],
    watcher: BareSocket | undefined,
  ): Promise<void> {
    const game = await startedGame(players, { pace: this.#pace });
    const answer = await players[0]?.call('GET', `/api/games/${game}`);
    const record = await players[0]?.call('GET', `/api/games/${game}/entries`);
    if (!isTable(answer?.body) || !Array.isArray(record?.body['entries']))
      throw new Error('the game cannot be replayed');
    const match = {
      game,
      sockets,
      follower: new Follower(answer.body),
      entries: record.body['entries'].map(String),
      offer: null,
    };
    this.#matches.set(game, match);
    for (const socket of watcher === undefined ? sockets : [...sockets, watcher]) {
      socket.send({ type: 'watch', game, version: match.entries.length, chat: 0 });
    }
  }

  /** Plays `width` games concurrently until the time is up or every game is over. */
  async play(width: number, seconds: number): Promise<number> {
    const began = performance.now();
    const end = began + 1_000 * seconds;
    const queue = [...this.#matches.values()];
    const lane = async (): Promise<void> => {
      while (performance.now() < end) {
        const match = queue.shift();
        if (match === undefined) return;
        if (await this.#step(match)) queue.push(match);
        else this.#matches.delete(match.game);
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
    return (performance.now() - began) / 1_000;
  }

  /** Sends one command and waits for its answer; false when the game is over. */
  #step(match: Match): Promise<boolean> {
    const state = match.follower.follow(match.entries);
    const acting = actingSeat(state);
    if (acting === undefined) return Promise.resolve(false);
    const { seat, ...message } = this.#next(match, acting, state);
    const socket = match.sockets[seat];
    if (socket === undefined) return Promise.resolve(false);
    return new Promise((done) => {
      const id = randomUUID();
      const sentAt = performance.now();
      this.#waiting.set(id, { match, sentAt, done, kind: message.kind });
      if (message.kind === 'chat') {
        socket.send({ type: 'chat', game: match.game, id, text: 'Which room would you take now?' });
      } else {
        if (message.kind === 'action') this.#sentAt.set(match.game, sentAt);
        socket.send({ type: 'command', game: match.game, id, version: match.entries.length, command: message });
      }
    });
  }

  #next(match: Match, acting: number, state: State): { readonly seat: number } & Sent {
    const { offer } = match;
    const sent = this.#sent++;
    if (offer !== null) {
      match.offer = null;
      return { seat: 1 - offer.by, kind: 'answer', offer: offer.id, agree: false };
    }
    if (sent % OFFER_EVERY === OFFER_EVERY - 1) return { seat: acting, kind: 'offer-end' };
    if (sent % CHAT_EVERY === CHAT_EVERY - 1) return { seat: acting, kind: 'chat' };
    return { seat: acting, kind: 'action', action: anyAction(state) };
  }

  #hear(text: string, seat: number): void {
    const message: { type: string; game: string; id: string; from: number; entries: string[] } = JSON.parse(text);
    if (message.type === 'entries') {
      const match = this.#matches.get(message.game);
      // both sockets get every entry: the first one processes it
      if (match !== undefined && (seat === 0 || message.from === match.entries.length)) {
        match.entries.push(...message.entries.slice(Math.max(0, match.entries.length - message.from)));
      }
    } else if (message.type === 'table' && seat === 0) {
      const { game, offer }: TableView = JSON.parse(text).table;
      const match = this.#matches.get(game);
      if (match !== undefined) match.offer = offer?.kind === 'end' ? offer : null;
    } else if (message.type === 'accepted' || message.type === 'refused') {
      this.#answer(message.id, message.type === 'accepted');
    }
  }

  #answer(id: string, isAccepted: boolean): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    if (isAccepted) {
      this.accepted++;
      this.kinds[waiting.kind] = (this.kinds[waiting.kind] ?? 0) + 1;
      this.acknowledged.push(performance.now() - waiting.sentAt);
    } else {
      this.refused++;
    }
    waiting.done(true);
  }

  /** Measures from sending a command on one node to receiving it on another. */
  #hearFar(text: string): void {
    if (!text.startsWith('{"type":"entries"')) return;
    const { game }: { game: string } = JSON.parse(text);
    const sentAt = this.#sentAt.get(game);
    if (sentAt !== undefined) this.fannedOut.push(performance.now() - sentAt);
  }

  /** Clears the measurements. */
  reset(): void {
    this.acknowledged.length = 0;
    this.fannedOut.length = 0;
    this.accepted = 0;
    this.refused = 0;
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

const isTable = (value: unknown): value is TableView => typeof value === 'object' && value !== null && 'seats' in value;
