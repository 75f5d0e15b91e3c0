import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Command, LiveClient, Pace } from '@la-stanza/protocol';
import { actingSeat, anyAction } from '../../test/kit/choose.ts';
import type { Guest } from '../../test/kit/guest.ts';
import { Match } from '../../test/kit/match.ts';
import { startedGame } from '../../test/kit/tables.ts';
import { until } from '../../test/kit/until.ts';
import type { Witness } from './witness.ts';

const PATIENCE = 60_000;
/** A node that resumes compares every game within a second. */
const GRACE = 15_000;
/** The pause before the table looks again for a bot's or another player's move. */
const GLANCE = 3_000;
const LOOK = 20;
/** A game that runs longer than this may be abandoned. */
const LONG_GAME = 80;

export interface TablePlan {
  readonly pace: Pace;
  readonly bots: readonly string[];
  /** Whether its players get a mail when it is their turn. */
  readonly isNotifiedByMail?: boolean;
}

/** Players at one table who play one game after another, with every kind of command. */
export class ProofTable {
  #movedAt: number = Date.now();
  #longest = 0;
  match: Match | undefined;
  /** Every game that was played at this table. */
  readonly games: Set<string> = new Set();
  readonly #players: readonly Guest[];
  readonly #clients: readonly LiveClient[];
  /** A client that only watches: it sends no command that could reveal that it shows another game. */
  readonly #spectator: LiveClient;
  readonly #dismissals: Promise<void>[] = [];
  readonly #plan: TablePlan;
  readonly #witness: Witness;
  readonly #random: () => number;

  constructor(players: readonly Guest[], spectator: Guest, plan: TablePlan, witness: Witness, random: () => number) {
    this.#players = players;
    this.#clients = players.map((player) => player.live());
    this.#spectator = spectator.live();
    this.#plan = plan;
    this.#witness = witness;
    this.#random = random;
  }

  /** Plays until stopped. While parts of the server are down, calls fail and are retried. */
  async play(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const lost = this.#lost();
      try {
        this.match ??= await this.#begin();
        await this.#step(this.match);
      } catch {
        await pause(200);
        if (this.match !== undefined) await this.#readAgain(this.match);
      }
      if (this.match !== undefined && this.#lost() > lost) this.match = new Match(this.match.game, this.match.clients);
      await pause(20 + this.#random() * 60);
    }
    await Promise.all(this.#dismissals);
  }

  get movedAt(): number {
    return this.#movedAt;
  }

  /** The longest time without a move since the last call. */
  takeSilence(): number {
    const longest = Math.max(this.#longest, Date.now() - this.#movedAt);
    this.#longest = 0;
    return longest;
  }

  #moved(): void {
    const now = Date.now();
    this.#longest = Math.max(this.#longest, now - this.#movedAt);
    this.#movedAt = now;
  }

  close(): void {
    for (const client of [...this.#clients, this.#spectator]) client.close();
  }

  #lost(): number {
    const { match } = this;
    return match === undefined ? 0 : this.#clients.reduce((sum, client) => sum + client.watch(match.game).lost, 0);
  }

  async #begin(): Promise<Match> {
    // recorded before the reply: a start whose reply is lost has happened too
    const onOpened = (opened: string): void => void this.games.add(opened);
    const game = await startedGame(this.#players, { pace: this.#plan.pace }, this.#plan.bots, onOpened);
    if (this.#plan.isNotifiedByMail === true)
      for (const player of this.#players) await player.call('PUT', `/api/games/${game}/told`, { told: true });
    const match = new Match(game, [...this.#clients, this.#spectator]);
    await match.ready();
    return match;
  }

  /** A game that is missing in a restored backup is abandoned; any other is read again. */
  async #readAgain(match: Match): Promise<void> {
    const answer = await this.#players[0]?.call('GET', `/api/games/${match.game}`).catch(() => undefined);
    if (answer?.status === 404 || answer?.status === 409) this.#leave(match);
    else this.match = new Match(match.game, match.clients);
  }

  /** A client may watch only a limited number of games. */
  #leave(match: Match): void {
    this.match = undefined;
    for (const client of this.#clients) client.unwatch(match.game);
    this.#dismissals.push(this.#dismiss(match));
  }

  /** The spectator's node may have been paused: once it is notified, it must show what the players saw. */
  async #dismiss({ game, view }: Match): Promise<void> {
    const watched = this.#spectator.watch(game);
    const isRight = (): boolean =>
      watched.isGone || view.isGone || !watched.entries.some((text, seq) => isOther(text, view.entries[seq]));
    await until(`the spectator of ${game} is notified`, isRight, GRACE, LOOK).catch(() =>
      this.#witness.violations.push(`${game}: a spectator was shown another game`),
    );
    this.#spectator.unwatch(game);
  }

  async #step(match: Match): Promise<void> {
    const { game, version } = match;
    const { table } = match.view;
    // a restored backup may be older than the game
    if (table === undefined || table.status !== 'running' || match.view.isGone) return this.#leave(match);
    if (table.offer !== null && table.offer.kind !== 'unknown') return this.#answer(match, table.offer);
    const state = match.state();
    const acting = actingSeat(state);
    if (acting === undefined) return this.#leave(match);
    if (acting >= this.#players.length) {
      await until(`a bot of ${game} plays`, () => match.version > version, GLANCE, LOOK).catch(() => {});
      if (match.version > version) this.#moved();
      return;
    }
    const action = anyAction(state, this.#random);
    const roll = this.#random();
    if (roll < 0.8) await this.#act(match, acting, action);
    else if (roll < 0.86) await this.#chat(match);
    else if (roll < 0.92) await this.#order(match, acting, { kind: 'undo', to: Math.max(0, version - 1) });
    else if (roll < 0.94) await this.#order(match, 1 - acting, { kind: 'takeback', to: Math.max(0, version - 2) });
    else if (roll < 0.95) await this.#order(match, acting, { kind: 'offer-end' });
    else if (roll < 0.98) await this.#race(match, acting, action);
    else if (roll < 0.99) await this.#order(match, acting, { kind: 'return' });
    else if (version > LONG_GAME) await this.#order(match, acting, { kind: 'resign' });
  }

  /** Plays an action and waits until all clients show it. */
  async #act(match: Match, seat: number, action: string): Promise<void> {
    const { version, game } = match;
    const lost = this.#lost();
    const answer = await this.#order(match, seat, { kind: 'action', action }, action);
    if (answer?.accepted !== true) {
      await this.#readAgain(match);
      return;
    }
    this.#moved();
    await until(`${game} goes on`, () => match.version > version || this.#lost() > lost, PATIENCE, LOOK);
  }

  async #answer(match: Match, offer: AnyOffer): Promise<void> {
    const { version } = match;
    const agree = this.#random() < 0.5;
    for (const seat of this.#players.keys()) await this.#order(match, seat, answerTo(offer, seat, agree));
    await until('the offer is gone', () => match.view.table?.offer?.kind !== offer.kind, GLANCE, LOOK).catch(() => {});
    if (match.version !== version || match.view.table?.offer === null) this.#moved();
  }

  async #chat(match: Match): Promise<void> {
    const id = randomUUID();
    const seat = this.#random() < 0.5 ? 0 : this.#players.length - 1;
    const answer = await this.#clients[seat]?.chat(match.game, `line ${id}`, id);
    this.#note(match, 'chat', id, undefined, answer);
  }

  /** Sends the same decision to two nodes at the same time: the server must accept exactly one. */
  async #race(match: Match, seat: number, action: string): Promise<void> {
    const { game, version } = match;
    const player = this.#players[seat];
    if (player === undefined) return;
    const orders = [randomUUID(), randomUUID()];
    const command: Command = { kind: 'action', action };
    await Promise.all(
      orders.map(async (id) => {
        const { status, body } = await player.call('POST', `/api/games/${game}/commands`, { id, version, command });
        if (Object(body['reason']).code === 'internal')
          this.#witness.violations.push(`${game}: race met an internal error`);
        if (status !== 200) return;
        this.#moved();
        this.#witness.saw({ game, id, kind: 'race', version, text: action, at: Date.now() });
      }),
    );
    await until('the race is shown', () => match.version > version, GLANCE, LOOK).catch(() => {});
  }

  async #order(match: Match, seat: number, command: Command, text?: string): Promise<Answer | undefined> {
    const id = randomUUID();
    const { version } = match;
    const answer = await this.#clients[seat]?.command(match.game, version, command, id);
    this.#note(match, command.kind, id, text, answer, version);
    return answer;
  }

  #note(
    { game, version: now }: Match,
    kind: string,
    id: string,
    text: string | undefined,
    answer: Answer | undefined,
    version: number = now,
  ): void {
    if (answer?.accepted === true) this.#witness.saw({ game, id, kind, version, text, at: Date.now() });
    else if (answer?.reason.code === 'internal')
      this.#witness.violations.push(`${game}: ${kind} met an internal error`);
  }
}

const isOther = (text: string, known: string | undefined): boolean => known !== undefined && known !== text;

type AnyOffer = { readonly id: string; readonly kind: string; readonly by: number };

/** A player out of time returns or is replaced, so that the table need not wait. */
function answerTo({ id, kind, by }: AnyOffer, seat: number, agree: boolean): Command {
  if (kind !== 'absence') return { kind: 'answer', offer: id, agree };
  return seat === by ? { kind: 'return' } : { kind: 'absence', choice: 'bot' };
}
