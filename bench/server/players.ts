import { randomUUID } from 'node:crypto';
import type { TableView } from '@la-stanza/protocol';
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
}

/** One answer that is waited for. */
interface Waiting {
  readonly match: Match;
  readonly sentAt: number;
  readonly done: (isAccepted: boolean) => void;
}

/** Pairs of players who play many games at once, as fast as they are answered. */
export class Players {
  readonly acknowledged: number[] = [];
  readonly fannedOut: number[] = [];
  accepted = 0;
  refused = 0;
  readonly #matches = new Map<string, Match>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #sentAt = new Map<string, number>();
  readonly #sockets: BareSocket[] = [];

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
    const game = await startedGame(players, { pace: { kind: 'live', bank: 3_600, increment: 5 } });
    const answer = await players[0]?.call('GET', `/api/games/${game}`);
    const record = await players[0]?.call('GET', `/api/games/${game}/entries`);
    if (!isTable(answer?.body) || !Array.isArray(record?.body['entries'])) throw new Error('the game cannot be read');
    const match = { game, sockets, follower: new Follower(answer.body), entries: record.body['entries'].map(String) };
    this.#matches.set(game, match);
    for (const socket of watcher === undefined ? sockets : [...sockets, watcher]) {
      socket.send({ type: 'watch', game, version: match.entries.length, chat: 0 });
    }
  }

  /** Plays on `width` games at a time until the time is up or every game is over. */
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

  /** One command and its answer; false when the game is over. */
  #step(match: Match): Promise<boolean> {
    const state = match.follower.follow(match.entries);
    const acting = actingSeat(state);
    const socket = acting === undefined ? undefined : match.sockets[acting];
    if (socket === undefined) return Promise.resolve(false);
    return new Promise((done) => {
      const id = randomUUID();
      const sentAt = performance.now();
      this.#waiting.set(id, { match, sentAt, done });
      this.#sentAt.set(match.game, sentAt);
      const command = { kind: 'action', action: anyAction(state) };
      socket.send({ type: 'command', game: match.game, id, version: match.entries.length, command });
    });
  }

  #hear(text: string, seat: number): void {
    const message: { type: string; game: string; id: string; from: number; entries: string[] } = JSON.parse(text);
    if (message.type === 'entries') {
      const match = this.#matches.get(message.game);
      // both sockets hear of every entry: the first one takes it in
      if (match !== undefined && (seat === 0 || message.from === match.entries.length)) {
        match.entries.push(...message.entries.slice(Math.max(0, match.entries.length - message.from)));
      }
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
      this.acknowledged.push(performance.now() - waiting.sentAt);
    } else {
      this.refused++;
    }
    waiting.done(true);
  }

  /** From sending a command on one node to having it on another. */
  #hearFar(text: string): void {
    if (!text.startsWith('{"type":"entries"')) return;
    const { game }: { game: string } = JSON.parse(text);
    const sentAt = this.#sentAt.get(game);
    if (sentAt !== undefined) this.fannedOut.push(performance.now() - sentAt);
  }

  /** Forgets what was measured, to measure again. */
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
