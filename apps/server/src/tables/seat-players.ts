import { isKnownBot } from '../bots/bot-names.ts';
import { refuse, type Refused } from '../play/outcome.ts';
import type { StoredGame, StoredSeat } from '../play/stored-game.ts';

export interface Player {
  readonly user: string;
  readonly name: string;
}

/** A player who sits down. */
export interface Arrival extends Player {
  /** The player's part of the seed. */
  readonly nonce: string | null;
}

type Changed = Refused | StoredGame;

const OPEN = { kind: 'open', user: null, name: null, bot: null, nonce: null } as const;

const withSeat = (stored: StoredGame, seat: StoredSeat): StoredGame => ({
  ...stored,
  seats: stored.seats.map((other) => (other.seat === seat.seat ? seat : other)),
});

/** How long a table waits after its last seat was taken before it starts by itself, in milliseconds. */
const FULL_FOR = 10_000;

const isFull = ({ seats }: StoredGame): boolean => seats.every(({ kind }) => kind !== 'open');

/**
 * A table whose seats are all taken starts soon; if a seat becomes free again, the table waits. A casual table has its own start time.
 */
function withStart(stored: StoredGame, now: number): StoredGame {
  if (stored.botSeats !== null) return stored;
  return { ...stored, gathersUntil: isFull(stored) ? now + FULL_FOR : null };
}

const A_DAY = 86_400_000;

/** For a day the seats are reserved for invited players, or for those of the previous game. */
function isKept({ invited, seats, createdAt }: StoredGame, user: string, open: number, now: number): boolean {
  const awaited = invited.filter((each) => !seats.some((seat) => seat.user === each));
  return !invited.includes(user) && awaited.length >= open && now - createdAt < A_DAY;
}

interface Joining {
  readonly now: number;
  /** The requested seat; any if undefined. */
  readonly wanted?: number | undefined;
  readonly blockers?: ReadonlySet<string>;
}

/** Takes the requested seat or the first open one, unless the host has blocked the player. */
export function join(
  stored: StoredGame,
  { user, name, nonce }: Arrival,
  { now, wanted, blockers = new Set() }: Joining,
): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  if (blockers.has(stored.host) || stored.removed.includes(user)) return refuse('not-welcome');
  if (stored.seats.some((seat) => seat.user === user)) return refuse('already-seated');
  const open = stored.seats.filter(({ kind }) => kind === 'open');
  if (open.length === 0) return refuse('table-full');
  if (isKept(stored, user, open.length, now)) return refuse('seats-kept');
  const seat = wanted === undefined ? open[0] : open.find((each) => each.seat === wanted);
  if (seat === undefined) return refuse('seat-taken');
  return withStart(withSeat(stored, { ...seat, kind: 'human', user, name, nonce }), now);
}

/** Adds a seated player's part of the seed: the host has seen the server's promise only after sitting down. */
export function share(stored: StoredGame, user: string, nonce: string): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  const seat = stored.seats.find((each) => each.user === user);
  if (seat === undefined) return refuse('not-seated');
  if (seat.nonce === nonce) return stored;
  return seat.nonce === null ? withSeat(stored, { ...seat, nonce }) : refuse('already-shared');
}

/** Sets whether the game counts for ratings; the host decides until it starts. Games with custom figures never count. */
export function setRated(stored: StoredGame, { user }: Player, rated: boolean): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  if (stored.host !== user) return refuse('not-host');
  if (rated && (stored.figures !== 'standard' || stored.rulings !== null || stored.botSeats !== null))
    return refuse('never-rated');
  return { ...stored, rated };
}

/** Leaves before the start. The next player becomes host; a table without players closes. */
export function leave(stored: StoredGame, { user }: Player, now: number): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  const seat = stored.seats.find((each) => each.user === user);
  if (seat === undefined && stored.host !== user) return refuse('not-seated');
  const left = seat === undefined ? stored : withStart(withSeat(stored, { ...seat, ...OPEN }), now);
  if (stored.host !== user) return left;
  const next = left.seats.find((each) => each.user !== null)?.user;
  if (next !== undefined && next !== null) return { ...left, host: next };
  return { ...left, status: 'over', ending: 'abandoned', endedAt: now };
}

/** The host removes a player. The player cannot sit down again, and their link no longer opens a private table. */
export function remove(stored: StoredGame, { user }: Player, wanted: number, newKey: () => string): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  if (stored.host !== user) return refuse('not-host');
  const seat = stored.seats[wanted];
  if (seat === undefined || seat.user === null) return refuse('not-seated');
  if (seat.user === user) return refuse('self-meant');
  const gone = seat.user;
  return {
    ...withSeat(stored, { ...seat, ...OPEN }),
    gathersUntil: stored.botSeats === null ? null : stored.gathersUntil,
    invite: stored.invite === null ? null : newKey(),
    invited: stored.invited.filter((other) => other !== gone),
    removed: [...stored.removed, gone],
  };
}

/** The host gives an open seat to a bot, or opens a bot's seat. */
export function seatBot(stored: StoredGame, { user }: Player, wanted: number, bot: string | null): Changed {
  if (stored.status !== 'open') return refuse('not-open');
  if (stored.host !== user) return refuse('not-host');
  const seat = stored.seats[wanted];
  if (seat === undefined || seat.kind === 'human') return refuse('seat-taken');
  if (bot !== null && !isKnownBot(bot)) return refuse('unknown-bot');
  const seated = withSeat(stored, bot === null ? { ...seat, ...OPEN } : { ...seat, kind: 'bot', bot });
  // a host who seats the last bot also starts the game
  return { ...seated, gathersUntil: stored.botSeats === null ? null : stored.gathersUntil };
}

/** Removes the open seats; the players behind them move up. */
export function withoutOpenSeats(stored: StoredGame): StoredGame {
  const taken = stored.seats.filter(({ kind }) => kind !== 'open');
  if (taken.length === stored.seats.length) return stored;
  return { ...stored, seats: taken.map((each, seat) => ({ ...each, seat })) };
}
