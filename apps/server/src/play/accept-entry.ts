import { advance, parse, toAct, undo, type ActionId, type Game } from '@la-stanza/engine';
import type { Accepted, Command, CommandOrder } from '@la-stanza/protocol';
import { inTransaction } from '../db/pool.ts';
import { advanced, newEntries } from './append-entries.ts';
import { append } from './entry-writer.ts';
import { dealtOut } from './fold.ts';
import { followUps, isNothing, writeFollowUps } from './follow-ups.ts';
import { refuse, type Refused } from './outcome.ts';
import type { Play } from './play.ts';
import { seatOf, type StoredGame } from './stored-game.ts';

export type EntryCommand = Extract<Command, { kind: 'action' | 'undo' }>;
type EntryOrder = Omit<CommandOrder, 'command'> & { readonly command: EntryCommand };

/** Carries out a command that adds to the record. Judged by what is known here, written only if the database agrees. */
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
  // what is known here may be old: the database has the last word
  const fresh = await play.store.refresh(game);
  if (fresh === undefined) return refuse('no-such-game');
  if (fresh.version === known.version && fresh.revision === known.revision) return first;
  return tryEntry(play, user, fresh, order);
}

async function tryEntry(play: Play, user: string, stored: StoredGame, order: EntryOrder): Promise<Accepted | Refused> {
  const own = stored.seats.find((each) => each.user === user);
  if (own === undefined) return refuse('not-seated', stored.version);
  // also for a player who has left since: what was accepted stays accepted
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
  const is = await write(play, stored, judged.fold, { seat: seat.seat, clientId: order.id, byBot: false });
  return is === undefined
    ? refuse('stale-version', stored.version, { version: stored.version })
    : { version: is.version, revision: is.revision };
}

/** An accepted command stands exactly where it was aimed at, so a repeated one is found without searching. */
async function isRepeated({ pool }: Play, game: string, seat: number, { id, version }: EntryOrder): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-repeated',
    text: 'select 1 from entries where game_id = $1 and seq = $2 and client_id = $3 and seat = $4',
    values: [game, version, id, seat],
  });
  return rowCount === 1;
}

/** The rules decide; the answer is the game with the new entries or the reason against. */
async function judge(
  play: Play,
  stored: StoredGame,
  game: Game,
  command: EntryCommand,
): Promise<{ readonly fold: Game } | Refused> {
  if (command.kind === 'undo') {
    const { free } = game.undo;
    const back = command.to < free ? undefined : undo(game, command.to);
    if (back === undefined || 'code' in back) return refuse('undo-too-far', stored.version, { earliest: free });
    return { fold: back.game };
  }
  const action = parse(command.action);
  return action === undefined ? refuse('unknown-action', stored.version) : judgeAction(play, stored, game, action);
}

async function judgeAction(
  { seeds }: Play,
  stored: StoredGame,
  game: Game,
  action: ActionId,
): Promise<{ readonly fold: Game } | Refused> {
  const next = advance(game, action);
  if ('code' in next) return refuse('against-the-rules', stored.version, { refusal: next });
  // the seed is fetched only for an action that draws tiles
  if (toAct(next.game.state).who !== 'chance') return { fold: next.game };
  return { fold: dealtOut(stored, next.game, await seeds.dealerOf(stored.id)) };
}

interface Author {
  readonly seat: number;
  readonly clientId: string | null;
  readonly byBot: boolean;
}

/** Writes and then tells; nothing if somebody else was faster. */
async function write(play: Play, stored: StoredGame, fold: Game, author: Author): Promise<StoredGame | undefined> {
  const { pool, store, writer, botLimit, now } = play;
  const appending = { stored, fold, seat: author.seat, clientId: author.clientId, now: now(), botLimit };
  const is = advanced(appending);
  const row = newEntries(is, appending);
  const after = followUps(stored, is, author.byBot);
  const isWritten = isNothing(after)
    ? await writer.append(row)
    : await inTransaction(pool, async (client) => {
        if (!(await append(client, row))) return false;
        await writeFollowUps(client, stored.id, after);
        return true;
      });
  if (!isWritten) return undefined;
  store.put(is);
  play.publish({ was: stored, is });
  return is;
}

/** A bot's answer, bound to the version it was thought out for; nothing if the game has moved on. */
export async function acceptBotAction(
  play: Play,
  stored: StoredGame,
  action: ActionId,
): Promise<StoredGame | undefined> {
  if (stored.fold === undefined || stored.acting === null) return undefined;
  const judged = await judgeAction(play, stored, stored.fold, action);
  if ('refused' in judged) throw new Error(`the bot's action is refused: ${JSON.stringify(judged.refused)}`);
  return write(play, stored, judged.fold, { seat: stored.acting, clientId: null, byBot: true });
}
