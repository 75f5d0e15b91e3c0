import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { deletePerson, requestDeletion } from '../../apps/server/src/accounts/delete-person.ts';
import { exportPerson } from '../../apps/server/src/accounts/export-person.ts';
import { mergeGuest } from '../../apps/server/src/accounts/merge-guest.ts';
import { clearOld } from '../../apps/server/src/jobs/clear-old.ts';
import { packFinished } from '../../apps/server/src/jobs/pack-finished.ts';
import { sweep } from '../../apps/server/src/jobs/sweep.ts';
import { countGame } from '../../apps/server/src/people/count-game.ts';
import { profileOf } from '../../apps/server/src/people/profile.ts';
import { say } from '../../apps/server/src/play/chat.ts';
import { execute } from '../../apps/server/src/play/execute.ts';
import { listedTables, ownTables } from '../../apps/server/src/tables/table-lists.ts';
import { anyAction } from '../../apps/server/test/kit/choose.ts';
import type { Cluster } from '../../apps/server/test/kit/cluster.ts';
import { ownPlay } from '../../apps/server/test/kit/own-play.ts';
import { startedGame } from '../../apps/server/test/kit/tables.ts';

/* The plan and time of every statement behind the main requests, as PostgreSQL's auto_explain reports them. */

const SETTINGS: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_level': 'notice',
};

interface Explained {
  readonly milliseconds: number;
  readonly text: string;
  /** The ways to read a table. */
  readonly scans: readonly string[];
}

function read(notice: string): Explained {
  const [, milliseconds = '0', text = ''] =
    /^duration: ([\d.]+) ms {2}plan:\nQuery Text: ([\s\S]*?)\n(?=\S)/.exec(notice) ?? [];
  const plan = notice.slice(notice.indexOf(text) + text.length);
  const scans = [...plan.matchAll(/((?:Seq|Index Only|Index|Bitmap Index) Scan)(?: using (\w+))? on (\w+)/g)].map(
    ([, kind = '', index, table = '']) => (kind === 'Seq Scan' ? `**all of ${table}**` : (index ?? table)),
  );
  return { milliseconds: Number(milliseconds), text, scans: [...new Set(scans)] };
}

/** Markdown: every main request with its statements. */
export async function mainPlans(cluster: Cluster): Promise<string> {
  const name = new URL(cluster.database).pathname.slice(1);
  for (const [setting, value] of Object.entries(SETTINGS))
    await cluster.pool.query(`alter database ${name} set ${setting} = '${value}'`);
  const play = ownPlay(cluster.database);
  let heard: Explained[] = [];
  listen(play.pool, (notice) => heard.push(read(notice)));
  const lines: string[] = [];
  const plan = async (title: string, work: () => Promise<unknown>, times = 1): Promise<void> => {
    let quickest: readonly Explained[] = [];
    for (let time = 0; time < times; time++) {
      heard = [];
      await work();
      // concurrent queries are reported in any order
      const now = heard.toSorted((a, b) => (a.text < b.text ? -1 : 1));
      quickest = now.map((each, index) => {
        const before = quickest[index];
        return before?.text === each.text && before.milliseconds < each.milliseconds ? before : each;
      });
    }
    // a repeated statement counts once, by its longest time
    const slowest = [...Map.groupBy(quickest, ({ text }) => text).values()].flatMap((same) =>
      same.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 1),
    );
    lines.push(...slowest.map(({ milliseconds, text, scans }) => row(title, milliseconds, text, scans)));
  };
  try {
    await explainAll(cluster, play, plan);
  } finally {
    await play.pool.end();
    for (const setting of Object.keys(SETTINGS)) await cluster.pool.query(`alter database ${name} reset ${setting}`);
  }
  return ['| request | statement | reads by | ms |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

function listen(pool: Pool, onNotice: (text: string) => void): void {
  pool.on('connect', (client) => client.on('notice', ({ message }) => onNotice(message ?? '')));
}

function row(title: string, milliseconds: number, text: string, scans: readonly string[]): string {
  const short = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 90);
  return `| ${title} | \`${short}\` | ${scans.join(', ')} | ${milliseconds.toFixed(2)} |`;
}

/** Reads are repeated: the shortest time is that of cached rows and a free processor. */
type Plan = (title: string, work: () => Promise<unknown>, times?: number) => Promise<void>;

async function explainAll(cluster: Cluster, play: ReturnType<typeof ownPlay>, plan: Plan): Promise<void> {
  const { pool } = play;
  const one = async (text: string): Promise<string> => {
    const { rows } = await cluster.pool.query<{ id: string }>(text);
    return rows[0]?.id ?? '';
  };
  const someone = await one(
    `select user_id as id from seats tablesample system (0.1) where user_id is not null and is_packed limit 1`,
  );
  const busiest = await one(
    `select user_id as id from seats where user_id is not null group by user_id order by count(*) desc limit 1`,
  );
  const packed = await one('select game_id as id from packed_games tablesample system (0.1) limit 1');
  const players = [await cluster.guest(), await cluster.guest()];
  const game = await startedGame(players, { pace: { kind: 'days', days: 2 } });
  const command = async (kind: 'action' | 'offer-end' | 'resign'): Promise<unknown> => {
    const stored = await play.store.refresh(game);
    if (stored?.fold === undefined) throw new Error('the game is not there');
    const user = stored.seats[stored.acting ?? 0]?.user ?? '';
    const order = kind === 'action' ? { kind, action: anyAction(stored.fold.state) } : { kind };
    const outcome = await execute(play, user, game, { id: randomUUID(), version: stored.version, command: order });
    if ('refused' in outcome) throw new Error(JSON.stringify(outcome));
    return outcome;
  };
  await plan('a step', () => command('action'), 7);
  await plan('an offer', () => command('offer-end'));
  await plan('a chat line', () =>
    say(play, { user: players[0]?.user ?? '', mutedUntil: null }, game, {
      id: randomUUID(),
      text: 'Which room would you take?',
    }),
  );
  await plan('resigning', () => command('resign'));
  await plan('counting a game', () => countGame(play, game));
  await plan('a packed game', () => play.store.refresh(packed), 7);
  await plan('the seed of a packed game', () => play.seeds.reveal(packed), 7);
  await plan('the lobby', () => listedTables(pool, play.store), 7);
  await plan('own games', () => ownTables(pool, someone), 7);
  await plan('own games of the busiest', () => ownTables(pool, busiest), 7);
  await plan('a profile', () => profileOf(pool, someone, busiest), 7);
  await plan('the profile of the busiest', () => profileOf(pool, busiest, someone), 7);
  await plan('the export of a player', () => exportPerson(pool, someone), 7);
  await plan('the deadlines', () => sweep(play));
  const guest = await cluster.guest();
  await startedGame([guest, await cluster.guest()]);
  await plan('a guest signs in', () => mergeGuest(play, guest.user, { user: someone, name: 'Someone' }));
  await plan('a deletion request', () => requestDeletion(pool, someone));
  await plan('a deletion', () => deletePerson(play, someone));
  await plan('packing', () => packFinished(play, { after: 0, most: 1 }));
  await plan('clearing', () => clearOld(play));
}
