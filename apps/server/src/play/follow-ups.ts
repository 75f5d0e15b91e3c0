import type { Pool, PoolClient } from 'pg';
import { NEWEST } from './known-editions.ts';
import { isBot, type StoredGame } from './stored-game.ts';

export interface Notice {
  readonly user: string;
  readonly kind: 'your-turn' | 'reminder' | 'game-over' | 'offer' | 'time-up' | 'invitation' | 'arrival';
  readonly params: Readonly<Record<string, unknown>>;
}

/** The jobs and notices of a change; written in the same transaction. */
export interface FollowUps {
  readonly wakeBot: boolean;
  readonly notices: readonly Notice[];
  /** The game has ended: its results must be counted. */
  readonly isOver: boolean;
}

const NONE: FollowUps = { wakeBot: false, notices: [], isOver: false };

/** Derives the follow-ups of a change. A bot that is already playing needs no new job. */
export function followUps(before: StoredGame, after: StoredGame, byBot: boolean): FollowUps {
  if (after.status === 'over')
    return before.status === 'over' ? NONE : { ...NONE, notices: overNotices(after), isOver: true };
  const wakeBot = !byBot && isBot(after, after.acting);
  const notices = [...turnNotices(before, after), ...offerNotices(before, after)];
  return wakeBot || notices.length > 0 ? { ...NONE, wakeBot, notices } : NONE;
}

/** Whether a change needs no job; its notices are written with the entries. */
export const hasNoJob = ({ wakeBot, isOver }: Omit<FollowUps, 'notices'>): boolean => !wakeBot && !isOver;

function humans({ seats }: StoredGame): readonly { readonly seat: number; readonly user: string }[] {
  return seats.flatMap(({ seat, user, kind }) => (kind === 'human' && user !== null ? [{ seat, user }] : []));
}

/** Only players at a daily pace are notified: the others see the end on the screen. */
function overNotices(after: StoredGame): readonly Notice[] {
  if (after.pace.kind !== 'days') return [];
  return humans(after).map(({ user }) => ({ user, kind: 'game-over', params: { ending: after.ending } }));
}

function turnNotices(before: StoredGame, after: StoredGame): readonly Notice[] {
  if (after.pace.kind !== 'days' || after.acting === before.acting) return [];
  return humans(after).flatMap(({ seat, user }) =>
    seat === after.acting ? [{ user, kind: 'your-turn', params: { deadline: after.deadline } } as const] : [],
  );
}

function offerNotices(before: StoredGame, { offer, pace, seats }: StoredGame): readonly Notice[] {
  if (pace.kind !== 'days' || offer === null || before.offer?.id === offer.id) return [];
  return seats.flatMap(({ seat, user, kind }) =>
    kind === 'human' && user !== null && seat !== offer.by
      ? [{ user, kind: 'offer', params: { offer: offer.kind, by: offer.by } } as const]
      : [],
  );
}

export const botTurnJob = (edition: number | string): string => `bot-turn ${edition}`;
export const countGameJob = (edition: number | string): string => `count-game ${edition}`;

const WAKE = `select graphile_worker.add_job('${botTurnJob(NEWEST)}', json_build_object('game', $1::text), job_key => 'bot:' || $1::text)`;
const COUNT = `select graphile_worker.add_job('${countGameJob(NEWEST)}', json_build_object('game', $1::text), job_key => 'count:' || $1::text, max_attempts => 8)`;
// no job: all changes would lock the same job's row, one after the other
const NOTE = `insert into outbox (user_id, kind, game_id, params)
  select item.user_id, item.kind, $1, item.params from unnest($2::uuid[], $3::text[], $4::jsonb[]) as item (user_id, kind, params)`;

/** Writes the jobs and notices of a change. */
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
