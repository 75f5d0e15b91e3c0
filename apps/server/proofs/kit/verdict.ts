import type { Pool } from 'pg';
import { RULEBOOK_FIGURES } from '../../../../packages/engine/test/reference/figures.ts';
import { play, startReference } from '../../../../packages/engine/test/reference/reference.ts';
import { z } from 'zod';
import type { ProofTable } from './proof-table.ts';
import type { Witness } from './witness.ts';

/* Checks the database with plain SQL and the reference implementation of the rules, without any code of the server or the engine. */

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly forked: readonly string[];
  readonly unreadable: readonly string[];
}

const storedGame = z.object({
  id: z.string(),
  version: z.number(),
  options: z.object({
    start: z.enum(['random', 'first']),
    arranged: z.boolean(),
    expert: z.boolean(),
    openHiring: z.boolean(),
  }),
  seats: z.number(),
  count: z.number(),
  last: z.number().nullable(),
  texts: z.array(z.string()),
});

export async function judge(
  pool: Pool,
  witness: Witness,
  tables: readonly ProofTable[],
  damaged: ReadonlySet<string>,
): Promise<Verdict> {
  const { rows: entries } = await pool.query<{ game: string; seq: number; id: string; text: string }>(
    'select game_id as game, seq, client_id as id, text from entries where client_id is not null',
  );
  const { rows: others } = await pool.query<{ id: string }>(
    'select client_id as id from commands union all select client_id from chat where client_id is not null',
  );
  const byId = new Map<string, { readonly game: string; readonly seq: number; readonly text: string }>();
  const doubled: string[] = [];
  for (const { id, game, seq, text } of entries) {
    if (byId.has(id)) doubled.push(`${game}: command ${id} is there twice`);
    byId.set(id, { game, seq, text });
  }
  const kept = new Set([...byId.keys(), ...others.map(({ id }) => id)]);
  const lost = witness.acknowledged.flatMap(({ game, id, kind, version, text }) => {
    if (damaged.has(game)) return [];
    const entry = byId.get(id);
    if (text === undefined) return kept.has(id) ? [] : [`${game}: ${kind} ${id} was acknowledged and is gone`];
    const isThere = entry?.game === game && entry.seq === version && entry.text === text;
    return isThere ? [] : [`${game}: ${kind} ${id} at ${version} was acknowledged and is gone`];
  });
  const games = await storedGames(pool);
  return {
    lost,
    doubled,
    forked: forksIn(tables, new Map(games.map(({ id, texts }) => [id, texts])), damaged),
    unreadable: games.flatMap((game) => (damaged.has(game.id) ? [] : (unreadable(game) ?? []))),
  };
}

async function storedGames(pool: Pool): Promise<readonly z.infer<typeof storedGame>[]> {
  const { rows } = await pool.query(
    `select g.id, g.version, g.options, (select count(*)::int from seats s where s.game_id = g.id) as seats,
       count(e.seq)::int as count, max(e.seq) as last, coalesce(array_agg(e.text order by e.seq) filter (where e.seq is not null), '{}') as texts
     from games g left join entries e on e.game_id = g.id where g.started_at is not null and g.packed_at is null group by g.id`,
  );
  return rows.map((row) => storedGame.parse(row));
}

/** Clients whose entries differ from the database. */
function forksIn(
  tables: readonly ProofTable[],
  texts: ReadonlyMap<string, readonly string[]>,
  damaged: ReadonlySet<string>,
): string[] {
  return tables.flatMap(({ match }) =>
    match === undefined || damaged.has(match.game)
      ? []
      : match.clients.flatMap((client) => {
          const seen = client.watch(match.game).entries;
          const isSame = seen.join('\n') === (texts.get(match.game) ?? []).join('\n');
          return isSame ? [] : [`${match.game}: a client was shown another game`];
        }),
  );
}

/** The faults that the reference implementation finds in a record. */
function unreadable({
  id,
  version,
  count,
  last,
  options,
  seats,
  texts,
}: z.infer<typeof storedGame>): string | undefined {
  if (count !== version || (version > 0 && last !== version - 1)) return `${id}: version ${version}, ${count} entries`;
  const line: { readonly seq: number; readonly text: string }[] = [];
  for (const [seq, text] of texts.entries()) {
    const undo = /^undo (\d+)$/.exec(text);
    if (undo === null) line.push({ seq, text });
    else line.splice(line.findIndex((entry) => entry.seq >= Number(undo[1])));
  }
  const game = startReference(seats, options, RULEBOOK_FIGURES);
  try {
    for (const { text } of line) play(game, text);
    return undefined;
  } catch (error) {
    return `${id}: ${String(error)}`;
  }
}
