import { randomInt } from 'node:crypto';
import type { Answer, LiveClient } from '@la-stanza/protocol';
import { anyAction } from '../test/kit/choose.ts';
import { checkRecords } from '../test/kit/check-records.ts';
import { Cluster } from '../test/kit/cluster.ts';
import { Guest } from '../test/kit/guest.ts';
import { Match } from '../test/kit/match.ts';
import { requireServices } from '../test/kit/services.ts';
import { isShort, size } from '../test/kit/size.ts';
import { startedGame } from '../test/kit/tables.ts';
import { offerOf } from '../test/kit/offer-of.ts';
import { until } from '../test/kit/until.ts';

/*
 * Three races, a thousand rounds each, between real clients on two nodes: one seat acts from two sockets, a take-back races the next
 * player's move, and the clock races a move. Each must have one winner, and a reason code for the loser.
 */

const ROUNDS = size('STANZA_TEST_ROUNDS', 1_000, 12);
const LANES = isShort ? 2 : 8;

interface Tally {
  rounds: number;
  readonly wins: Record<string, number>;
  readonly reasons: Record<string, number>;
  readonly violations: string[];
}

const count = (of: Record<string, number>, name: string): void => {
  of[name] = (of[name] ?? 0) + 1;
};

await requireServices();
const cluster = await Cluster.start({ nodes: 2, workers: 1, settings: { STANZA_SWEEP: '50' } });
const tallies = new Map<string, Tally>();

interface Pair {
  readonly match: Match;
  /** The same players, each connected to the other node as well. */
  readonly doubles: readonly LiveClient[];
  readonly close: () => void;
}

async function newPair(): Promise<Pair> {
  let at = 0;
  const urls = (): string => cluster.url(at);
  const guests = [await Guest.enter(urls), await Guest.enter(urls)];
  const game = await startedGame(guests, { pace: { kind: 'live', bank: 3_600, increment: 0 } });
  const clients = guests.map((guest) => guest.live());
  at = 1;
  const doubles = guests.map((guest) => guest.live());
  for (const double of doubles) double.watch(game);
  const match = new Match(game, clients);
  await match.ready();
  await until('the doubles watch', () => doubles.every((double) => double.watch(game).version > 0));
  return { match, doubles, close: () => [...clients, ...doubles].forEach((client) => client.close()) };
}

/** Records one round: exactly one of the two commands must have been accepted. */
function judge(tally: Tally, match: Match, names: readonly [string, string], answers: readonly [Answer, Answer]): void {
  tally.rounds++;
  const winners = names.filter((_, index) => answers[index]?.accepted);
  for (const winner of winners) count(tally.wins, winner);
  for (const answer of answers) if (!answer.accepted) count(tally.reasons, answer.reason.code);
  if (winners.length !== 1) tally.violations.push(`${match.game} at ${match.version}: ${winners.length} winners`);
}

async function settle({ match, doubles }: Pair, answers: readonly Answer[]): Promise<void> {
  const version = Math.max(match.version, ...answers.map((answer) => (answer.accepted ? answer.version : 0)));
  await match.reached(version);
  await until('the doubles have come', () => doubles.every((double) => double.watch(match.game).version >= version));
}

/** The same seat acts from two sockets on two nodes. */
async function twoSockets(pair: Pair, tally: Tally): Promise<boolean> {
  const { match, doubles } = pair;
  const client = match.acting();
  if (client === undefined) return false;
  const double = doubles[match.clients.indexOf(client)];
  if (double === undefined) return false;
  const state = match.state();
  const send = (from: LiveClient): Promise<Answer> =>
    from.command(match.game, match.version, { kind: 'action', action: anyAction(state) });
  const answers = await Promise.all([send(client), send(double)]);
  judge(tally, match, ['first', 'second'], answers);
  await settle(pair, answers);
  return true;
}

/** The last consent to a take-back races the next player's move. */
async function takeback(pair: Pair, tally: Tally): Promise<boolean> {
  const { match, doubles } = pair;
  const first = match.acting();
  if (first === undefined) return false;
  const start = match.version;
  while (match.acting() === first) {
    const state = match.state();
    const answer = await first.command(match.game, match.version, { kind: 'action', action: anyAction(state) });
    await settle(pair, [answer]);
  }
  const next = match.acting();
  if (next === undefined) return false;
  const double = doubles[match.clients.indexOf(next)];
  const asked = await first.command(match.game, match.version, { kind: 'takeback', to: lastOwn(match, start) });
  if (!asked.accepted || double === undefined) return true;
  await until('the offer is known', () => double.watch(match.game).table?.offer?.kind === 'takeback');
  const offer = offerOf(double.watch(match.game));
  const agree = (): Promise<Answer> =>
    double.command(match.game, match.version, { kind: 'answer', offer, agree: true });
  const act = (): Promise<Answer> =>
    next.command(match.game, match.version, { kind: 'action', action: anyAction(match.state()) });
  const order = randomInt(2) === 0;
  const begun = order ? [agree(), act()] : [act(), agree()];
  const [one, two] = await Promise.all(begun);
  if (one === undefined || two === undefined) return false;
  judge(tally, match, order ? ['undo', 'move'] : ['move', 'undo'], [one, two]);
  await settle(pair, [one, two]);
  return true;
}

/** The last entry of the turn that just ended. */
function lastOwn({ view }: Match, start: number): number {
  for (let seq = view.version - 1; seq > start; seq--) {
    const text = view.entries[seq] ?? '';
    if (!/^(deal|undo)/.test(text)) return seq;
  }
  return start;
}

/** A deadline passes at about the moment of a move; the worker sweeps every few milliseconds. */
async function clock(pair: Pair, tally: Tally): Promise<boolean> {
  const { match } = pair;
  const client = match.acting();
  if (client === undefined) return false;
  const version = match.version;
  const action = anyAction(match.state());
  await cluster.pool.query(`update games set deadline = now() - interval '1 minute' where id = $1`, [match.game]);
  const pause = performance.now() + randomInt(60);
  await until('the move is due', () => performance.now() >= pause);
  const answer = await client.command(match.game, version, { kind: 'action', action });
  tally.rounds++;
  const { rows } = await cluster.pool.query<{ version: number; absent: boolean }>(
    `select version, exists (select 1 from seats where game_id = games.id and standing = 'absent') as absent from games where id = $1`,
    [match.game],
  );
  const row = rows[0];
  const isMoved = (row?.version ?? 0) > version;
  if (answer.accepted !== isMoved || isMoved === row?.absent) {
    tally.violations.push(`${match.game} at ${version}: ${JSON.stringify({ answer, row })}`);
  }
  count(tally.wins, answer.accepted ? 'move' : 'clock');
  if (answer.accepted) {
    await settle(pair, [answer]);
    return true;
  }
  count(tally.reasons, answer.reason.code);
  // a player can return only once in a game, so the other player grants the time
  const other = match.clients.find((each) => each !== client);
  const given = await other?.command(match.game, version, { kind: 'absence', choice: 'wait' });
  if (given?.accepted !== true) tally.violations.push(`${match.game}: no time could be given: ${given?.reason.code}`);
  return true;
}

async function race(name: string, round: (pair: Pair, tally: Tally) => Promise<boolean>): Promise<void> {
  const tally: Tally = { rounds: 0, wins: {}, reasons: {}, violations: [] };
  tallies.set(name, tally);
  const lane = async (): Promise<void> => {
    let pair = await newPair();
    while (tally.rounds < ROUNDS) {
      if (await round(pair, tally)) continue;
      pair.close();
      pair = await newPair();
    }
    pair.close();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

try {
  await race('two sockets', twoSockets);
  await race('take-back against move', takeback);
  await race('clock against move', clock);
  const reader = await cluster.guest(0);
  const faults = await checkRecords(
    cluster.pool,
    async (game) => (await reader.call('GET', `/api/games/${game}/record`)).body,
  );
  const violations = [...faults, ...[...tallies.values()].flatMap((tally) => tally.violations)];
  console.log(JSON.stringify({ races: Object.fromEntries(tallies), violations: violations.length }, null, 1));
  for (const violation of violations.slice(0, 20)) console.error(violation);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await cluster.stop();
}
process.exit();
