import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../../../packages/engine/test/kit/random.ts';
import { Cluster } from '../test/kit/cluster.ts';
import { Guest } from '../test/kit/guest.ts';
import { Mailbox } from '../test/kit/mailbox.ts';
import { OwnRedis } from '../test/kit/own-services.ts';
import type { Settings } from '../test/kit/processes.ts';
import { isShort } from '../test/kit/size.ts';
import { TcpProxy } from '../test/kit/tcp-proxy.ts';
import { until } from '../test/kit/until.ts';
import { BRIEF_KINDS, FAULT_KINDS, type Scene } from './kit/fault-kinds.ts';
import { HaDatabase, plainDatabase } from './kit/ha-database.ts';
import { ProofTable, type TablePlan } from './kit/proof-table.ts';
import { judge } from './kit/verdict.ts';
import { Witness } from './kit/witness.ts';

/*
 * Plays games of every pace, with every kind of command, on two nodes and two workers over a PostgreSQL with two standbys, and breaks
 * one thing after another. Afterwards an independent check reads the database: no acknowledged command may be lost or
 * doubled, no client may have been shown another game, every record must replay.
 *
 *   --minutes 10        how long faults are injected
 *   --seed 1            the order of faults and the players' choices
 *   --only a,b          only these kinds of faults; --faults 20: exactly 20 faults, however long they take
 *   --short             a few faults on one PostgreSQL, to show that the proof runs
 *   --plant epoch       a node without its check of the database's history; version: without the check of the game's row.
 *                       The proof must fail then.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    faults: { type: 'string', default: isShort ? String(BRIEF_KINDS.length) : undefined },
    plant: { type: 'string' },
    json: { type: 'boolean', default: false },
    short: { type: 'boolean' },
  },
});

const PLANTS: Readonly<Record<string, { readonly file: string; readonly text: string; readonly replacement: string }>> =
  {
    epoch: {
      file: 'src/db/lineage.ts',
      text: 'if (label === this.#label) return;',
      replacement: "if (this.#label !== '') return;",
    },
    version: {
      file: 'src/play/append-statement.ts',
      text: ' and g.version = given.version and g.revision = given.revision and g.mark = given.mark',
      replacement: '',
    },
  };

const LIVE = { kind: 'live', bank: 30, increment: 1 } as const;
const PLANS: readonly TablePlan[] = [
  { pace: { kind: 'none' }, bots: [] },
  { pace: { kind: 'days', days: 1 }, bots: [], isNotifiedByMail: true },
  { pace: LIVE, bots: [] },
  { pace: { kind: 'none' }, bots: ['random'] },
  { pace: { kind: 'live', bank: 600, increment: 5 }, bots: [] },
  { pace: { kind: 'days', days: 3 }, bots: ['level-1'] },
];
const TABLES = isShort ? 6 : 12;
const NODES = 2;
/** Every table must make a move again within this time after a fault. */
const PATIENCE = 90_000;

const draw = randomFrom(Number(values.seed));
const random = (): number => draw(2 ** 32) / 2 ** 32;
const witness = new Witness();
const kinds: Record<string, number> = {};
const silences: Record<string, number[]> = {};
const damaged = new Set<string>();
let isStopped = false;

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function planted(): Settings {
  if (values.plant === undefined) return {};
  const fault = PLANTS[values.plant];
  if (fault === undefined) throw new Error(`--plant is one of ${Object.keys(PLANTS).join(', ')}`);
  return {
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, '../test/kit/plant-fault.ts')}`,
    STANZA_TEST_FAULT: JSON.stringify(fault),
  };
}

/** The clock of a process reads its time from a file; timers stay right. */
function fakeClock(clockFile: string): Settings {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (library === undefined) throw new Error('libfaketime is missing: install the package faketime.');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

async function suffer(scene: Scene, tables: readonly ProofTable[]): Promise<void> {
  const all = isShort ? BRIEF_KINDS : Object.keys(FAULT_KINDS);
  const chosen = values.only === undefined ? all : all.filter((kind) => values.only?.split(',').includes(kind));
  if (chosen.length === 0) throw new Error(`--only names none of ${all.join(', ')}`);
  const end = Date.now() + Number(values.minutes) * 60_000;
  const isOver = (count: number): boolean =>
    values.faults === undefined ? Date.now() >= end : count >= Number(values.faults);
  let queue: string[] = [];
  for (let count = 0; !isOver(count); count++) {
    if (queue.length === 0) queue = shuffled(chosen);
    const kind = queue.shift() ?? '';
    for (const table of tables) table.takeSilence();
    await FAULT_KINDS[kind]?.(scene);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const mended = Date.now();
    const stuck = (): readonly ProofTable[] => tables.filter(({ movedAt }) => movedAt < mended);
    await until(`every table moves again after: ${kind}`, () => stuck().length === 0, PATIENCE).catch(
      async (error: unknown) => {
        for (const table of stuck())
          witness.violations.push(`${String(error)}: ${await whereStuck(scene, table)} does not`);
      },
    );
    const silence = Math.max(...tables.map((table) => table.takeSilence()));
    (silences[kind] ??= []).push(silence);
    console.error(
      `${count + 1} ${kind}: no table was silent for more than ${silence} ms, ${witness.count} acknowledged`,
    );
  }
}

/** The state of a stuck table: the game in the database, what its players have seen, and its bots' jobs. */
async function whereStuck({ cluster }: Scene, { match }: ProofTable): Promise<string> {
  if (match === undefined) return 'no game';
  const { rows: games } = await cluster.pool.query(
    `select g.version, g.revision, g.acting, g.deadline, g.status, g.offer, s.kind, now() from games g
      left join seats s on s.game_id = g.id and s.seat = g.acting where g.id = $1`,
    [match.game],
  );
  const { rows: jobs } = await cluster.pool.query(
    `select task_id, attempts, run_at, locked_at, locked_by, last_error from graphile_worker._private_jobs
      where key = 'bot:' || $1::text or payload ->> 'game' = $1::text`,
    [match.game],
  );
  const seen = match.clients.map((client) => client.watch(match.game).version);
  return JSON.stringify({ game: match.game, games, jobs, seen });
}

async function areClientsCurrent(scene: Scene, tables: readonly ProofTable[]): Promise<boolean> {
  const { rows } = await scene.cluster.pool.query<{ id: string; version: number }>('select id, version from games');
  const versions = new Map(rows.map((row) => [row.id, row.version]));
  return tables.every(({ match }) =>
    match === undefined
      ? true
      : match.clients.every((client) => client.watch(match.game).version === versions.get(match.game)),
  );
}

/** A player's mailbox, confirmed by the code that was sent to it. */
async function confirmMailbox(player: Guest, address: string): Promise<void> {
  await player.call('POST', '/api/me/channels', { kind: 'mail', address, language: 'en' });
  const code = (): string | undefined =>
    mailbox
      .mails()
      .filter((mail) => mail.includes(address))
      .map((mail) => /\b(\d{8})\b/.exec(mail)?.[1])
      .at(-1);
  await until('the code is there', () => code() !== undefined, PATIENCE);
  await player.call('POST', '/api/me/channels/confirm', { address, code: code() });
}

/** The mails about turns: each must name a game of its recipient. */
function judgeMails(tables: readonly ProofTable[]): { readonly count: number; readonly wrong: readonly string[] } {
  const aboutTurns = mailbox.mails().filter((mail) => /\/online\//.test(mail));
  const wrong = aboutTurns.filter((mail) => {
    const table = tables[Number(/table-(\d+)-/.exec(mail)?.[1])];
    const game = /\/online\/([0-9a-zA-Z_-]+)/.exec(mail)?.[1];
    return game === undefined || table?.games.has(game) !== true;
  });
  return { count: aboutTurns.length, wrong: wrong.map((mail) => `a mail to the wrong person: ${mail}`) };
}

const median = (list: readonly number[]): number =>
  list.toSorted((one, other) => one - other)[Math.floor((list.length - 1) / 2)] ?? 0;

const clockFile = join(mkdtempSync(join(tmpdir(), 'stanza-clock-')), 'clock');
writeFileSync(clockFile, '+0');
const database = isShort ? await plainDatabase() : await HaDatabase.start({ STANZA_HA_DISK: '1500m' });
const redis = new OwnRedis();
const mailbox = new Mailbox();
let cluster: Cluster | undefined;
let proxies: TcpProxy[] = [];
try {
  await redis.start();
  const began = Date.now();
  const settings = {
    STANZA_BOT_LIMIT: '1000',
    STANZA_RECONCILE: '1000',
    STANZA_DRAIN: '1',
    STANZA_SENDMAIL: mailbox.program,
    STANZA_MAIL_DELAY: '0',
    STANZA_MAIL_REST: '0',
    ...planted(),
  };
  cluster = await Cluster.start({
    nodes: NODES,
    workers: 2,
    postgres: database.url,
    redis: redis.url,
    settings,
    ofWorker: isShort ? [] : [fakeClock(clockFile)],
  });
  proxies = await Promise.all(cluster.nodes.map(({ port }) => TcpProxy.start(port)));
  const address = (): string => {
    const proxy = proxies[Math.floor(Math.random() * proxies.length)];
    return `http://127.0.0.1:${proxy?.port ?? 0}`;
  };
  const tables: ProofTable[] = [];
  for (let index = 0; index < TABLES; index++) {
    const plan = PLANS[index % PLANS.length];
    if (plan === undefined) continue;
    const players = await Promise.all(Array.from({ length: 2 - plan.bots.length }, () => Guest.enter(address)));
    if (plan.isNotifiedByMail === true)
      for (const [seat, player] of players.entries())
        await confirmMailbox(player, `table-${index}-${seat}@club.example`);
    tables.push(new ProofTable(players, await Guest.enter(address), plan, witness, random));
  }
  const playing = tables.map((table) => table.play(() => isStopped));
  const scene: Scene = { database, cluster, redis, proxies, clockFile, witness, damaged, random, server: database.url };
  await suffer(scene, tables);
  isStopped = true;
  await Promise.all(playing);
  await database.whole();
  await until('every client has every entry', () => areClientsCurrent(scene, tables), 60_000).catch(() => {});
  const mails = judgeMails(tables);
  const verdict = await judge(cluster.pool, witness, tables, damaged);
  const faults = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  console.log(
    JSON.stringify({
      seed: Number(values.seed),
      seconds: Math.round((Date.now() - began) / 1_000),
      faults,
      kinds,
      acknowledged: witness.count,
      commands: witness.commands,
      mails: mails.count,
      lost: verdict.lost.length,
      doubled: verdict.doubled.length,
      forked: verdict.forked.length,
      unreadable: verdict.unreadable.length,
      violations: witness.violations.length,
      // milliseconds without a move at the table that waited longest
      silence: Object.fromEntries(
        Object.entries(silences).map(([kind, all]) => [
          kind,
          { median: median(all), all: all.toSorted((one, other) => one - other) },
        ]),
      ),
    }),
  );
  const all = [...witness.violations, ...mails.wrong, ...Object.values(verdict).flat()];
  for (const line of all.slice(0, 40)) console.error(line);
  for (const table of tables) table.close();
  process.exitCode = all.length === 0 ? 0 : 1;
} finally {
  await cluster?.stop().catch(() => {});
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await redis.stop();
  await database.stop();
  mailbox.close();
}
process.exit();
