import { Guest } from '../../apps/server/test/kit/guest.ts';
import { anyAction } from '../../apps/server/test/kit/choose.ts';
import { Match } from '../../apps/server/test/kit/match.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import type { Nodes } from './nodes.ts';

const PAIRS = 20;

/** Games that others play in the background over real sockets, one step each at a time. */
export class OtherGames {
  readonly #matches: readonly Match[];
  #isStopped = false;
  steps = 0;

  private constructor(matches: readonly Match[]) {
    this.#matches = matches;
  }

  static async start({ cluster }: Nodes, games: number): Promise<OtherGames> {
    const matches: Match[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const url = (): string => cluster.url(pair % cluster.nodes.length);
      const guests = [await Guest.enter(url), await Guest.enter(url)];
      const clients = guests.map((guest) => guest.live());
      for (let game = 0; game < games / PAIRS; game++) matches.push(new Match(await startedGame(guests), clients));
    }
    await Promise.all(matches.map((match) => match.ready()));
    return new OtherGames(matches);
  }

  get count(): number {
    return this.#matches.length;
  }

  /** Plays until stopped, with this many milliseconds between two steps of a game. */
  play(every: number): void {
    for (const match of this.#matches) void this.#go(match, every);
  }

  stop(): void {
    this.#isStopped = true;
    for (const client of new Set(this.#matches.flatMap(({ clients }) => clients))) client.close();
  }

  async #go(match: Match, every: number): Promise<void> {
    await pause(Math.random() * every);
    while (!this.#isStopped) {
      const client = match.acting();
      if (client === undefined) return;
      const { version } = match;
      await client.command(match.game, version, { kind: 'action', action: anyAction(match.state()) });
      this.steps++;
      await pause(every);
    }
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
