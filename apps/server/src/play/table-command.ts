import { randomUUID } from 'node:crypto';
import { undo as takeBack, type Game } from '@la-stanza/engine';
import { undoSteps } from '@la-stanza/engine/fair';
import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import type { PoolClient } from 'pg';
import { choose, claim, returnToSeat } from './absence.ts';
import { withoutIncrement } from '../clock/run-clock.ts';
import { inTransaction } from '../db/pool.ts';
import { advanced, newEntries } from './append-entries.ts';
import type { EntryCommand } from './accept-entry.ts';
import type { Case, Verdict } from './verdict.ts';
import { append } from './entry-writer.ts';
import { followUps, writeFollowUps } from './follow-ups.ts';
import { loadTable } from './load-game.ts';
import { answer, offerEnd, resign, takeback } from './offers.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Change, Play } from './play.ts';
import { isBot, seatOf, type StoredGame } from './stored-game.ts';
import { updateTable } from './update-table.ts';

type TableCommand = Exclude<Command, EntryCommand>;
type TableOrder = Omit<CommandOrder, 'command'> & { readonly command: TableCommand };

/** Locks a game's row and loads the game. */
export async function lockGame(
  client: PoolClient,
  play: Pick<Play, 'store'>,
  id: string,
): Promise<StoredGame | undefined> {
  // two statements: a single query that waits for the lock would read the entries from before the wait
  await client.query({ name: 'lock-game', text: 'select 1 from games where id = $1 for update', values: [id] });
  return play.store.load(client, id);
}

/** Locks a game's row and loads its table, with the record only if it is cached already. */
export async function lockTable(
  client: PoolClient,
  play: Pick<Play, 'store'>,
  id: string,
): Promise<StoredGame | undefined> {
  await client.query({ name: 'lock-game', text: 'select 1 from games where id = $1 for update', values: [id] });
  return play.store.loadTable(client, id);
}

/** Carries out a command that changes the table, for example an offer, and adds no action. */
export async function acceptTableCommand(
  play: Play,
  user: string,
  game: string,
  order: TableOrder,
): Promise<Accepted | Refused> {
  // users without a seat must not be able to lock the game
  const known = await seatedGame(play, user, game);
  if ('refused' in known) return known;
  const done = await inTransaction(play.pool, async (client) => {
    // leaving a game must be possible even if its record does not replay
    const stored = await (order.command.kind === 'resign' ? lockTable : lockGame)(client, play, game);
    if (stored === undefined) return refuse('no-such-game');
    const repeated = await findRepeated(client, game, user, order.id);
    if (repeated !== undefined) return repeated;
    const seat = stored.seats.find((each) => each.user === user);
    if (seat === undefined) return refuse('not-seated', stored.version);
    if (stored.status !== 'running') return refuse('game-not-running', stored.version);
    if (seatOf(stored, user) === undefined) return refuse('already-resigned', stored.version);
    const waited = order.command.kind === 'claim' ? await waitedFor(client, play, stored) : 0;
    const given: Case = { stored, seat, now: play.now(), botLimit: play.botLimit, newId: randomUUID, waited };
    const verdict = decide(given, order);
    if ('refused' in verdict) return verdict;
    const after = await carryOut(client, play, stored, verdict);
    await client.query({
      name: 'note-command',
      text: 'insert into commands (game_id, client_id, user_id, version, revision) values ($1, $2, $3, $4, $5)',
      values: [game, order.id, user, after.version, after.revision],
    });
    return { before: stored, after };
  });
  return 'before' in done ? publishChange(play, done) : done;
}

async function seatedGame({ store, pool }: Play, user: string, game: string): Promise<StoredGame | Refused> {
  const isSeated = (stored: StoredGame): boolean => stored.seats.some((seat) => seat.user === user);
  const known = store.peek(game);
  const stored = known !== undefined && isSeated(known) ? known : await loadTable(pool, game);
  if (stored === undefined) return refuse('no-such-game');
  return isSeated(stored) ? stored : refuse('not-seated', stored.version);
}

/** Publishes a change; call it after the commit. */
export function publishChange(play: Play, change: Change): Accepted {
  play.store.put(change.after);
  play.publish(change);
  return { version: change.after.version, revision: change.after.revision };
}

async function findRepeated(
  client: PoolClient,
  game: string,
  user: string,
  id: string,
): Promise<Accepted | Refused | undefined> {
  const { rows } = await client.query<{ user_id: string; version: number; revision: number }>({
    name: 'find-repeated',
    text: 'select user_id, version, revision from commands where game_id = $1 and client_id = $2',
    values: [game, id],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  return row.user_id === user ? { version: row.version, revision: row.revision } : refuse('id-reused');
}

/** How long the acting player has kept the others waiting; a vacation does not count. */
async function waitedFor(client: PoolClient, play: Play, stored: StoredGame): Promise<number> {
  const user = stored.seats[stored.acting ?? -1]?.user ?? null;
  if (user === null) return 0;
  if (stored.pace.kind === 'live') return play.awayFor(stored.id, user);
  const { rows } = await client.query<{ waited: number }>({
    name: 'waited-for',
    text: `select extract(epoch from now() - greatest($2::timestamptz, u.vacation_until,
      (select e.at from entries e where e.game_id = $1 order by e.seq desc limit 1)))::float8 * 1000 as waited
      from users u where u.id = $3`,
    values: [stored.id, new Date(stored.startedAt ?? 0), user],
  });
  return rows[0]?.waited ?? 0;
}

function decide(given: Case, { command, version }: TableOrder): Verdict {
  switch (command.kind) {
    case 'takeback':
      return takeback(given, command.to, version);
    case 'offer-end':
      return offerEnd(given);
    case 'answer':
      return answer(given, command.offer, command.agree);
    case 'resign':
      return resign(given);
    case 'absence':
      return choose(given, command.choice);
    case 'return':
      return returnToSeat(given);
    case 'claim':
      return claim(given);
  }
}

/** Writes the verdict and its follow-ups. */
async function carryOut(
  client: PoolClient,
  play: Play,
  stored: StoredGame,
  verdict: Exclude<Verdict, Refused>,
): Promise<StoredGame> {
  const after =
    'after' in verdict
      ? await updateTable(client, stored, verdict.after, play.now())
      : await undo(client, play, stored, verdict);
  await writeFollowUps(client, stored.id, followUps(stored, after, false));
  return after;
}

/** The game as it was before an entry; bots' turns since then are undone one by one. */
function afterUndo(stored: StoredGame, to: number): Game {
  const { id, fold } = stored;
  const steps =
    fold === undefined ? undefined : undoSteps(fold, to, (seat) => seat !== 'chance' && isBot(stored, seat));
  if (fold === undefined || steps === undefined) throw new Error(`game ${id} cannot go back to ${to}`);
  return steps.reduce((game, step) => {
    const back = takeBack(game, step);
    if ('fault' in back) throw new Error(`game ${id} cannot go back to ${step}`);
    return back.game;
  }, fold);
}

async function undo(
  client: PoolClient,
  { now, botLimit }: Play,
  stored: StoredGame,
  { undoTo, seat }: { readonly undoTo: number; readonly seat: number },
): Promise<StoredGame> {
  const banks = withoutIncrement(stored.pace, stored.banks, seat);
  // the next player's clock did not run: that turn is undone
  const clock = { acting: null, deadline: null, banks };
  const fold = afterUndo(stored, undoTo);
  const appending = { stored, fold, events: [], seat, clientId: null, now: now(), botLimit, clock };
  const after = advanced(appending);
  if (!(await append(client, newEntries(after, appending))))
    throw new Error(`game ${stored.id} changed under its lock`);
  return after;
}
