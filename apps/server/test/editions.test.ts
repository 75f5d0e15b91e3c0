import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { NEWEST_EDITION, STANDARD_OPTIONS, type Game, openRecord, whoseTurn, legalActions } from '@la-stanza/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '50' } });
});

afterAll(() => cluster.stop());

/** An edition of a later build. */
const LATER = 99;

/** A running game of an edition that this build does not know, which the second node has not loaded yet. */
async function gameOfLaterEdition(): Promise<string> {
  const game = await startedGame([await cluster.guest(0), await cluster.guest(0)], { pace: { kind: 'days', days: 1 } });
  await cluster.pool.query('update games set edition = $2 where id = $1', [game, LATER]);
  return game;
}

async function rowOf(game: string): Promise<unknown> {
  const { rows } = await cluster.pool.query('select version, revision, status, deadline from games where id = $1', [
    game,
  ]);
  return rows[0];
}

test('a game of a later edition is refused with a reason everywhere and stays unchanged', async () => {
  const game = await gameOfLaterEdition();
  const before = await rowOf(game);
  const guest = await cluster.guest(1);
  const reason = { reason: { code: 'edition-unknown', params: { edition: LATER } } };
  for (const path of ['', '/entries', '/record'])
    expect(await guest.call('GET', `/api/games/${game}${path}`)).toMatchObject({ status: 409, body: reason });
  const order = { id: randomUUID(), version: 0, command: { kind: 'action', action: 'pass' } };
  expect((await guest.call('POST', `/api/games/${game}/commands`, order)).body).toMatchObject(reason);
  const texts: string[] = [];
  const live = guest.live({ onMessage: (message) => texts.push(JSON.stringify(message)) });
  live.watch(game);
  await until('watching is refused', () => texts.some((text) => text.includes('edition-unknown')));
  live.close();
  expect(await rowOf(game)).toStrictEqual(before);
});

test('the deadlines of other games still pass', async () => {
  const old = await gameOfLaterEdition();
  const broken = await startedGame([await cluster.guest(0), await cluster.guest(0)], {
    pace: { kind: 'days', days: 1 },
  });
  await cluster.pool.query(`update entries set text = 'nonsense' where game_id = $1 and seq = 3`, [broken]);
  const game = await startedGame([await cluster.guest(0), await cluster.guest(0)], { pace: { kind: 'days', days: 1 } });
  const due = `update games set deadline = now() - $2::interval where id = $1`;
  await cluster.pool.query(due, [old, '3 hours']);
  await cluster.pool.query(due, [broken, '2 hours']);
  const before = [await rowOf(old), await rowOf(broken)];
  await cluster.pool.query(due, [game, '1 hour']);
  const guest = await cluster.guest(1);
  await until('the others are asked', async () => {
    const { body } = await guest.call('GET', `/api/games/${game}`);
    return JSON.stringify(body['offer']).includes('absence');
  });
  expect([await rowOf(old), await rowOf(broken)]).toStrictEqual(before);
});

test('a table opened before a deploy plays with the build that starts it', async () => {
  const host = await cluster.guest(1);
  const { body } = await host.call('POST', '/api/tables', newTable([{ kind: 'me' }, { kind: 'bot', bot: 'random' }]));
  const game = String(body['game']);
  await cluster.pool.query('update games set edition = $2 where id = $1', [game, LATER]);
  const started = await host.call('POST', `/api/games/${game}/start`, {});
  expect(started.body).toMatchObject({ status: 'running', edition: NEWEST_EDITION.number });
});

/** The game as the server exports it. */
async function gameNow(guest: Guest, id: string): Promise<Game> {
  const opened = openRecord((await guest.call('GET', `/api/games/${id}/record`)).body);
  if ('fault' in opened) throw new Error(JSON.stringify(opened.fault));
  return opened.game;
}

test('11.3 a game of version 0.1, which names no edition, is played to its end by edition 1, bots included', async () => {
  let node = 0;
  const host = await Guest.enter(() => cluster.url(node));
  const options = { ...STANDARD_OPTIONS, start: 'first' as const };
  const id = await startedGame([host], { options }, ['level-1', 'level-3']);
  // no process has read the game since it was dealt
  await cluster.pool.query('update games set edition = null where id = $1', [id]);
  node = 1;
  const game = await playedToTheEnd(host, id);
  expect(game.record.edition).toBe(1);
  const { body } = await host.call('GET', `/api/games/${id}`);
  expect(body).toMatchObject({ status: 'over', edition: 1, result: { totals: game.closing?.result.totals } });
});

test('a job with the name of version 0.2 is run', async () => {
  const guest = await cluster.guest(0);
  const game = await startedGame([guest, await cluster.guest(0)]);
  const version = (await gameNow(guest, game)).record.entries.length;
  const order = { id: randomUUID(), version, command: { kind: 'resign' } };
  await guest.call('POST', `/api/games/${game}/commands`, order);
  const isCounted = async (): Promise<boolean> =>
    (await cluster.pool.query('select 1 from games where id = $1 and counted_at is not null', [game])).rowCount === 1;
  await until('the game is counted', isCounted);
  await cluster.pool.query('delete from results where game_id = $1', [game]);
  await cluster.pool.query('update games set counted_at = null where id = $1', [game]);
  await cluster.pool.query(`select graphile_worker.add_job('count-game 1.1.0', json_build_object('game', $1::text))`, [
    game,
  ]);
  await until('it is counted again', isCounted);
  const { rows } = await cluster.pool.query('select seat from results where game_id = $1 order by seat', [game]);
  expect(rows).toEqual([{ seat: 0 }, { seat: 1 }]);
});

async function playedToTheEnd(guest: Guest, id: string): Promise<Game> {
  for (;;) {
    const game = await gameNow(guest, id);
    const acting = whoseTurn(game.state);
    if (acting.who === 'nobody') return game;
    const version = game.record.entries.length;
    if (acting.who === 'seat' && acting.seat === 0) {
      const [choice] = legalActions(game);
      const command = { kind: 'action', action: choice?.text ?? '' };
      const { status, body } = await guest.call('POST', `/api/games/${id}/commands`, {
        id: randomUUID(),
        version,
        command,
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
    } else {
      await until('the bots have played', async () => (await gameNow(guest, id)).record.entries.length > version);
    }
  }
}

test('the check before a deploy lists the games that this build must not play', async () => {
  const game = await gameOfLaterEdition();
  const script = resolve(import.meta.dirname, '../src/ops/replay-all.ts');
  const check = promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, STANZA_DATABASE_URL: cluster.database },
  });
  await expect(check).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`${game}: `) });
});
