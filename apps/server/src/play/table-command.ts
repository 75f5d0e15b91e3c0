import { randomUUID } from 'node:crypto';
import { undo as takeBack } from '@la-stanza/engine';
import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import type { PoolClient } from 'pg';
import { choose, comeBack } from './absence.ts';
import { withoutIncrement } from '../clock/run-clock.ts';
import { inTransaction } from '../db/pool.ts';
import { advanced, newEntries } from './append-entries.ts';
import type { EntryCommand } from './accept-entry.ts';
import type { Case, Decision } from './decision.ts';
import { append } from './entry-writer.ts';
import { followUps, writeFollowUps } from './follow-ups.ts';
import { loadGame } from './load-game.ts';
import { answer, offerEnd, resign, takeback } from './offers.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Change, Play } from './play.ts';
import { seatOf, type StoredGame } from './stored-game.ts';
import { updateTable } from './update-table.ts';

type TableCommand = Exclude<Command, EntryCommand>;
type TableOrder = Omit<CommandOrder, 'command'> & { readonly command: TableCommand };

/** Locks the row of a game and reads it as it then is. */
export async function lockGame(
  client: PoolClient,
  play: Pick<Play, 'store'>,
  id: string,
): Promise<StoredGame | undefined> {
  // two statements: a query that waits for the row would read the entries as they were before it waited
  await client.query({ name: 'lock-game', text: 'select 1 from games where id = $1 for update', values: [id] });
  return loadGame(client, id, play.store.peek(id));
}

/** Carries out a command that changes the table and not, by itself, the record. */
export async function acceptTableCommand(
  play: Play,
  user: string,
  game: string,
  order: TableOrder,
): Promise<Accepted | Refused> {
  // strangers must not be able to hold the lock of a game
  const known = await seatedGame(play, user, game);
  if ('refused' in known) return known;
  const done = await inTransaction(play.pool, async (client) => {
    const stored = await lockGame(client, play, game);
    if (stored === undefined) return refuse('no-such-game');
    const repeated = await findRepeated(client, game, user, order.id);
    if (repeated !== undefined) return repeated;
    const seat = stored.seats.find((each) => each.user === user);
    if (seat === undefined) return refuse('not-seated', stored.version);
    if (stored.status !== 'running') return refuse('game-not-running', stored.version);
    if (seatOf(stored, user) === undefined) return refuse('already-resigned', stored.version);
    const decision = decide({ stored, seat, now: play.now(), botLimit: play.botLimit, newId: randomUUID }, order);
    if ('refused' in decision) return decision;
    const is = await carryOut(client, play, stored, decision);
    await client.query({
      name: 'note-command',
      text: 'insert into commands (game_id, client_id, user_id, version, revision) values ($1, $2, $3, $4, $5)',
      values: [game, order.id, user, is.version, is.revision],
    });
    return { was: stored, is };
  });
  return 'was' in done ? tell(play, done) : done;
}

async function seatedGame({ store }: Play, user: string, game: string): Promise<StoredGame | Refused> {
  const isSeated = (stored: StoredGame): boolean => stored.seats.some((seat) => seat.user === user);
  const known = await store.get(game);
  const stored = known !== undefined && isSeated(known) ? known : await store.refresh(game);
  if (stored === undefined) return refuse('no-such-game');
  return isSeated(stored) ? stored : refuse('not-seated', stored.version);
}

/** After the commit: others may know. */
export function tell(play: Play, change: Change): Accepted {
  play.store.put(change.is);
  play.publish(change);
  return { version: change.is.version, revision: change.is.revision };
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

function decide(given: Case, { command, version }: TableOrder): Decision {
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
      return comeBack(given);
  }
}

/** Writes what was decided, with everything that follows from it. */
async function carryOut(
  client: PoolClient,
  play: Play,
  stored: StoredGame,
  decision: Exclude<Decision, Refused>,
): Promise<StoredGame> {
  const is =
    'is' in decision
      ? await updateTable(client, stored, decision.is, play.now())
      : await undo(client, play, stored, decision);
  await writeFollowUps(client, stored.id, followUps(stored, is, false));
  return is;
}

async function undo(
  client: PoolClient,
  { now, botLimit }: Play,
  stored: StoredGame,
  { undoTo, seat }: { readonly undoTo: number; readonly seat: number },
): Promise<StoredGame> {
  const banks = withoutIncrement(stored.pace, stored.banks, seat);
  // the clock of the player who was to act next did not run: that turn has not been
  const before = { acting: null, deadline: null, banks };
  const back = stored.fold === undefined ? undefined : takeBack(stored.fold, undoTo);
  if (back === undefined || 'code' in back) throw new Error(`game ${stored.id} cannot go back to ${undoTo}`);
  const fold = back.game;
  const appending = { stored, fold, seat, clientId: null, now: now(), botLimit, before };
  const is = advanced(appending);
  if (!(await append(client, newEntries(is, appending)))) throw new Error(`game ${stored.id} changed under its lock`);
  return is;
}
