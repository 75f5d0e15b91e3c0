import { randomUUID } from 'node:crypto';
import type { Command } from '@la-stanza/protocol';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compensateOutage } from '../src/clock/outage.ts';
import { sweep } from '../src/jobs/sweep.ts';
import { say } from '../src/play/chat.ts';
import { execute } from '../src/play/execute.ts';
import type { Play } from '../src/play/play.ts';
import type { StoredGame } from '../src/play/stored-game.ts';
import { anyAction } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { ownPlay } from './kit/own-play.ts';
import { startedGame } from './kit/tables.ts';

/*
 * Games could be spread over several databases: a command needs only the rows of one game, and of people only their ids. The commands
 * below run as a database role that sees one game only and may not read people at all. A statement that needed another game's row would
 * not find it, and one that read a person would fail.
 */

/** Tables with the rows of one game each, and the column with its id. */
const OF_A_GAME: Readonly<Record<string, string>> = {
  games: 'id',
  seats: 'game_id',
  entries: 'game_id',
  packed_games: 'game_id',
  game_seeds: 'game_id',
  game_secrets: 'game_id',
  commands: 'game_id',
  chat: 'game_id',
  outbox: 'game_id',
  owed_time: 'game_id',
};

const ROLE = `stanza_one_game_${randomUUID().slice(0, 8)}`;

let cluster: Cluster;
let players: readonly Guest[];
let game: string;
let other: string;
let play: Play;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
  players = await Promise.all([cluster.guest(), cluster.guest(), cluster.guest()]);
  const pace = { kind: 'days', days: 2 } as const;
  const options = { start: 'first', arranged: false, expert: false, openHiring: false } as const;
  game = await startedGame(players, { pace, options });
  other = await startedGame(players, { pace, options });
  const url = new URL(cluster.database);
  const password = decodeURIComponent(url.password);
  await cluster.pool.query(`create role ${ROLE} login password '${password}'`);
  await cluster.pool.query(`grant select on lineage to ${ROLE}`);
  await cluster.pool.query(`grant usage on schema graphile_worker to ${ROLE}`);
  for (const [table, column] of Object.entries(OF_A_GAME)) {
    await cluster.pool.query(`alter table ${table} enable row level security`);
    await cluster.pool.query(`create policy one_game on ${table} to ${ROLE} using (${column} = '${game}')`);
    await cluster.pool.query(`grant select, insert, update, delete on ${table} to ${ROLE}`);
  }
  url.username = ROLE;
  play = ownPlay(url.href);
});

afterAll(async () => {
  await play.pool.end();
  const { pool } = cluster;
  await pool.query(`drop owned by ${ROLE}`);
  await pool.query(`drop role ${ROLE}`);
  await cluster.stop();
});

async function now(): Promise<StoredGame> {
  const stored = await play.store.refresh(game);
  if (stored?.fold === undefined) throw new Error('the game is not there');
  return stored;
}

const userAt = (stored: StoredGame, seat: number): string => stored.seats[seat]?.user ?? '';

async function send(seat: number, command: Command): Promise<StoredGame> {
  const stored = await now();
  const order = { id: randomUUID(), version: stored.version, command };
  expect(await execute(play, userAt(stored, seat), game, order)).toHaveProperty('version');
  // the answer to a repeated command is read from its rows
  expect(await execute(play, userAt(stored, seat), game, order)).toHaveProperty('version');
  return now();
}

/** The acting seat plays until its turn is over. */
async function turn(): Promise<StoredGame> {
  let stored = await now();
  const { acting } = stored;
  while (stored.acting === acting && stored.fold !== undefined)
    stored = await send(acting ?? 0, { kind: 'action', action: anyAction(stored.fold.state) });
  return stored;
}

test('the role sees one game and no people', async () => {
  const { rows } = await play.pool.query<{ id: string }>('select id from games');
  expect(rows).toStrictEqual([{ id: game }]);
  const { rows: seats } = await play.pool.query('select distinct game_id from seats');
  expect(seats).toHaveLength(1);
  for (const table of ['users', 'sessions', 'results', 'ratings', 'channels'])
    await expect(play.pool.query(`select 1 from ${table}`)).rejects.toThrow(DatabaseError);
  expect(await play.store.refresh(other)).toBeUndefined();
});

test('steps, undo, chat, offers, answers, taking back and the end of a turn need no row of another game or person', async () => {
  await turn();
  let stored = await undone();
  const user = userAt(stored, 0);
  const line = { id: randomUUID(), text: 'buona sera' };
  expect(await say(play, { user, mutedUntil: null }, game, line)).toMatchObject({
    line: { number: 0, text: 'buona sera' },
  });
  expect(await say(play, { user, mutedUntil: null }, game, line)).toMatchObject({ line: { number: 0 } });

  stored = await send(0, { kind: 'offer-end' });
  stored = await send(1, { kind: 'answer', offer: offerOf(stored), agree: true });
  stored = await send(2, { kind: 'answer', offer: offerOf(stored), agree: false });
  expect(stored).toMatchObject({ status: 'running', offer: null });

  const taken = await takeBack();
  for (const each of [0, 1, 2].filter((one) => one !== taken.by))
    stored = await send(each, { kind: 'answer', offer: taken.offer, agree: true });
  expect(stored.offer).toBeNull();
});

/** The acting seat plays until it has made a step that it may undo, and undoes it. */
async function undone(): Promise<StoredGame> {
  for (;;) {
    const { acting, version, fold } = await now();
    const seat = acting ?? 0;
    const after = await send(seat, { kind: 'action', action: anyAction(fold?.state ?? raise()) });
    if (after.acting === seat && version >= (after.fold?.undo.free ?? 0))
      return send(seat, { kind: 'undo', to: version });
  }
}

/** A player whose turn has passed offers to take back a step of it. */
async function takeBack(): Promise<{ readonly by: number; readonly offer: string }> {
  for (;;) {
    const stored = await turn();
    const last = stored.fold?.line.findLast(({ seat }) => seat !== 'chance');
    const by = last?.seat;
    if (last === undefined || by === undefined || by === 'chance' || last.seq < (stored.fold?.undo.consent ?? 0))
      continue;
    return { by, offer: offerOf(await send(by, { kind: 'takeback', to: last.seq })) };
  }
}

test('timeouts, votes about them, returning and the time given back after an outage stay within the game', async () => {
  let stored = await now();
  const late = stored.acting ?? 0;
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = $1`, [game]);
  await cluster.pool.query(`grant select on service to ${ROLE}`);
  // a vacation belongs to a person: with spread games the worker would read it from the database of the people
  await cluster.pool.query(`grant select (id, vacation_until) on users to ${ROLE}`);
  expect(await sweep(play)).toMatchObject({ expired: 1, quarantined: [] });
  await cluster.pool.query(`revoke select (id, vacation_until) on users from ${ROLE}`);
  stored = await now();
  expect(stored.offer?.kind).toBe('absence');
  stored = await send((late + 1) % 3, { kind: 'absence', choice: 'bot' });
  stored = await send(late, { kind: 'return' });
  // out of time: the question stays until the turn is over
  expect(stored).toMatchObject({ offer: { kind: 'absence', by: late }, acting: late });
  expect(stored.seats[late]).toMatchObject({ standing: 'playing', returned: true });
  // otherwise the node would give the time back to both games
  await cluster.nodes[0]?.stop('SIGKILL');
  await cluster.pool.query('insert into owed_time (game_id, deadline, owed) select id, deadline, 60000 from games');
  expect(await compensateOutage(play.pool, () => Promise.resolve())).toBe(1);
  const { rows } = await cluster.pool.query('select game_id from owed_time');
  expect(rows).toStrictEqual([{ game_id: other }]);
});

test('leaving a game and a line about it need no more', async () => {
  await cluster.pool.query(`grant execute on all functions in schema graphile_worker to ${ROLE}`);
  // jobs are rows of the game's database too
  await cluster.pool.query(`grant all on all tables in schema graphile_worker to ${ROLE}`);
  const before = await cluster.pool.query('select * from games where id = $1', [other]);
  const stored = await send(2, { kind: 'resign' });
  expect(stored.seats[2]).toMatchObject({ kind: 'bot', standing: 'resigned' });
  expect((await cluster.pool.query('select * from games where id = $1', [other])).rows).toStrictEqual(before.rows);
});

function offerOf({ offer }: StoredGame): string {
  return offer?.id ?? raise();
}

function raise(): never {
  throw new Error('missing');
}
