import { dealer } from '@la-stanza/engine/fair';
import { BOTS_VERSION, dayOf, daysLater } from '@la-stanza/bots/daily';
import { NEWEST_EDITION } from '@la-stanza/engine';
import { Guest } from '../../apps/server/test/kit/guest.ts';
import { newTable, startedGame } from '../../apps/server/test/kit/tables.ts';
import { Nodes } from '../kit/nodes.ts';

/** Who looks at a page: a player, or somebody with the operator's console. */
export type Visitor = 'player' | 'operator';

/** A server with people, tables and a report, for the pages that need one. */
export type Site = {
  readonly address: string;
  readonly cookies: Readonly<Record<Visitor, { readonly name: string; readonly value: string }>>;
  readonly player: string;
  readonly waiting: string;
  readonly playing: string;
  /** A day whose deal has been played by many. */
  readonly yesterday: string;
  readonly stop: () => Promise<void>;
};

// the longest names that people may give themselves
const NAMES = ['Maximiliane v. Hohenstei', 'Bartholomäus Wittgenste', 'Ines'] as const;

export async function openSite(): Promise<Site> {
  const nodes = await Nodes.start(1);
  const { pool } = nodes.cluster;
  const [player, other, operator] = await Promise.all(NAMES.map((name) => enter(nodes, name)));
  if (player === undefined || other === undefined || operator === undefined) throw new Error('nobody came');
  await pool.query('update users set is_operator = true where id = $1', [operator.user]);
  await pool.query('insert into changed_sessions (session_id) select id from sessions where user_id = $1', [
    operator.user,
  ]);
  const { body } = await player.call(
    'POST',
    '/api/tables',
    newTable([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'level-3' }]),
  );
  const waiting = String(body['game']);
  await other.call('POST', `/api/games/${waiting}/join`, {});
  const playing = await startedGame([player, other], { pace: { kind: 'live', bank: 1_500, increment: 15 } });
  const ended = await startedGame([player, other]);
  await other.call('POST', `/api/games/${ended}/commands`, {
    id: crypto.randomUUID(),
    version: 0,
    command: { kind: 'resign' },
  });
  for (const text of ['Ciao!', 'You should have stayed in the monastery, you and your whole family'])
    await other.call('POST', `/api/games/${playing}/chat`, { id: crypto.randomUUID(), text });
  // everybody is everybody's friend, and on the list
  await pool.query(
    'insert into friends (user_id, friend_id) select one.id, other.id from users one join users other on other.id <> one.id',
  );
  await pool.query('update users set is_ranked = true');
  await pool.query('insert into ratings (user_id, players, mu, sigma, games) select id, 2, 27, 3, 12 from users');
  const yesterday = await playYesterday(pool, [player.user, ended], [other.user, playing]);
  const report = { game: playing, reason: 'chat', text: 'Twice in one game, after I had asked for a friendly tone.' };
  await player.call('POST', `/api/players/${other.user}/reports`, report);
  return {
    address: nodes.address,
    cookies: { player: cookieOf(player), operator: cookieOf(operator) },
    player: player.user,
    waiting,
    playing,
    yesterday,
    stop: () => nodes.stop(),
  };
}

async function enter(nodes: Nodes, name: string): Promise<Guest> {
  const guest = await Guest.enter(() => nodes.cluster.url());
  const { status } = await guest.call('PUT', '/api/me', { name });
  if (status !== 200) throw new Error(`${name} is refused as a name`);
  return guest;
}

function cookieOf({ cookie }: Guest): { name: string; value: string } {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value };
}

/** The deal of yesterday with the results of two people and of many others. */
async function playYesterday(
  pool: Nodes['cluster']['pool'],
  ...played: readonly (readonly [user: string, game: string])[]
): Promise<string> {
  const day = daysLater(dayOf(Date.now()), -1);
  const seed = '1d'.repeat(32);
  await pool.query('insert into daily_deals (daily_on, seed, fingerprint, edition, bots) values ($1, $2, $3, $4, $5)', [
    day,
    seed,
    dealer(seed).commitment,
    NEWEST_EDITION.number,
    BOTS_VERSION,
  ]);
  for (const [nth, [user, game]] of played.entries())
    await pool.query('insert into daily_results (daily_on, user_id, game_id, lead) values ($1, $2, $3, $4)', [
      day,
      user,
      game,
      9 + 8 * nth,
    ]);
  await pool.query(
    `insert into daily_counts (daily_on, is_person, lead, count)
     select $1::date, true, lead, 12 - abs(lead) / 4 from generate_series(-28, 31, 3) as lead
     union all select $1::date, false, lead, 40 - abs(lead + 6) from generate_series(-33, 27, 3) as lead`,
    [day],
  );
  return day;
}
