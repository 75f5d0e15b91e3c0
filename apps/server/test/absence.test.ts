import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { Match } from './kit/match.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 1, settings: { STANZA_SWEEP: '50' } });
});

afterAll(() => cluster.stop());

/** A game of three in which the acting seat has run out of time. */
async function lateGame(): Promise<{ match: Match; late: number }> {
  const players = [await cluster.guest(), await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players, { pace: { kind: 'days', days: 1 } });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  const late = match.view.table?.acting ?? 0;
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = $1`, [game]);
  await until('the others are asked', () => match.view.table?.offer?.kind === 'absence');
  expect(match.view.table?.seats[late]?.standing).toBe('absent');
  return { match, late };
}

const close = (match: Match): void => match.clients.forEach((client) => client.close());

test('a player who is out of time may return once, without new time, until the others have chosen', async () => {
  const { match, late } = await lateGame();
  const client = match.clients[late];
  const moved = await client?.command(match.game, match.version, { kind: 'action', action: 'pass' });
  expect(moved).toMatchObject({ accepted: false, reason: { code: 'timed-out' } });
  expect(await client?.command(match.game, match.version, { kind: 'return' })).toMatchObject({ accepted: true });
  await until('the seat plays again', () => match.view.table?.seats[late]?.standing === 'playing');
  // the question stays open until the turn is over
  expect(match.view.table?.offer).toMatchObject({ kind: 'absence', by: late, canReturn: true });
  const asked: (string | undefined)[] = [];
  while (match.view.table?.acting === late) {
    asked.push(match.view.table.offer?.kind);
    await match.step();
  }
  expect(new Set(asked)).toStrictEqual(new Set(['absence']));
  expect(match.view.table?.offer).toBeNull();
  while (match.view.table?.acting !== late) await match.step();
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = $1`, [match.game]);
  await until('the others are asked again', () => match.view.table?.offer?.kind === 'absence');
  expect(match.view.table?.offer).toMatchObject({ canReturn: false });
  expect(await client?.command(match.game, match.version, { kind: 'return' })).toMatchObject({
    accepted: false,
    reason: { code: 'returned-before' },
  });
  close(match);
});

test('without a clock the others may claim an absence after seven days; the player returns and plays', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players, { pace: { kind: 'none' } });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  const late = match.view.table?.acting ?? 0;
  const other = match.clients[1 - late];
  const claim = async (): Promise<unknown> => other?.command(game, match.version, { kind: 'claim' });
  expect(await claim()).toMatchObject({ accepted: false, reason: { code: 'not-away-long' } });
  await cluster.pool.query(`update entries set at = at - interval '8 days' where game_id = $1`, [game]);
  await cluster.pool.query(`update games set started_at = started_at - interval '8 days' where id = $1`, [game]);
  const own = await match.clients[late]?.command(game, match.version, { kind: 'claim' });
  expect(own).toMatchObject({ accepted: false, reason: { code: 'nobody-absent' } });
  await until('the node has read it', async () => JSON.stringify(await claim()).includes('"accepted":true'));
  await until('the player is asked', () => match.view.table?.seats[late]?.standing === 'absent');
  expect(await match.clients[late]?.command(game, match.version, { kind: 'return' })).toMatchObject({ accepted: true });
  await until('the game goes on', () => match.view.table?.offer === null);
  await match.step();
  close(match);
});

test('a connected live player cannot be claimed absent', async () => {
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players, { pace: { kind: 'live', bank: 1_500, increment: 15 } });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  const other = match.clients[1 - (match.view.table?.acting ?? 0)];
  const claimed = await other?.command(game, match.version, { kind: 'claim' });
  expect(claimed).toMatchObject({ accepted: false, reason: { code: 'not-away-long' } });
  close(match);
});

test('one vote is enough to wait', async () => {
  const { match, late } = await lateGame();
  const other = match.clients[(late + 1) % 3];
  expect(await other?.command(match.game, 0, { kind: 'absence', choice: 'wait' })).toMatchObject({ accepted: true });
  await until('the clock runs again', () => (match.view.table?.deadline ?? 0) > Date.now());
  close(match);
});

test('when all others have voted and one wants a bot, a bot takes over and plays', async () => {
  const { match, late } = await lateGame();
  const version = match.version;
  for (const step of [1, 2]) {
    const voted = await match.clients[(late + step) % 3]?.command(match.game, 0, {
      kind: 'absence',
      choice: step === 1 ? 'bot' : 'end',
    });
    expect(voted).toMatchObject({ accepted: true });
  }
  await until('the bot plays', () => match.version > version && match.view.table?.seats[late]?.kind === 'bot');
  close(match);
});

test('when all others vote to end, they have won, and the seed is revealed', async () => {
  const { match, late } = await lateGame();
  for (const step of [1, 2])
    await match.clients[(late + step) % 3]?.command(match.game, 0, { kind: 'absence', choice: 'end' });
  await until('it is over', () => match.view.table?.ending === 'timeout');
  await until('it is counted', async () => {
    const { rows } = await cluster.pool.query('select seat, place from results where game_id = $1 order by seat', [
      match.game,
    ]);
    return JSON.stringify(rows) === JSON.stringify([0, 1, 2].map((seat) => ({ seat, place: seat === late ? 3 : 1 })));
  });
  const guest = await cluster.guest();
  expect((await guest.call('GET', `/api/games/${match.game}/record`)).body['seed']).toHaveLength(64);
  close(match);
});

test('at a daily pace a turn and its reminder each notify the player once', async () => {
  const [one, two] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two], { pace: { kind: 'days', days: 1 } });
  const { body } = await one.call('GET', `/api/games/${game}`);
  const acting = body['acting'] === 0 ? one : two;
  await cluster.pool.query(`update games set remind_at = now() - interval '1 minute' where id = $1`, [game]);
  const kinds = async (): Promise<string[]> => {
    const answer = await acting.call('GET', '/api/me/notices');
    const all = Array.from(JSON.stringify(answer.body).matchAll(/"kind":"([a-z-]+)"/g), ([, kind]) => kind ?? '');
    // the host was also notified that a player sat down
    return all.filter((kind) => kind !== 'arrival');
  };
  await until('both notices are there', async () => (await kinds()).length === 2);
  expect(await kinds()).toStrictEqual(['reminder', 'your-turn']);
  await until('both are sent', async () => {
    const { rows } = await cluster.pool.query(
      'select count(*)::int as n from outbox where game_id = $1 and sent_at is null',
      [game],
    );
    return JSON.stringify(rows[0]) === '{"n":0}';
  });
});

test('no time runs out during a vacation', async () => {
  const [one, two] = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame([one, two], { pace: { kind: 'days', days: 1 } });
  for (const guest of [one, two]) await guest.call('PUT', '/api/me', { vacationUntil: Date.now() + 5 * 86_400_000 });
  await cluster.pool.query(`update games set deadline = now() - interval '1 hour' where id = $1`, [game]);
  await until('the deadline has moved', async () => {
    const { body } = await one.call('GET', `/api/games/${game}`);
    return Number(body['deadline']) > Date.now() + 5 * 86_400_000;
  });
  expect((await one.call('GET', `/api/games/${game}`)).body['offer']).toBeNull();
});
