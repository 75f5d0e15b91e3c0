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
  const report = { game: playing, reason: 'chat', text: 'Twice in one game, after I had asked for a friendly tone.' };
  await player.call('POST', `/api/players/${other.user}/reports`, report);
  return {
    address: nodes.address,
    cookies: { player: cookieOf(player), operator: cookieOf(operator) },
    player: player.user,
    waiting,
    playing,
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
