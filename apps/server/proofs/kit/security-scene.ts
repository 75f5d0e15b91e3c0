import { randomUUID } from 'node:crypto';
import type { Cluster } from '../../test/kit/cluster.ts';
import { Guest } from '../../test/kit/guest.ts';
import { newTable, startedGame } from '../../test/kit/tables.ts';

/**
 * The roles: no session; a session but no part in the game; a session and the game's link; the player at the other seat; a suspended
 * player at the third seat.
 */
export const ROLES = ['nobody', 'stranger', 'spectator', 'another seat', 'suspended'] as const;
export type Role = (typeof ROLES)[number];

/** Private games of a host and two other players; one of the two is suspended. */
export interface Scene {
  readonly people: Readonly<Record<Role, Guest>>;
  readonly host: Guest;
  /** A running private game, and a table that has not started. */
  readonly running: string;
  readonly open: string;
  readonly keys: Readonly<Record<string, string>>;
  /** A report about the player at the other seat, and a warning that the player got for it. */
  readonly report: number;
  readonly act: number;
}

export async function prepareScene(cluster: Cluster): Promise<Scene> {
  const enter = (): Promise<Guest> => cluster.guest();
  const [host, other, suspended, stranger, spectator] = await Promise.all([
    enter(),
    enter(),
    enter(),
    enter(),
    enter(),
  ]);
  const nobody = Guest.with(() => cluster.url(), '', '');
  const running = await startedGame([host, other, suspended], { listed: false });
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { body } = await host.call('POST', '/api/tables', newTable([...seats], { listed: false }));
  const open = String(body['game']);
  for (const guest of [other, suspended]) await guest.call('POST', `/api/games/${open}/join`, { key: body['invite'] });
  const { body: table } = await host.call('GET', `/api/games/${running}`);
  await other.call('POST', `/api/games/${running}/chat`, { id: randomUUID(), text: 'a line' });
  await host.call('POST', `/api/players/${other.user}/reports`, { game: running, reason: 'chat', text: '' });
  const { rows: reports } = await cluster.pool.query<{ id: string }>('select id from reports where about_id = $1', [
    other.user,
  ]);
  const { rows: acts } = await cluster.pool.query<{ id: string }>(
    `insert into acts (kind, user_id, reason) values ('warn', $1, 'a reason') returning id`,
    [other.user],
  );
  await cluster.pool.query(`update users set suspended_until = now() + interval '1 day' where id = $1`, [
    suspended.user,
  ]);
  // the node has cached the session
  const renewed = await renew(cluster, suspended);
  return {
    people: { nobody, stranger, spectator, 'another seat': other, suspended: renewed },
    host,
    running,
    open,
    keys: { [running]: String(table['invite']), [open]: String(body['invite']) },
    report: Number(reports[0]?.id),
    act: Number(acts[0]?.id),
  };
}

/** Another session of the same person, which no node has cached. */
async function renew(cluster: Cluster, { user }: Guest): Promise<Guest> {
  const token = randomUUID().replaceAll('-', '');
  await cluster.pool.query(`insert into sessions (token_hash, user_id, device) values (sha256($1::bytea), $2, '')`, [
    token,
    user,
  ]);
  return Guest.with(() => cluster.url(), `stanza=${token}`, user);
}
