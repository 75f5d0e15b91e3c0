import type { Client } from 'pg';

/** Column types that the database does not know: the type of a JSON or text column, by table and column. */
const MEANINGS: Readonly<Record<string, string>> = {
  'acts.kind': 'ActKind',
  'channels.keys': 'PushKeys',
  'channels.language': 'Language',
  'games.figures': "'standard' | Figures",
  'games.offer': 'Offer',
  'games.options': 'Options',
  'games.pace': 'Pace',
  'games.result': 'Result',
  'games.rulings': 'OwnRulings',
  'outbox.params': 'Record<string, unknown>',
  'reports.lines': 'readonly string[]',
};

/** The driver's types: the type that a query returns, and the type that may be written if it differs. */
const TYPES: Readonly<Record<string, { readonly read: string; readonly written?: string }>> = {
  bigint: { read: 'string', written: 'number | string' },
  boolean: { read: 'boolean' },
  bytea: { read: 'Buffer' },
  date: { read: 'Date', written: 'Date | string' },
  'double precision': { read: 'number' },
  integer: { read: 'number' },
  'integer[]': { read: 'number[]' },
  'uuid[]': { read: 'string[]' },
  jsonb: { read: 'unknown', written: 'string' },
  smallint: { read: 'number' },
  'smallint[]': { read: 'number[]' },
  text: { read: 'string' },
  'text[]': { read: 'string[]' },
  'timestamp with time zone': { read: 'Date', written: 'Date | string' },
  uuid: { read: 'string' },
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly has_default: boolean;
  /** Check constraints that concern a single column. */
  readonly checks: readonly string[];
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as is_required,
    a.atthasdef or a.attidentity <> '' as has_default,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** The text of src/db/schema.ts for the connected database. */
export async function schemaSource(client: Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${typeName(table)} {\n${columns.map((column) => `  ${column.name}: ${columnType(column)};\n`).join('')}}\n`,
  );
  return `/* Generated from the migrated database by \`pnpm lab schema\`: change a migration instead. */

import type { Figures, Options, OwnRulings } from '@la-stanza/engine';
import type { ActKind, Language, Offer, Pace, PushKeys, Result } from '@la-stanza/protocol';
import type { ColumnType, Generated } from 'kysely';

${interfaces.join('\n')}
/** Every table of the server, for typed queries. */
export interface Schema {
${[...tables.keys()].map((table) => `  ${table}: ${typeName(table)};\n`).join('')}}
`;
}

function typeName(table: string): string {
  return `${table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

function columnType(column: Column): string {
  const { table, name, type, is_required: isRequired, has_default: hasDefault } = column;
  const known = TYPES[type];
  if (known === undefined) throw new Error(`${table}.${name}: there is no type for ${type}`);
  const read = orNull(MEANINGS[`${table}.${name}`] ?? literals(column) ?? known.read, isRequired);
  if (known.written === undefined) return hasDefault ? `Generated<${read}>` : read;
  const written = orNull(known.written, isRequired);
  return `ColumnType<${read}, ${written}${hasDefault ? ' | undefined' : ''}, ${written}>`;
}

// `unknown` includes null
const orNull = (type: string, isRequired: boolean): string =>
  isRequired || type === 'unknown' ? type : `${type} | null`;

/** The literals that a check constraint allows, such as `check (kind in ('push', 'mail'))`. */
function literals({ checks }: Column): string | undefined {
  const words = checks.flatMap((check) => {
    const [, list] = /= ANY \(ARRAY\[(.*)\]\)/.exec(check) ?? [];
    return list === undefined
      ? []
      : Array.from(list.matchAll(/'(\w+(?:-\w+)*)'::text/g), ([, word = '']) => `'${word}'`);
  });
  return words.length === 0 ? undefined : words.join(' | ');
}
