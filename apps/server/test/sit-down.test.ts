import { view, openRecord } from '@la-stanza/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FollowedGame, LiveClient, SitDown, TableView } from '@la-stanza/protocol';
import { anyAction, Follower } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Answer, Guest } from './kit/guest.ts';
import { until } from './kit/until.ts';

/*
 * A player who wants to play people gets a table immediately: with others who ask at almost the same time, otherwise with bots whose
 * seats people take later.
 */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '100' } });
});

afterAll(() => cluster.stop());

const NONCE = 'd4'.repeat(32);

const press = (guest: Guest, wish: Partial<SitDown> = {}): Promise<Answer> =>
  guest.call('POST', '/api/sit-down', { seats: 3, bot: 'random', ...wish });

const gameOf = ({ body }: Answer): string => String(body['game']);
const reasonOf = ({ body }: Answer): unknown => Object(body['reason']).code;

/** A client that watches a table and can play at it. */
class Seen {
  readonly game: string;
  readonly guest: Guest;
  readonly client: LiveClient;
  #follower: Follower | undefined;

  constructor(guest: Guest, game: string) {
    this.game = game;
    this.guest = guest;
    this.client = guest.live();
    this.client.watch(game);
  }

  get #view(): FollowedGame {
    return this.client.watch(this.game);
  }

  get table(): TableView | undefined {
    return this.#view.table;
  }

  get version(): number {
    return this.#view.version;
  }

  get own(): number | undefined {
    return this.table?.seats.find(({ user, kind }) => user === this.guest.user && kind === 'human')?.seat;
  }

  get state(): ReturnType<Follower['follow']> {
    const { table } = this;
    if (table === undefined) throw new Error('the table is not there yet');
    this.#follower ??= new Follower(table);
    return this.#follower.follow(this.#view.entries);
  }

  until(what: string, isSo: (table: TableView) => boolean): Promise<void> {
    return until(what, () => this.table !== undefined && isSo(this.table));
  }

  running(): Promise<void> {
    return this.until('the game runs', ({ status }) => status === 'running');
  }

  /** Plays the client's turns at random until a condition holds; bots play theirs. */
  async playUntil(isDone: () => boolean): Promise<void> {
    while (!isDone()) {
      await until('own turn', () => isDone() || (this.own !== undefined && this.table?.acting === this.own));
      if (isDone()) return;
      const { version } = this;
      const answer = await this.client.command(this.game, version, { kind: 'action', action: anyAction(this.state) });
      if (!answer.accepted) throw new Error(JSON.stringify(answer));
      await until('the step is seen', () => this.version >= answer.version);
    }
  }

  close(): void {
    this.client.close();
  }
}

/** A player alone at a table of three. */
async function seatedAlone(wish: Partial<SitDown> = {}): Promise<Seen> {
  const guest = await cluster.guest();
  const seen = new Seen(guest, gameOf(await press(guest, wish)));
  await seen.running();
  return seen;
}

test('alone, a player sits at a dealt table with labelled bots within three seconds', async () => {
  const guest = await cluster.guest();
  const begun = performance.now();
  const answer = await press(guest, { bot: undefined });
  expect(answer.body).toMatchObject({ status: 'open', rated: false, botSeats: 'open', pace: { kind: 'live' } });
  expect((await press(guest)).body['game']).toBe(answer.body['game']);
  const seen = new Seen(guest, gameOf(answer));
  await seen.running();
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(seen.table?.seats).toMatchObject([
    { kind: 'human', user: guest.user },
    { kind: 'bot', bot: 'level-3' },
    { kind: 'bot', bot: 'level-3' },
  ]);
  seen.close();
});

test('players who ask at almost the same time sit together, on any node, unless one has blocked the other', async () => {
  const [first, second, third] = await Promise.all([cluster.guest(0), cluster.guest(1), cluster.guest(1)]);
  await first.call('PUT', `/api/players/${third.user}/block`, { blocked: true });
  const answers = await Promise.all([press(first, { seats: 2 }), press(second, { seats: 2 })]);
  expect(new Set(answers.map(gameOf)).size).toBe(1);
  const seen = new Seen(first, answers[0] === undefined ? '' : gameOf(answers[0]));
  await seen.running();
  expect(seen.table?.seats.map(({ user }) => user).toSorted()).toEqual([first.user, second.user].toSorted());
  seen.close();

  const [another, blocked] = [gameOf(await press(first, { seats: 2 })), gameOf(await press(third, { seats: 2 }))];
  expect(blocked).not.toBe(another);
});

test('a waiting table starts although its node has died', async () => {
  const guest = await cluster.guest(1);
  const game = gameOf(await press(guest, { seats: 4 }));
  await cluster.nodes[1]?.stop('SIGKILL');
  const read = async (): Promise<readonly unknown[]> => {
    const { rows } = await cluster.pool.query('select status, version > 0 as is_dealt from games where id = $1', [
      game,
    ]);
    return rows;
  };
  await until('a worker starts it', async () => Object(await read())[0]?.status !== 'open');
  expect(await read()).toEqual([{ status: 'running', is_dealt: true }]);
  await cluster.nodes[1]?.start();
});

test('a player takes a bot’s seat: immediately while it waits, after its turn while it plays, and adds to the deals', async () => {
  const host = await seatedAlone();
  await host.playUntil(() => host.table?.acting === host.own);
  const guest = await cluster.guest();
  const { body } = await guest.call('GET', '/api/sit-down');
  expect(JSON.stringify(body['tables'])).toContain(host.game);
  const bot = ((host.own ?? 0) + 1) % 3;
  const taken = await guest.call('POST', `/api/games/${host.game}/take-over`, { seat: bot, nonce: NONCE });
  expect(taken.status).toBe(200);
  await host.until('both see it', ({ seats }) => seats[bot]?.user === guest.user);
  expect(host.table?.seats[bot]).toMatchObject({ kind: 'human', standing: 'playing', since: 1, bot: null });
  expect(host.table?.banks?.[bot]).toBe(1_500_000);

  // a third player comes while the last bot is about to play
  const late = await cluster.guest();
  await cluster.pool.query(`update seats set bot = 'level-5' where game_id = $1 and kind = 'bot'`, [host.game]);
  const last = host.table?.seats.find(({ kind }) => kind === 'bot')?.seat ?? 0;
  const guestSeen = new Seen(guest, host.game);
  await guestSeen.running();
  await Promise.race([
    host.playUntil(() => host.table?.acting === last),
    guestSeen.playUntil(() => guestSeen.table?.acting === last),
  ]);
  const waiting = await late.call('POST', `/api/games/${host.game}/take-over`, { seat: last, nonce: NONCE });
  expect(waiting.status).toBe(200);
  await host.until('the seat is taken after the turn', ({ seats }) => seats[last]?.user === late.user);
  const entries = host.client.watch(host.game).entries;
  expect(entries).toContain(`share ${bot} ${NONCE}`);
  expect(entries).toContain(`share ${last} ${NONCE}`);

  // a player who leaves gives the seat back to the bot
  const left = await guestSeen.client.command(host.game, host.version, { kind: 'resign' });
  expect(left.accepted).toBe(true);
  await host.until('the bot sits there again', ({ seats }) => seats[bot]?.kind === 'bot');
  expect(host.table?.seats[bot]).toMatchObject({ bot: 'random', user: null, name: null, since: null });
  host.close();
  guestSeen.close();
});

test('a bot’s seat can be taken over only while the seats are open, and by one person at a time', async () => {
  const host = await seatedAlone();
  const [guest, other] = await Promise.all([cluster.guest(), cluster.guest()]);
  const take = (by: Guest, seat: number): Promise<Answer> =>
    by.call('POST', `/api/games/${host.game}/take-over`, { seat, nonce: NONCE });
  const own = host.own ?? 0;
  expect(reasonOf(await take(guest, own))).toBe('seat-taken');
  expect(reasonOf(await take(host.guest, (own + 1) % 3))).toBe('already-seated');
  const close = (by: Guest, open: boolean): Promise<Answer> =>
    by.call('POST', `/api/games/${host.game}/bot-seats`, { open });
  expect(reasonOf(await close(guest, false))).toBe('not-seated');
  expect((await close(host.guest, false)).body['botSeats']).toBe('closed');
  expect(reasonOf(await take(guest, (own + 1) % 3))).toBe('bot-seats-closed');
  const { body } = await guest.call('GET', '/api/sit-down');
  expect(JSON.stringify(body['tables'])).not.toContain(host.game);
  expect((await close(host.guest, true)).body['botSeats']).toBe('open');
  await host.guest.call('PUT', `/api/players/${other.user}/block`, { blocked: true });
  expect(reasonOf(await take(other, (own + 1) % 3))).toBe('not-welcome');
  host.close();
});

test('from round 3 on no seat can be taken over; the finished record replays with the added shares', async () => {
  const host = await seatedAlone({ seats: 2 });
  await host.playUntil(() => view(host.state).round >= 2 || host.table?.status === 'over');
  // the seat is a bot's again, so that the game plays to its end by itself
  const guest = await cluster.guest();
  const bot = 1 - (host.own ?? 0);
  await guest.call('POST', `/api/games/${host.game}/take-over`, { seat: bot, nonce: NONCE });
  const guestSeen = new Seen(guest, host.game);
  await guestSeen.running();
  await host.until('the seat is taken', ({ seats }) => seats[bot]?.user === guest.user);
  const isOver = (): boolean => host.table?.status === 'over';
  const isThird = (): boolean => isOver() || view(host.state).round >= 3;
  await Promise.all([host.playUntil(isThird), guestSeen.playUntil(isThird)]);
  expect(host.table?.botSeats).toBeNull();
  expect(reasonOf(await (await cluster.guest()).call('POST', `/api/games/${host.game}/take-over`, { seat: bot }))).toBe(
    'bot-seats-closed',
  );
  await Promise.all([host.playUntil(isOver), guestSeen.playUntil(isOver)]);
  const record: unknown = await (await fetch(`${cluster.url()}/api/games/${host.game}/record`)).json();
  const replayed = openRecord(record);
  expect(replayed).toMatchObject({ game: { fair: 'verified' } });
  expect(host.table?.seats[bot]?.since).toBe(2);
  host.close();
  guestSeen.close();
});
