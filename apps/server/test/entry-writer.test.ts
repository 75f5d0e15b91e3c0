import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { forCommands, inTransaction, openPool } from '../src/db/pool.ts';
import type { NewEntries } from '../src/play/append-statement.ts';
import { EntryWriter } from '../src/play/entry-writer.ts';
import { createDatabase, dropDatabase } from './kit/services.ts';

let pool: Pool;
let database = '';
const host = randomUUID();

beforeAll(async () => {
  database = await createDatabase(`stanza_${randomBytes(6).toString('hex')}`);
  await migrate(database);
  pool = openPool(database, forCommands(4), () => {});
  await pool.query(`insert into users (id, name) values ($1, 'host')`, [host]);
});

afterAll(async () => {
  await pool.end();
  await dropDatabase(database);
});

async function newGame(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into games (id, host_id, engine, options, figures, pace, listed, status)
     values ($1, $2, '1', '{}', '"standard"', '{}', false, 'running')`,
    [id, host],
  );
  return id;
}

/** The mark of a game without changes. */
const FIRST_MARK = '00000000-0000-0000-0000-000000000000';

const row = (id: string, more: Partial<NewEntries> = {}): NewEntries => ({
  id,
  version: 0,
  revision: 0,
  mark: FIRST_MARK,
  next: randomUUID(),
  texts: ['land 3', 'deal c7'],
  seats: [1, null],
  client: randomUUID(),
  acting: 0,
  deadline: null,
  remind: null,
  banks: [60_000, 50_000],
  revised: 0,
  status: 'running',
  ending: null,
  result: null,
  botSeats: null,
  notices: null,
  ...more,
});

async function stored(id: string): Promise<readonly unknown[]> {
  const game = await pool.query('select version, acting, banks from games where id = $1', [id]);
  const entries = await pool.query('select seq, text, seat, client_id from entries where game_id = $1 order by seq', [
    id,
  ]);
  return [...game.rows, ...entries.rows];
}

/** Starts the writes in the same tick, so that they are sent together. */
const together = (writer: EntryWriter, rows: readonly NewEntries[]): Promise<boolean>[] =>
  rows.map((each) => writer.append(each));

test('concurrent commands of different games are all written, each to its own game', async () => {
  const games = await Promise.all(Array.from({ length: 100 }, newGame));
  const rows = games.map((id, index) => row(id, { texts: [`land ${index}`], seats: [index % 4] }));
  expect(await Promise.all(together(new EntryWriter(pool), rows))).toStrictEqual(games.map(() => true));
  for (const { id, texts, seats, client } of rows) {
    expect(await stored(id)).toStrictEqual([
      { version: 1, acting: 0, banks: [60_000, 50_000] },
      { seq: 0, text: texts[0], seat: seats[0], client_id: client },
    ]);
  }
});

test('of commands against the same version one is written, and one against another row is not', async () => {
  const [first, second] = [await newGame(), await newGame()];
  const rows = [
    row(first),
    row(first),
    row(second, { version: 7 }),
    row(second, { revision: 7 }),
    row(first),
    row(second, { mark: randomUUID() }),
  ];
  const written = await Promise.all(together(new EntryWriter(pool), rows));
  // the database decides which of the equal commands is first: they may use different connections
  const winners = rows.filter((_, index) => written[index] === true);
  expect(winners).toMatchObject([{ id: first, version: 0, revision: 0 }]);
  expect(await stored(first)).toMatchObject([
    { version: 2 },
    { seq: 0, text: 'land 3', seat: 1, client_id: winners[0]?.client },
    { seq: 1, text: 'deal c7', seat: null, client_id: null },
  ]);
  expect(await stored(second)).toMatchObject([{ version: 0 }]);
});

test('the notices of a command are written with it, and only if it is', async () => {
  const [one, other] = [await newGame(), await newGame()];
  const notices = [{ user: host, kind: 'your-turn', params: { deadline: 7 } }] as const;
  const writer = new EntryWriter(pool);
  const written = await Promise.all(together(writer, [row(one, { notices }), row(other, { notices, version: 7 })]));
  expect(written).toStrictEqual([true, false]);
  const { rows } = await pool.query('select user_id, kind, game_id, params from outbox where game_id = any($1)', [
    [one, other],
  ]);
  expect(rows).toStrictEqual([{ user_id: host, kind: 'your-turn', game_id: one, params: { deadline: 7 } }]);
});

test('a locked game delays only its own command', async () => {
  const [held, ...others] = await Promise.all(Array.from({ length: 4 }, newGame));
  if (held === undefined) throw new Error('no game');
  const { late } = await inTransaction(pool, async (client) => {
    await client.query('select 1 from games where id = $1 for update', [held]);
    const [waiting, ...written] = together(
      new EntryWriter(pool),
      [held, ...others].map((id) => row(id)),
    );
    expect(await Promise.all(written)).toStrictEqual([true, true, true]);
    expect(await stored(held)).toMatchObject([{ version: 0 }]);
    return { late: waiting };
  });
  expect(await late).toBe(true);
  expect(await stored(held)).toMatchObject([{ version: 2 }, {}, {}]);
});

test('a command the database refuses does not fail the others', async () => {
  const [good, bad, another] = [await newGame(), await newGame(), await newGame()];
  const rows = [row(good), row(bad, { status: 'unheard of' }), row(another)];
  const settled = await Promise.allSettled(together(new EntryWriter(pool), rows));
  expect(settled.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stored(bad)).toMatchObject([{ version: 0 }]);
  expect(await stored(another)).toMatchObject([{ version: 2 }, {}, {}]);
});
