import { dealer } from '@la-stanza/engine/fair';
import { randomUUID } from 'node:crypto';
import { dayOf, dailyLead, daysLater } from '@la-stanza/bots/daily';
import { ACTIONS, type ActionId, type Game, newGame, openRecord, whoseTurn, legalActions } from '@la-stanza/engine';
import { ENDPOINTS } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playField } from '../src/daily/play-field.ts';
import { BotPool } from '../src/bots/bot-pool.ts';
import { Cluster } from './kit/cluster.ts';
import type { Answer, Guest } from './kit/guest.ts';
import { until } from './kit/until.ts';
import { ownDaily } from './kit/own-daily.ts';

/* The daily deal: the same for all players, secret until midnight, counted once. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 2, workers: 1 });
});

afterAll(() => cluster.stop());

const today = dayOf(Date.now());
const reasonOf = ({ body }: Answer): unknown => Object(body['reason']).code;

/** A deterministic choice: the same position always gives the same action. */
const sameChoice = (game: Game): ActionId => {
  const choices = legalActions(game);
  const action = choices[(7 * game.line.length) % choices.length];
  if (action === undefined) throw new Error('there is nothing to choose');
  return action.id;
};

async function entriesOf(guest: Guest, game: string): Promise<readonly string[]> {
  const { body } = await guest.call('GET', `/api/games/${game}/entries`);
  return Array.isArray(body['entries']) ? body['entries'].map(String) : [];
}

/** A daily game, as the player sees it on each of their turns, and at its end. */
async function* turnsOf(guest: Guest): AsyncGenerator<{ readonly id: string; readonly game: Game }> {
  const { body } = await guest.call('POST', `/api/daily/${today}/play`, {});
  const id = String(body['game']);
  const commitment = String(body['commitment']);
  const tableNow = async (): Promise<Answer['body']> => (await guest.call('GET', `/api/games/${id}`)).body;
  for (;;) {
    let table = await tableNow();
    await until('own turn, or the end', async () => {
      table = await tableNow();
      return table['status'] === 'over' || table['acting'] === 0;
    });
    const replayed = openRecord({ ...newGame({ players: 3, commitment }).record, entries: await entriesOf(guest, id) });
    if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
    yield { id, game: replayed.game };
    if (table['status'] === 'over') return;
  }
}

const play = (guest: Guest, id: string, game: Game): Promise<void> =>
  command(guest, id, game.record.entries.length, { kind: 'action', action: ACTIONS[sameChoice(game)]?.text ?? '' });

/** Plays the whole daily game; with `wavers`, undoes the first step of each turn once. */
async function playThrough(guest: Guest, wavers = false): Promise<string> {
  let played = '';
  let taken = -1;
  for await (const { id, game } of turnsOf(guest)) {
    played = id;
    if (whoseTurn(game.state).who !== 'seat') continue;
    const last = game.line.at(-1);
    if (wavers && last !== undefined && last.seq >= game.undo.free && last.turn !== taken) {
      taken = last.turn;
      await command(guest, id, game.record.entries.length, { kind: 'undo', to: last.seq });
    } else await play(guest, id, game);
  }
  return played;
}

async function command(guest: Guest, game: string, version: number, what: unknown): Promise<void> {
  const answer = await guest.call('POST', `/api/games/${game}/commands`, { id: randomUUID(), version, command: what });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

const lineOf = (entries: readonly string[]): readonly string[] => {
  const replayed = openRecord({ ...newGame({ players: 3 }).record, entries });
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed.game.line.map(({ action }) => ACTIONS[action]?.text ?? '');
};

const seedOf = async (day: string): Promise<string> => {
  const { rows } = await cluster.pool.query<{ seed: string }>('select seed from daily_deals where daily_on = $1', [
    day,
  ]);
  return rows[0]?.seed ?? '';
};

const counts = async (): Promise<unknown> =>
  (await cluster.pool.query('select daily_on, is_person, lead, count from daily_counts order by 1, 2, 3')).rows;

test('same choices, same game; counted once; secret until midnight', { timeout: 240_000 }, async () => {
  const [one, other, looker] = await Promise.all([cluster.guest(), cluster.guest(), cluster.guest()]);
  const fingerprint = (await one.call('GET', `/api/daily/${daysLater(today, 1)}`)).body['fingerprint'];
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  const [first, second] = await Promise.all([playThrough(one), playThrough(other, true)]);
  const entries = await entriesOf(one, first);
  // the undone steps change nothing
  expect(lineOf(await entriesOf(other, second))).toEqual(lineOf(entries));
  // and a page without a server reaches the same record
  const seed = await seedOf(today);
  const local = ownDaily(seed, sameChoice);
  expect(local.record.entries).toEqual(entries);

  const lead = dailyLead(local.closing?.result.totals ?? []);
  await until('both are counted', async () => (await one.call('GET', `/api/daily/${today}`)).body['people'] === 2);
  const { body } = await one.call('GET', `/api/daily/${today}`);
  expect(body).toMatchObject({ seed: null, people: 2, own: { game: first, lead, rank: 1 } });
  expect(body['board']).toMatchObject({ people: [{ lead, count: 2 }] });
  expect((await looker.call('GET', `/api/daily/${today}`)).body).toMatchObject({ people: 2, own: null, board: null });

  // a game after the first is practice
  const again = await one.call('POST', `/api/daily/${today}/play`, {});
  expect(again.body['game']).not.toBe(first);
  expect((await one.call('GET', `/api/daily/${today}`)).body).toMatchObject({ own: { game: first, lead } });
  await one.call('POST', `/api/games/${String(again.body['game'])}/commands`, {
    id: randomUUID(),
    version: 0,
    command: { kind: 'resign' },
  });

  const secrets = [seed, await seedOf(daysLater(today, 1))];
  for (const text of await everyAnswer([one, looker], first))
    for (const secret of secrets) expect(text).not.toContain(secret);

  const before = await counts();
  for (let nth = 0; nth < 1_000; nth++) await tamper(nth % 2 === 0 ? other : looker, second, nth);
  expect(await counts()).toEqual(before);

  await toYesterday(today);
  const yesterday = daysLater(today, -1);
  const { body: over } = await looker.call('GET', `/api/daily/${yesterday}`);
  expect(over).toMatchObject({ seed, people: 2, board: { people: [{ lead, count: 2 }] } });
  const { body: record } = await one.call('GET', `/api/games/${first}/record`);
  expect(record).toMatchObject({ seed });
  expect(dealer(seed).commitment).toBe(over['fingerprint']);
  expect(reasonOf(await one.call('POST', `/api/daily/${yesterday}/play`, {}))).toBe('not-today');
});

/** The answers of every readable endpoint about a game and its day. */
async function everyAnswer(guests: readonly Guest[], game: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const guest of guests) {
    for (const { method, path } of Object.values(ENDPOINTS)) {
      if (method !== 'GET') continue;
      for (const day of [today, daysLater(today, 1), daysLater(today, 2)]) {
        const filled = path
          .replace(':game', game)
          .replace(':user', guest.user)
          .replace(':day', day)
          .replace(/:\w+/, '1');
        texts.push(JSON.stringify((await guest.call('GET', filled)).body));
      }
    }
  }
  return texts;
}

/** Commands that no player may send, and results that no player may write. */
async function tamper(guest: Guest, game: string, nth: number): Promise<void> {
  const id = randomUUID();
  const commands = [
    { kind: 'action', action: 'pass' },
    { kind: 'undo', to: nth },
    { kind: 'takeback', to: nth },
    { kind: 'resign' },
    { kind: 'result', totals: [999, 0, 0] },
  ];
  const result = { lead: 500, totals: [999, 0, 0], user: guest.user };
  const [path, body] = (
    [
      [`/api/games/${game}/commands`, { id, version: nth, command: commands[nth % commands.length] }],
      [`/api/daily/${today}`, result],
      [`/api/daily/${today}/of/${guest.user}`, result],
      [`/api/daily/${today}/play`, { ...result, counted: true }],
      [`/api/games/${game}/join`, { seat: 0 }],
    ] as const
  )[nth % 5] ?? ['/api/daily', result];
  const { status } = await guest.call('POST', path, body);
  expect(status).toBeGreaterThanOrEqual(400);
}

/** All answers about a day as they will be tomorrow. */
async function toYesterday(day: string): Promise<void> {
  const before = daysLater(day, -1);
  await cluster.pool.query(
    `insert into daily_deals (daily_on, seed, fingerprint, engine, edition, bots)
     select $2::date, seed, fingerprint, engine, edition, bots from daily_deals where daily_on = $1`,
    [day, before],
  );
  await cluster.pool.query('update games set daily_on = $2, mark = gen_random_uuid() where daily_on = $1', [
    day,
    before,
  ]);
  await cluster.pool.query('update daily_results set daily_on = $2 where daily_on = $1', [day, before]);
  await cluster.pool.query('update daily_counts set daily_on = $2 where daily_on = $1', [day, before]);
}

test('no player undoes answers of bots', { timeout: 60_000 }, async () => {
  const guest = await cluster.guest();
  for await (const { id, game } of turnsOf(guest)) {
    const own = game.line.findLast(({ seat, seq }) => seat === 0 && seq < game.undo.free);
    if (own === undefined) {
      await play(guest, id, game);
      continue;
    }
    const answer = await guest.call('POST', `/api/games/${id}/commands`, {
      id: randomUUID(),
      version: game.record.entries.length,
      command: { kind: 'takeback', to: own.seq },
    });
    expect(reasonOf(answer)).toBe('undo-too-far');
    return;
  }
});

test('bots play the deal in advance', { timeout: 120_000 }, async () => {
  const botPool = new BotPool(1, 20_000);
  try {
    const parts = { pool: cluster.pool, botPool, now: Date.now, games: 2 };
    let played = 0;
    while (played < 6) played += await playField(parts, 1_000);
    expect(await playField(parts, 1_000)).toBe(0);
  } finally {
    await botPool.close();
  }
  const { rows } = await cluster.pool.query(
    `select sum(count)::int as games from daily_counts where not is_person and daily_on >= $1 group by daily_on`,
    [today],
  );
  expect(rows).toEqual([{ games: 2 }, { games: 2 }]);
});
