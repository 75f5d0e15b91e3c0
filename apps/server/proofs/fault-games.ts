import { randomInt, randomUUID } from 'node:crypto';
import { anyAction, actingSeat } from '../test/kit/choose.ts';
import type { Guest } from '../test/kit/guest.ts';
import { Match } from '../test/kit/match.ts';
import { startedGame } from '../test/kit/tables.ts';
import { until } from '../test/kit/until.ts';
import type { LiveClient } from '@la-stanza/protocol';

/** A command that the server acknowledged. */
interface Acknowledged {
  readonly game: string;
  readonly id: string;
  readonly version: number;
  readonly action: string;
}

export interface TestTable {
  readonly players: readonly Guest[];
  readonly clients: readonly LiveClient[];
  readonly bots: readonly string[];
}

/** What the players have seen. */
export interface Seen {
  readonly acknowledged: Acknowledged[];
  readonly matches: Match[];
  readonly violations: string[];
  finished: number;
}

/** The longest that a step may take despite the faults; a longer one counts as stuck. */
const PATIENCE = 90_000;
const LOOK = 20;

/** Opens a game, retrying while parts of the server are down. */
async function begin({ players, clients, bots }: TestTable): Promise<Match> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      const game = await startedGame(players, {}, bots);
      const seats = [...clients, ...bots.map(() => clients[0])].flatMap((client) =>
        client === undefined ? [] : [client],
      );
      const match = new Match(game, seats);
      await match.ready();
      return match;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 + randomInt(200)));
    }
  }
}

/** Plays one game after the other at a table until stopped. */
export async function keepPlaying(table: TestTable, seen: Seen, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const match = await begin(table);
    seen.matches.push(match);
    while (!isStopped()) {
      if (!(await step(match, table, seen))) {
        seen.finished++;
        break;
      }
    }
  }
}

/** Plays one decision: sends a command for a human, or waits for a bot. Returns false when the game is over. */
export async function step(match: Match, { players, clients }: TestTable, seen: Seen): Promise<boolean> {
  const state = match.state();
  const acting = actingSeat(state);
  const { version, game } = match;
  if (acting === undefined) return false;
  if (acting >= players.length) {
    await until(`the bot of ${game} plays at ${version}`, () => match.version > version, PATIENCE, LOOK);
    return true;
  }
  const client = clients[acting];
  if (client === undefined) return false;
  const id = randomUUID();
  const action = anyAction(state);
  const answer = await withPatience(
    `${game} at ${version}`,
    client.command(game, version, { kind: 'action', action }, id),
  );
  if (!answer.accepted) {
    seen.violations.push(`${game} at ${version}: refused with ${answer.reason.code}`);
    return false;
  }
  seen.acknowledged.push({ game, id, version, action });
  await until(`the entry ${version} of ${game} comes back`, () => match.version > version, PATIENCE, LOOK);
  return true;
}

async function withPatience<T>(what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`no answer: ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
