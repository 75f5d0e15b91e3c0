import type { FollowedGame, LiveClient, TableView } from '@la-stanza/protocol';
import { anyAction, Follower } from '../../apps/server/test/kit/choose.ts';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import { until } from '../../apps/server/test/kit/until.ts';

/** The visit of a player who pressed "Take a seat"; times in milliseconds from the press. */
export interface Visit {
  readonly seated: number;
  /** Undefined if the visit ended before. */
  readonly firstTurn: number | undefined;
  /** Whether the seat was a bot's in a running game. */
  readonly isTakenOver: boolean;
  /** Whether another person was at the table at any time. */
  readonly hadCompany: boolean;
}

export interface Stay {
  /** In milliseconds. */
  readonly length: number;
  /** How long a person thinks about a turn. */
  readonly thinking: number;
  readonly random: () => number;
  /** Whether every visitor plays with bots at a table closed to others. */
  readonly isClosed: boolean;
}

const PATIENCE = 30_000;

/** Presses once, plays until the visit ends, then leaves the table. */
export async function visit(guest: Guest, stay: Stay): Promise<Visit> {
  const client = guest.live();
  const pressed = performance.now();
  try {
    const game = await press(guest, client, stay);
    const followed = client.watch(game);
    await until('a dealt table with an own seat', () => seatOf(followed, guest.user) !== undefined, PATIENCE);
    const seated = performance.now() - pressed;
    const isTakenOver = followed.table?.seats.some(({ user, since }) => user === guest.user && since !== null) === true;
    const { firstTurn, hadCompany } = await play(client, guest, game, { ...stay, pressed });
    return { seated, firstTurn, hadCompany, isTakenOver };
  } finally {
    client.close();
  }
}

/** The visitor's seat at a table that has been dealt. */
function seatOf({ table, version }: FollowedGame, user: string): number | undefined {
  if (table?.status !== 'running' || version < table.version) return undefined;
  return table.seats.find((seat) => seat.user === user && seat.kind === 'human')?.seat;
}

/** Takes a bot's seat where one is free, as the client suggests; otherwise sits down at a new table. */
async function press(guest: Guest, client: LiveClient, { isClosed, random }: Stay): Promise<string> {
  if (isClosed) return closedTable(guest);
  const { body } = await guest.call('GET', '/api/sit-down');
  const tables: unknown = body['tables'];
  for (const table of Array.isArray(tables) ? tables.map(asTable) : []) {
    const seat = table.seats.find(({ kind }) => kind === 'bot')?.seat;
    const taken = await guest.call('POST', `/api/games/${table.game}/take-over`, { seat, nonce: nonce(random) });
    if (taken.status === 200) return table.game;
  }
  const own = asTable((await guest.call('POST', '/api/sit-down', { seats: 3 })).body);
  client.watch(own.game);
  await guest.call('POST', `/api/games/${own.game}/share`, { nonce: nonce(random) });
  return own.game;
}

/** A table with bots, closed to other people. */
function closedTable(guest: Guest): Promise<string> {
  const pace = { kind: 'live', bank: 1_500, increment: 15 } as const;
  return startedGame([guest], { pace, listed: false }, ['level-3', 'level-3']);
}

const asTable = (value: unknown): TableView => Object(value);

const nonce = (random: () => number): string =>
  Array.from({ length: 64 }, () => Math.floor(16 * random()).toString(16)).join('');

interface Playing extends Stay {
  readonly pressed: number;
}

async function play(
  client: LiveClient,
  guest: Guest,
  game: string,
  { length, thinking, random, pressed }: Playing,
): Promise<Pick<Visit, 'firstTurn' | 'hadCompany'>> {
  const followed = client.watch(game);
  let follower: Follower | undefined;
  let firstTurn: number | undefined;
  let hadCompany = false;
  const isOver = (): boolean => {
    hadCompany ||= (followed.table?.seats ?? []).some(({ kind, user }) => kind === 'human' && user !== guest.user);
    return followed.table?.status !== 'running' || performance.now() - pressed > length;
  };
  const isOwnTurn = (): boolean => followed.table?.acting === seatOf(followed, guest.user);
  while (!isOver()) {
    await until('own turn', () => isOver() || isOwnTurn(), length + PATIENCE);
    if (isOver()) break;
    firstTurn ??= performance.now() - pressed;
    await new Promise((resolve) => setTimeout(resolve, thinking));
    while (!isOver() && isOwnTurn() && followed.table !== undefined) {
      follower ??= new Follower(followed.table);
      const action = anyAction(follower.follow(followed.entries), random);
      const answer = await client.command(game, followed.version, { kind: 'action', action });
      if (!answer.accepted) break;
      await until('the step is seen', () => followed.version >= answer.version);
    }
  }
  if (followed.table?.status === 'running') await client.command(game, followed.version, { kind: 'resign' });
  return { firstTurn, hadCompany };
}
