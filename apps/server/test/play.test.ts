import { openRecord } from '@la-stanza/engine';
import { randomUUID } from 'node:crypto';
import { NEWEST_EDITION } from '@la-stanza/engine';
import type { LiveClient } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingSeat, anyAction, Follower } from './kit/choose.ts';
import { Cluster } from './kit/cluster.ts';
import type { Guest } from './kit/guest.ts';
import { newTable, startedGame } from './kit/tables.ts';
import { offerOf } from './kit/offer-of.ts';
import { until } from './kit/until.ts';

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '100' } });
});

afterAll(() => cluster.stop());

async function twoPlayers(): Promise<{ players: [Guest, Guest]; game: string; lives: [LiveClient, LiveClient] }> {
  const players: [Guest, Guest] = [await cluster.guest(0), await cluster.guest(1)];
  const game = await startedGame(players);
  const lives: [LiveClient, LiveClient] = [players[0].live(), players[1].live()];
  for (const live of lives) live.watch(game);
  await until('both watch', () => lives.every((live) => live.watch(game).table?.status === 'running'));
  return { players, game, lives };
}

/** Plays random actions for both sides until the game is over or enough were played. */
async function play(game: string, lives: readonly LiveClient[], most = 10_000): Promise<void> {
  const followed = lives.map((live) => live.watch(game));
  const [first] = followed;
  if (first?.table === undefined) throw new Error('the game is not watched');
  const follower = new Follower(first.table);
  for (let played = 0; played < most; played++) {
    const state = follower.follow(first.entries);
    const acting = actingSeat(state);
    if (acting === undefined) return;
    const seat = first.table.seats[acting];
    if (seat?.kind !== 'human') {
      await until('the bot plays', () => first.version > 0 && first.table?.acting !== acting);
      continue;
    }
    const index = first.table.seats.filter(({ kind, seat: at }) => kind === 'human' && at < acting).length;
    const own = followed[index];
    const live = lives[index];
    if (own === undefined || live === undefined) throw new Error('no client plays this seat');
    await until('the game has come to this client', () => own.version >= first.version);
    const answer = await live.command(game, own.version, { kind: 'action', action: anyAction(state) });
    expect(answer).toMatchObject({ accepted: true });
    if (!answer.accepted) return;
    await until('the entries have come back', () => first.version >= answer.version);
  }
}

test('a whole game over two nodes is the same for both players and provably fair', async () => {
  const { players, game, lives } = await twoPlayers();
  const spectator = await cluster.guest(1);
  const watching = spectator.live();
  watching.watch(game);
  await play(game, lives);
  await until('all know the end', () =>
    [...lives, watching].every((live) => live.watch(game).table?.status === 'over'),
  );
  const { body: record, headers } = await players[1].call('GET', `/api/games/${game}/record`);
  // a failover may lose an end for a short time; later the end is permanent
  expect(headers.get('cache-control')).toBe('no-cache');
  await cluster.pool.query(`update games set ended_at = now() - interval '2 hours' where id = $1`, [game]);
  const later = await players[1].call('GET', `/api/games/${game}/record`);
  expect(later.headers.get('cache-control')).toContain('immutable');
  const replayed = openRecord(record);
  if ('fault' in replayed) throw new Error(replayed.fault.code);
  expect(replayed.game.fair).toBe('verified');
  for (const live of [...lives, watching]) expect(live.watch(game).entries).toStrictEqual(record['entries']);
  expect(watching.watch(game).table?.result).toStrictEqual(record['result']);
  const rows = await cluster.pool.query('select text from entries where game_id = $1 order by seq', [game]);
  expect(rows.rows.map(({ text }) => text)).toStrictEqual(record['entries']);
  for (const live of [...lives, watching]) live.close();
});

test('a human and bots play to the end', async () => {
  const player = await cluster.guest(0);
  const game = await startedGame([player], {}, ['random', 'level-3']);
  const live = player.live();
  const followed = live.watch(game);
  await until('the game runs', () => followed.table?.status === 'running');
  const follower = followed.table === undefined ? undefined : new Follower(followed.table);
  if (follower === undefined) throw new Error('no table');
  while (followed.table?.status === 'running') {
    await until(
      'it is the turn of the human or the end',
      () => followed.table?.acting === 0 || followed.table?.status === 'over',
    );
    if (followed.table?.status !== 'running') break;
    const state = follower.follow(followed.entries);
    if (actingSeat(state) !== 0) continue;
    const answer = await live.command(game, followed.version, { kind: 'action', action: anyAction(state) });
    if (answer.accepted) await until('the entry is there', () => followed.version >= answer.version);
  }
  expect(followed.table?.ending).toBe('played');
  live.close();
}, 180_000);

test('a command sent twice, even to another node, is applied once', async () => {
  const { players, game, lives } = await twoPlayers();
  const followed = lives[0].watch(game);
  if (followed.table === undefined) throw new Error('no table');
  const state = new Follower(followed.table).follow(followed.entries);
  const acting = actingSeat(state) ?? 0;
  const order = { id: randomUUID(), version: followed.version, command: { kind: 'action', action: anyAction(state) } };
  const player = players[acting];
  if (player === undefined) throw new Error('no seat has to act');
  const first = await player.call('POST', `/api/games/${game}/commands`, order);
  const second = await player.call('POST', `/api/games/${game}/commands`, order);
  expect([first.status, second.status]).toStrictEqual([200, 200]);
  expect(second.body['version']).toBe(first.body['version']);
  const other = await player.call('POST', `/api/games/${game}/commands`, { ...order, id: randomUUID() });
  expect(other.body).toMatchObject({ reason: { code: 'stale-version' } });
  const { rows } = await cluster.pool.query('select count(*)::int as n from entries where client_id = $1', [order.id]);
  expect(rows[0]).toStrictEqual({ n: 1 });
  for (const live of lives) live.close();
});

test('free undo, take-back by consent, and refusal of both beyond their range', async () => {
  const { players, game, lives } = await twoPlayers();
  const followed = lives[0].watch(game);
  if (followed.table === undefined) throw new Error('no table');
  const start = followed.version;
  const acting = followed.table.acting ?? 0;
  const [own, other] = [lives[acting], lives[1 - acting]];
  if (own === undefined || other === undefined) throw new Error('no seat has to act');
  const follower = new Follower(followed.table);
  const turn = async (action: (texts: string) => boolean): Promise<void> => {
    const state = follower.follow(followed.entries);
    let text = anyAction(state);
    for (let tries = 0; !action(text) && tries < 500; tries++) text = anyAction(state);
    const answer = await own.command(game, followed.version, { kind: 'action', action: text });
    expect(answer).toMatchObject({ accepted: true });
    await until('it is there', () => answer.accepted && followed.version >= answer.version);
  };
  await turn((text) => text.startsWith('land'));
  const mine = own.watch(game);
  await until('own client is there', () => mine.version === followed.version);
  const tooFar = await own.command(game, mine.version, { kind: 'undo', to: 0 });
  expect(tooFar).toMatchObject({ accepted: false, reason: { code: 'undo-too-far' } });
  const undone = await own.command(game, mine.version, { kind: 'undo', to: start });
  expect(undone).toMatchObject({ accepted: true, version: start + 2 });
  await until('undone', () => followed.version === start + 2);
  await turn((text) => text.startsWith('land'));
  await turn((text) => text === 'pass');
  await until('the turn has passed on', () => followed.table?.acting === 1 - acting);
  await until('own client is there', () => mine.version === followed.version);
  const asked = await own.command(game, mine.version, { kind: 'takeback', to: start + 2 });
  expect(asked).toMatchObject({ accepted: true });
  const theirs = other.watch(game);
  await until('the other is asked', () => theirs.table?.offer?.kind === 'takeback');
  const offer = offerOf(theirs);
  const alone = await own.command(game, mine.version, { kind: 'answer', offer, agree: true });
  expect(alone).toMatchObject({ accepted: false, reason: { code: 'own-offer' } });
  const agreed = await other.command(game, theirs.version, { kind: 'answer', offer, agree: true });
  expect(agreed).toMatchObject({ accepted: true });
  await until('taken back', () => followed.entries.at(-1) === `undo ${start + 2}`);
  await until('the turn is back', () => followed.table?.acting === acting);
  const { body } = await players[0].call('GET', `/api/games/${game}/record`);
  expect(openRecord(body)).not.toHaveProperty('fault');
  for (const live of lives) live.close();
});

test('a turn can be taken back after bots have played, unless a tile was drawn', async () => {
  const guest = await cluster.guest();
  const game = await startedGame([guest], {}, ['random', 'random']);
  const client = guest.live();
  const followed = client.watch(game);
  await until('it is the player’s turn', () => followed.table?.acting === 0);
  if (followed.table === undefined) throw new Error('no table');
  const follower = new Follower(followed.table);
  const rounds: { readonly isDrawn: boolean; readonly answer: string }[] = [];
  let start = 0;
  while (rounds.at(-1)?.answer !== 'accepted') {
    start = followed.version;
    while (followed.table.acting === 0) {
      const state = follower.follow(followed.entries);
      const answer = await client.command(game, followed.version, { kind: 'action', action: anyAction(state) });
      await until('it is there', () => answer.accepted && followed.version >= answer.version);
    }
    await until('the bots have played', () => followed.table?.acting === 0);
    const isDrawn = followed.entries.slice(start).some((text) => text.startsWith('deal'));
    const answer = await client.command(game, followed.version, { kind: 'takeback', to: start });
    rounds.push({ isDrawn, answer: answer.accepted ? 'accepted' : answer.reason.code });
    expect(rounds.length).toBeLessThan(20);
  }
  // drawn tiles cannot be put back
  for (const { isDrawn, answer } of rounds) expect(answer).toBe(isDrawn ? 'undo-too-far' : 'accepted');
  await until('it is taken back', () => followed.entries.at(-1) === `undo ${start}`);
  expect(followed.entries.slice(start).filter((text) => text.startsWith('undo'))).toHaveLength(3);
  client.close();
});

test('chat is separate from the record and reaches each client once', async () => {
  const { game, lives } = await twoPlayers();
  const id = randomUUID();
  expect(await lives[0].chat(game, 'Buona fortuna!', id)).toMatchObject({ accepted: true });
  expect(await lives[0].chat(game, 'Buona fortuna!', id)).toMatchObject({ accepted: true });
  await until('the other reads it', () => lives[1].watch(game).chat.length === 1);
  expect(lives[1].watch(game).chat[0]).toMatchObject({ number: 0, text: 'Buona fortuna!' });
  const stranger = await cluster.guest(1);
  const outside = stranger.live();
  expect(await outside.chat(game, 'hello')).toMatchObject({ accepted: false, reason: { code: 'not-seated' } });
  for (const live of [...lives, outside]) live.close();
});

test('resigning ends a game of two; a rematch is the same table for both', async () => {
  const { players, game, lives } = await twoPlayers();
  expect(await lives[1].command(game, lives[1].watch(game).version, { kind: 'resign' })).toMatchObject({
    accepted: true,
  });
  await until('the end is known', () => lives[0].watch(game).table?.ending === 'resigned');
  const one = await players[0].call('POST', `/api/games/${game}/rematch`, {});
  const two = await players[1].call('POST', `/api/games/${game}/rematch`, {});
  expect(one.body['game']).toBe(two.body['game']);
  expect(await lives[0].command(game, 0, { kind: 'resign' })).toMatchObject({
    accepted: false,
    reason: { code: 'game-not-running' },
  });
  for (const live of lives) live.close();
});

test('3.4, 11.1 a table has its host’s rulings and the edition’s for the others, and so does the rematch', async () => {
  const chosen = { recruitSlide: 'leftmostFree', ending: 'before-last-refill' } as const;
  const rulings = { ...NEWEST_EDITION.rulings, ...chosen };
  const players: [Guest, Guest] = [await cluster.guest(0), await cluster.guest(1)];
  const game = await startedGame(players, { rulings: chosen });
  const live = players[1].live();
  live.watch(game);
  await until('the table is known', () => live.watch(game).table !== undefined);
  expect(live.watch(game).table?.rulings).toEqual(rulings);
  await live.command(game, live.watch(game).version, { kind: 'resign' });
  await until('the end is known', () => live.watch(game).table?.ending === 'resigned');
  const { body } = await players[1].call('POST', `/api/games/${game}/rematch`, {});
  const rematch = String(body['game']);
  live.watch(rematch);
  await until('the rematch is known', () => live.watch(rematch).table !== undefined);
  expect(live.watch(rematch).table?.rulings).toEqual(rulings);
  live.close();
});

test('in a game of three a bot replaces a player who resigns; an agreed end ends the game', async () => {
  const players = [await cluster.guest(0), await cluster.guest(1), await cluster.guest(0)];
  const game = await startedGame(players);
  const lives = players.map((player) => player.live());
  for (const live of lives) live.watch(game);
  await until('all watch', () => lives.every((live) => live.watch(game).table !== undefined));
  expect(await lives[2]?.command(game, 0, { kind: 'resign' })).toMatchObject({ accepted: true });
  await until('a bot has taken over', () => lives[0]?.watch(game).table?.seats[2]?.kind === 'bot');
  expect(await lives[2]?.command(game, 0, { kind: 'resign' })).toMatchObject({
    accepted: false,
    reason: { code: 'already-resigned' },
  });
  expect(await lives[0]?.command(game, 0, { kind: 'offer-end' })).toMatchObject({ accepted: true });
  await until('the other is asked', () => lives[1]?.watch(game).table?.offer?.kind === 'end');
  const offer = offerOf(lives[1]?.watch(game));
  expect(await lives[1]?.command(game, 0, { kind: 'answer', offer, agree: true })).toMatchObject({ accepted: true });
  await until('it is over', () => lives[0]?.watch(game).table?.ending === 'agreed');
  for (const live of lives) live.close();
});

test('a table is opened, joined, left and started only by its host', async () => {
  const [host, guest] = [await cluster.guest(0), await cluster.guest(1)];
  const { body } = await host.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }], { listed: true }),
  );
  const path = `/api/games/${String(body['game'])}`;
  const reason = async (answer: Promise<{ body: object }>): Promise<unknown> => (await answer).body;
  expect(await reason(host.call('POST', `${path}/start`, {}))).toMatchObject({ reason: { code: 'seats-open' } });
  expect((await guest.call('POST', `${path}/join`, { seat: 1 })).status).toBe(200);
  expect(await reason(guest.call('POST', `${path}/join`, {}))).toMatchObject({ reason: { code: 'already-seated' } });
  expect(await reason(guest.call('POST', `${path}/start`, {}))).toMatchObject({ reason: { code: 'not-host' } });
  const listed = await guest.call('GET', '/api/tables');
  expect(JSON.stringify(listed.body)).toContain(String(body['game']));
  expect((await guest.call('POST', `${path}/leave`, {})).status).toBe(200);
  expect((await host.call('POST', `${path}/seats`, { seat: 1, bot: 'level-3' })).status).toBe(200);
  expect(await reason(host.call('POST', `${path}/seats`, { seat: 1, bot: 'nobody' }))).toMatchObject({
    reason: { code: 'unknown-bot' },
  });
  expect((await host.call('POST', `${path}/start`, {})).body).toMatchObject({ status: 'running' });
});

test('the host can start with the players present: open seats go, the others move up, and all can play', async () => {
  const [host, guest] = [await cluster.guest(0), await cluster.guest(1)];
  const { body } = await host.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }]),
  );
  const game = String(body['game']);
  const path = `/api/games/${game}`;
  // a game needs two players
  expect((await host.call('POST', `${path}/start`, { present: true })).body).toMatchObject({
    reason: { code: 'seats-open' },
  });
  expect((await guest.call('POST', `${path}/join`, { seat: 3 })).status).toBe(200);
  expect((await guest.call('POST', `${path}/start`, { present: true })).body).toMatchObject({
    reason: { code: 'not-host' },
  });
  expect((await host.call('POST', `${path}/start`, { present: true })).body).toMatchObject({
    status: 'running',
    seats: [
      { seat: 0, user: host.user },
      { seat: 1, user: guest.user },
    ],
  });
  // read through a node that has not loaded the game
  const { body: record } = await guest.call('GET', `${path}/record`);
  expect(record).toMatchObject({ players: 2 });
  const lives = [host.live(), guest.live()];
  const [first] = lives.map((live) => live.watch(game));
  await until('both watch', () => lives.every((live) => live.watch(game).table?.status === 'running'));
  const dealt = first?.version ?? 0;
  await play(game, lives, 12);
  expect(first?.version).toBeGreaterThanOrEqual(dealt + 12);
  for (const live of lives) live.close();
});
