import { ENGINE_VERSION } from '@la-stanza/engine';
import type { Pool, PoolClient } from 'pg';
import { isBot, type StoredGame } from './stored-game.ts';

export interface Notice {
  readonly user: string;
  readonly kind: 'your-turn' | 'reminder' | 'game-over' | 'offer' | 'time-up' | 'invitation';
  readonly params: Readonly<Record<string, unknown>>;
}

/** What must happen because of a change; written in the same transaction. */
export interface FollowUps {
  readonly wakeBot: boolean;
  readonly notices: readonly Notice[];
  /** The game has ended: its results are to be worked out. */
  readonly isOver: boolean;
}

const NONE: FollowUps = { wakeBot: false, notices: [], isOver: false };

/** Works out what follows from a change. A bot that is already playing goes on by itself. */
export function followUps(was: StoredGame, is: StoredGame, byBot: boolean): FollowUps {
  if (is.status === 'over') return was.status === 'over' ? NONE : { ...NONE, notices: overNotices(is), isOver: true };
  const wakeBot = !byBot && isBot(is, is.acting);
  const notices = [...turnNotices(was, is), ...offerNotices(was, is)];
  return wakeBot || notices.length > 0 ? { ...NONE, wakeBot, notices } : NONE;
}

export const isNothing = ({ wakeBot, notices, isOver }: FollowUps): boolean =>
  !wakeBot && !isOver && notices.length === 0;

function humans({ seats }: StoredGame): readonly { readonly seat: number; readonly user: string }[] {
  return seats.flatMap(({ seat, user, kind }) => (kind === 'human' && user !== null ? [{ seat, user }] : []));
}

/** Whoever plays by the day is not looking: all others see the game's end and their turn on the screen. */
function overNotices(is: StoredGame): readonly Notice[] {
  if (is.pace.kind !== 'days') return [];
  return humans(is).map(({ user }) => ({ user, kind: 'game-over', params: { ending: is.ending } }));
}

function turnNotices(was: StoredGame, is: StoredGame): readonly Notice[] {
  if (is.pace.kind !== 'days' || is.acting === was.acting) return [];
  return humans(is).flatMap(({ seat, user }) =>
    seat === is.acting ? [{ user, kind: 'your-turn', params: { deadline: is.deadline } } as const] : [],
  );
}

function offerNotices(was: StoredGame, { offer, pace, seats }: StoredGame): readonly Notice[] {
  if (pace.kind !== 'days' || offer === null || was.offer?.id === offer.id) return [];
  return seats.flatMap(({ seat, user, kind }) =>
    kind === 'human' && user !== null && seat !== offer.by
      ? [{ user, kind: 'offer', params: { offer: offer.kind, by: offer.by } } as const]
      : [],
  );
}

/** A worker takes only jobs it knows: the bots of a game play by the engine of the game. */
export const BOT_TURN: string = `bot-turn ${ENGINE_VERSION}`;
/** So is a finished game counted. */
export const COUNT_GAME: string = `count-game ${ENGINE_VERSION}`;

const WAKE = `select graphile_worker.add_job('${BOT_TURN}', json_build_object('game', $1::text), job_key => 'bot:' || $1::text)`;
const COUNT = `select graphile_worker.add_job('${COUNT_GAME}', json_build_object('game', $1::text), job_key => 'count:' || $1::text, max_attempts => 8)`;
const NOTE = `with noted as (
  insert into outbox (user_id, kind, game_id, params)
  select item.user_id, item.kind, $1, item.params from unnest($2::uuid[], $3::text[], $4::jsonb[]) as item (user_id, kind, params)
  returning id)
select graphile_worker.add_job('notify', '{}'::json, job_key => 'notify') from (select count(*) from noted) as counted`;

/** Writes the jobs and notifications of a change beside it. */
export async function writeFollowUps(
  client: Pool | PoolClient,
  game: string,
  { wakeBot, notices, isOver }: FollowUps,
): Promise<void> {
  if (isOver) await client.query({ name: 'count-game', text: COUNT, values: [game] });
  if (wakeBot) await client.query({ name: 'wake-bot', text: WAKE, values: [game] });
  if (notices.length === 0) return;
  await client.query({
    name: 'note',
    text: NOTE,
    values: [
      game,
      notices.map(({ user }) => user),
      notices.map(({ kind }) => kind),
      notices.map(({ params }) => JSON.stringify(params)),
    ],
  });
}
