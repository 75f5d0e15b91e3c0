import { dealOut } from '@la-stanza/engine/fair';
import { undo, type ActionId, type Game, type GameEvent, tryPlay, parseAction, whoseTurn } from '@la-stanza/engine';
import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import { inTransaction } from '../db/pool.ts';
import { advanced, newEntries } from './append-entries.ts';
import { append } from './entry-writer.ts';
import { followUps, hasNoJob, writeFollowUps } from './follow-ups.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Play } from './play.ts';
import { seatArrivals, withShares } from './seat-arrivals.ts';
import { isSameRow, seatOf, type StoredGame } from './stored-game.ts';
import { updateSeats } from './update-table.ts';

export type EntryCommand = Extract<Command, { kind: 'action' | 'undo' }>;
type EntryOrder = Omit<CommandOrder, 'command'> & { readonly command: EntryCommand };

/**
 * Carries out a command that adds to the record. The rules are applied to the cached game, and the result is written only onto the row
 * that was cached.
 */
export async function acceptEntry(
  play: Play,
  user: string,
  game: string,
  order: EntryOrder,
): Promise<Accepted | Refused> {
  const known = await play.store.get(game, order.version);
  if (known === undefined) return refuse('no-such-game');
  const first = await tryEntry(play, user, known, order);
  if (!('refused' in first)) return first;
  // the cached game may be old: the database decides
  const fresh = await play.store.refresh(game);
  if (fresh === undefined) return refuse('no-such-game');
  if (isSameRow(fresh, known)) {
    if (first.refused.code === 'no-such-game') throw new Error(`game ${game} has no seed`);
    return first;
  }
  return tryEntry(play, user, fresh, order);
}

async function tryEntry(play: Play, user: string, stored: StoredGame, order: EntryOrder): Promise<Accepted | Refused> {
  const own = stored.seats.find((each) => each.user === user);
  if (own === undefined) return refuse('not-seated', stored.version);
  // this also applies to a player who has left since: an accepted command stays accepted
  if (order.version < stored.version && (await isRepeated(play, stored.id, own.seat, order))) {
    return { version: stored.version, revision: stored.revision };
  }
  const seat = seatOf(stored, user);
  if (seat === undefined) return refuse('already-resigned', stored.version);
  if (stored.status !== 'running' || stored.fold === undefined) return refuse('game-not-running', stored.version);
  if (order.version !== stored.version) return refuse('stale-version', stored.version, { version: stored.version });
  if (seat.standing === 'absent') return refuse('timed-out', stored.version);
  if (stored.acting !== seat.seat) return refuse('not-your-turn', stored.version, { acting: stored.acting });
  const judged = await judge(play, stored, stored.fold, order.command);
  if ('refused' in judged) return judged;
  const after = await write(play, stored, judged, { seat: seat.seat, clientId: order.id, byBot: false });
  return after === undefined
    ? refuse('stale-version', stored.version, { version: stored.version })
    : { version: after.version, revision: after.revision };
}

/** An accepted command is stored at the version it was sent for, so a repeated one is found by key. */
async function isRepeated({ pool }: Play, game: string, seat: number, { id, version }: EntryOrder): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-repeated',
    text: 'select 1 from entries where game_id = $1 and seq = $2 and client_id = $3 and seat = $4',
    values: [game, version, id, seat],
  });
  return rowCount === 1;
}

/** A game with its new entries, and their events. */
interface Judged {
  readonly fold: Game;
  readonly events: readonly GameEvent[];
}

/** Applies the rules: returns the game with its new entries, or the refusal. */
async function judge(play: Play, stored: StoredGame, game: Game, command: EntryCommand): Promise<Judged | Refused> {
  if (command.kind === 'undo') {
    const { free } = game.undo;
    const back = command.to < free ? undefined : undo(game, command.to);
    if (back === undefined || 'fault' in back) return refuse('undo-too-far', stored.version, { earliest: free });
    return { fold: back.game, events: [] };
  }
  const action = parseAction(command.action)?.id;
  return action === undefined ? refuse('unknown-action', stored.version) : judgeAction(play, stored, game, action);
}

async function judgeAction(
  { seeds }: Play,
  stored: StoredGame,
  game: Game,
  action: ActionId,
): Promise<Judged | Refused> {
  const next = tryPlay(game, action);
  if ('refusal' in next) return refuse('against-the-rules', stored.version, { refusal: next.refusal });
  // only an action that draws tiles needs the seed
  if (whoseTurn(next.game.state).who !== 'chance') return { fold: next.game, events: next.events };
  const bank = await seeds.dealerOf(stored.id, game.record.entries);
  // the cached game is gone: a restored backup is older than its start
  if (bank === undefined) return refuse('no-such-game');
  const { game: fold, steps } = dealOut(next.game, bank);
  return { fold, events: [...next.events, ...steps.flatMap(({ events }) => events)] };
}

interface Author {
  readonly seat: number;
  readonly clientId: string | null;
  readonly byBot: boolean;
}

/** Writes the entries and publishes the change; undefined if another command was written first. */
async function write(play: Play, stored: StoredGame, judged: Judged, author: Author): Promise<StoredGame | undefined> {
  const { pool, store, writer, botLimit, now } = play;
  const { events } = judged;
  const fold = withShares(stored, judged.fold);
  const appending = { stored, fold, events, seat: author.seat, clientId: author.clientId, now: now(), botLimit };
  const after = withArrivals(advanced(appending));
  const { notices, ...jobs } = followUps(stored, after, author.byBot);
  const row = { ...newEntries(after, appending), notices: notices.length === 0 ? null : notices };
  const isWritten =
    hasNoJob(jobs) && after.seats === stored.seats
      ? await writer.append(row)
      : await inTransaction(pool, async (client) => {
          if (!(await append(client, row))) return false;
          await updateSeats(client, stored, after);
          await writeFollowUps(client, stored.id, { ...jobs, notices: [] });
          return true;
        });
  if (!isWritten) return undefined;
  store.put(after);
  play.publish({ before: stored, after });
  return after;
}

/** Arrivals change the table's revision too, because every client shows the seats. */
function withArrivals(after: StoredGame): StoredGame {
  const seated = seatArrivals(after);
  return seated === after ? after : { ...seated, revision: after.revision + 1 };
}

/** Writes a bot's action, bound to the version it was computed for; undefined if the game has advanced. */
export async function acceptBotAction(
  play: Play,
  stored: StoredGame,
  action: ActionId,
): Promise<StoredGame | undefined> {
  if (stored.fold === undefined || stored.acting === null) return undefined;
  const judged = await judgeAction(play, stored, stored.fold, action);
  if ('refused' in judged) throw new Error(`the bot's action is refused: ${JSON.stringify(judged.refused)}`);
  return write(play, stored, judged, { seat: stored.acting, clientId: null, byBot: true });
}
