import type { LiveClient } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster } from './kit/cluster.ts';
import { Guest } from './kit/guest.ts';
import { startedGame } from './kit/tables.ts';
import { until } from './kit/until.ts';

/* Nodes that share a PostgreSQL and nothing else: a line written on one is read on the other. */

/** Every three seconds a node compares watched games with the database. */
const ARRIVES_WITHIN = 5_000;

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 0, redis: '' });
});

afterAll(() => cluster.stop());

const texts = (client: LiveClient, game: string): string[] => client.watch(game).chat.map(({ text }) => text);

async function seated(): Promise<{ game: string; here: LiveClient; there: LiveClient; host: Guest }> {
  const [one, other] = [await cluster.guest(0), await cluster.guest(0)];
  const game = await startedGame([one, other]);
  const here = one.live();
  const there = Guest.with(() => cluster.url(1), other.cookie, other.user).live();
  for (const client of [here, there]) client.watch(game);
  await until('both watch', () => [here, there].every((client) => client.watch(game).table !== undefined));
  return { game, here, there, host: one };
}

test('a line reaches the other node and back, each once and in order', async () => {
  const { game, here, there } = await seated();
  for (const [from, to, said] of [
    [here, there, ['Good evening']],
    [there, here, ['Good evening', 'And to you']],
    [here, there, ['Good evening', 'And to you', 'Your turn']],
  ] as const) {
    expect(await from.chat(game, said.at(-1) ?? '')).toMatchObject({ accepted: true });
    await until('the line is there', () => texts(to, game).length === said.length, ARRIVES_WITHIN);
    expect(texts(to, game)).toEqual(said);
  }
  expect(texts(here, game)).toEqual(texts(there, game));
  here.close();
  there.close();
});

test('a line written while a user was away is shown on return, and so is the next', async () => {
  const { game, here, there } = await seated();
  there.lose();
  expect(await here.chat(game, 'Are you there?')).toMatchObject({ accepted: true });
  there.wake();
  await until('the first line is there', () => texts(there, game).length === 1, ARRIVES_WITHIN);
  expect(await here.chat(game, 'Welcome back')).toMatchObject({ accepted: true });
  await until('the second line is there', () => texts(there, game).length === 2, ARRIVES_WITHIN);
  expect(texts(there, game)).toEqual(['Are you there?', 'Welcome back']);
  here.close();
  there.close();
});

test('a newcomer who has read a line does not hide it from earlier watchers', async () => {
  const { game, here, there, host } = await seated();
  expect(await here.chat(game, 'Who is next?')).toMatchObject({ accepted: true });
  const newcomer = Guest.with(() => cluster.url(1), host.cookie, host.user).live();
  newcomer.watch(game);
  await until('the newcomer has it', () => texts(newcomer, game).length === 1, ARRIVES_WITHIN);
  await until('the other has it too', () => texts(there, game).length === 1, ARRIVES_WITHIN);
  for (const client of [here, there, newcomer]) client.close();
});

test('a spectator of a table without public chat reads none of it', async () => {
  const { game, here, there } = await seated();
  const lines: unknown[] = [];
  const spectator = Guest.with(() => cluster.url(1), (await cluster.guest(1)).cookie, '').live({
    onMessage: (message) => {
      if (message.type === 'chat') lines.push(message.line);
    },
  });
  spectator.watch(game);
  await until('the spectator watches', () => spectator.watch(game).table !== undefined);
  expect(await here.chat(game, 'Between us')).toMatchObject({ accepted: true });
  await until('the player has it', () => texts(there, game).length === 1, ARRIVES_WITHIN);
  expect(lines).toEqual([]);
  for (const client of [here, there, spectator]) client.close();
});
