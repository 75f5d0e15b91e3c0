import type { State } from '@la-stanza/engine';
import type { FollowedGame, LiveClient } from '@la-stanza/protocol';
import { actingSeat, anyAction, Follower } from './choose.ts';
import { until } from './until.ts';

/** A game with its players' clients, by seat. */
export class Match {
  readonly game: string;
  readonly clients: readonly LiveClient[];
  readonly #followed: FollowedGame;
  #follower: Follower | undefined;

  constructor(game: string, clients: readonly LiveClient[]) {
    this.game = game;
    this.clients = clients;
    const followed = clients.map((client) => client.watch(game));
    const [first] = followed;
    if (first === undefined) throw new Error('a match needs players');
    this.#followed = first;
  }

  async ready(): Promise<void> {
    await until('all clients watch', () =>
      this.clients.every((client) => client.watch(this.game).table?.status === 'running'),
    );
  }

  get view(): FollowedGame {
    return this.#followed;
  }

  get version(): number {
    return this.#followed.version;
  }

  /** The position as the first client knows it. */
  state(): State {
    if (this.#followed.table === undefined) throw new Error('the table is not known yet');
    this.#follower ??= new Follower(this.#followed.table);
    return this.#follower.follow(this.#followed.entries);
  }

  /** The client of the acting seat; undefined when the game is over. */
  acting(): LiveClient | undefined {
    const seat = actingSeat(this.state());
    return seat === undefined ? undefined : this.clients[seat];
  }

  /** A random step of the acting seat, seen by all. */
  async step(): Promise<void> {
    const before = this.version;
    const answer = await this.acting()?.command(this.game, before, { kind: 'action', action: anyAction(this.state()) });
    if (answer?.accepted !== true) throw new Error(`the step at ${before} is refused: ${JSON.stringify(answer)}`);
    await this.reached(before + 1);
  }

  /** Waits until every client has reached a version. */
  async reached(version: number): Promise<void> {
    await until(`all clients have come to ${version} of ${this.game}`, () =>
      this.clients.every((client) => client.watch(this.game).version >= version),
    );
  }
}
