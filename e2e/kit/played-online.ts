import { createBot } from '@la-stanza/bots';
import { ACTIONS } from '@la-stanza/engine';
import type { Guest } from '../../apps/server/test/kit/guest.ts';
import { Match } from '../../apps/server/test/kit/match.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';
import { until } from '../../apps/server/test/kit/until.ts';
import type { Nodes } from './nodes.ts';

const bot = createBot(1);

/** Lets guests play a whole listed game over their sockets, as beginners do, and waits until it has been counted. */
export async function playedOnline({ cluster }: Nodes, players: readonly Guest[], seed: number): Promise<string> {
  const game = await startedGame(players, { listed: true });
  const match = new Match(
    game,
    players.map((player) => player.live()),
  );
  await match.ready();
  let plan: string[] = [];
  for (let acting = match.acting(); acting !== undefined; acting = match.acting()) {
    if (plan.length === 0)
      plan = bot.decide(match.state(), seed + match.version).actions.map((id) => ACTIONS[id]?.text ?? '');
    const [action = '', ...rest] = plan;
    plan = rest;
    const answer = await acting.command(game, match.version, { kind: 'action', action });
    if (!answer.accepted) throw new Error(`${action}: ${answer.reason.code}`);
    await match.reached(answer.version);
  }
  for (const client of match.clients) client.close();
  await until('the game has been counted', async () => {
    const { rowCount } = await cluster.pool.query('select 1 from games where id = $1 and counted_at is not null', [
      game,
    ]);
    return rowCount === 1;
  });
  return game;
}

export async function guestNamed(nodes: Nodes, name: string): Promise<Guest> {
  const guest = await nodes.cluster.guest();
  await guest.call('PUT', '/api/me', { name });
  return guest;
}
