import { parseArgs } from 'node:util';
import { measureSchema, type Act, type Measure } from '@la-stanza/protocol';
import { Kysely, PostgresDialect } from 'kysely';
import { Lineage } from '../db/lineage.ts';
import { openPool } from '../db/pool.ts';
import type { Schema } from '../db/schema.ts';
import { announce } from '../operators/announcements.ts';
import { decide } from '../operators/decide.ts';
import { actsBefore, findPeople } from '../operators/read-acts.ts';
import { openReport, reportsOf } from '../operators/read-reports.ts';
import { setOperator } from '../operators/set-operator.ts';
import { EntryWriter } from '../play/entry-writer.ts';
import { GameStore } from '../play/game-store.ts';
import type { Play } from '../play/play.ts';
import { SeedVault } from '../play/seed-vault.ts';
import { requireConfig } from './config.ts';

/*
 * What operators do in the browser, on the machine itself. Whoever may run it has the database anyway, so it asks for no role; the log
 * says that it was done on the command line.
 */

const USAGE = `stanza admin reports [--settled]          the reports
stanza admin report 12                    one report, with the chat around it
stanza admin people NAME                  people by the beginning of their name, or their id
stanza admin decide USER --reason "..."   what to do about somebody, which they are told with the reason:
    [--report 12] [--warn] [--mute DAYS] [--suspend DAYS] [--rename] [--lift] [--close GAME] [--hide GAME:1,2]
stanza admin log                          what was done, newest first
stanza admin announce "..." [--language de] [--hours 24]
stanza admin appoint USER, stanza admin discharge USER   who may use the console in the browser`;

const SEEN_BY_NODES = 'The nodes see it within seconds.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    settled: { type: 'boolean', default: false },
    report: { type: 'string' },
    reason: { type: 'string', default: '' },
    warn: { type: 'boolean', default: false },
    rename: { type: 'boolean', default: false },
    lift: { type: 'boolean', default: false },
    mute: { type: 'string' },
    suspend: { type: 'string' },
    close: { type: 'string' },
    hide: { type: 'string' },
    language: { type: 'string', default: 'en' },
    hours: { type: 'string', default: '24' },
  },
});
const [word, subject = ''] = positionals;
const lineage = new Lineage();
const pool = openPool(requireConfig().STANZA_DATABASE_URL, 2, () => {}, lineage);
const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
process.exitCode = await run();
await db.destroy();

async function run(): Promise<number> {
  switch (word) {
    case 'reports':
      return print(await reportsOf(db, values.settled ? 'settled' : 'open'));
    case 'report':
      return print([await openReport(db, null, Number(subject))]);
    case 'people':
      return print(await findPeople(db, subject));
    case 'log':
      return print((await actsBefore(db, undefined)).map(line));
    case 'decide':
      return decideAbout(subject);
    case 'announce':
      await announce(db, null, { [values.language]: subject }, Number(values.hours));
      return say(`Announced for ${values.hours} hours.`);
    case 'appoint':
    case 'discharge': {
      const isDone = await setOperator(db, null, subject, word === 'appoint');
      return isDone ? say(`Done. ${SEEN_BY_NODES}`) : fail(`There is nobody with the id ${subject}.`);
    }
    default:
      return fail(USAGE);
  }
}

async function decideAbout(user: string): Promise<number> {
  const given: unknown[] = [
    ...(values.hide === undefined ? [] : [hideOf(values.hide)]),
    ...(values.warn ? [{ kind: 'warn' }] : []),
    ...(values.mute === undefined ? [] : [{ kind: 'mute', days: Number(values.mute) }]),
    ...(values.suspend === undefined ? [] : [{ kind: 'suspend', days: Number(values.suspend) }]),
    ...(values.rename ? [{ kind: 'rename' }] : []),
    ...(values.close === undefined ? [] : [{ kind: 'close', game: values.close }]),
    ...(values.lift ? [{ kind: 'lift' }] : []),
  ];
  if (values.reason.trim() === '') return fail('A decision needs a --reason, which the person reads.');
  const measures: Measure[] = [];
  for (const each of given) {
    const read = measureSchema.safeParse(each);
    if (!read.success) return fail(`This cannot be done: ${JSON.stringify(each)}.`);
    measures.push(read.data);
  }
  const play: Play = {
    pool,
    store: new GameStore(pool, 10, lineage),
    writer: new EntryWriter(pool),
    seeds: new SeedVault(pool, lineage),
    botLimit: requireConfig().STANZA_BOT_LIMIT,
    now: () => lineage.clock.now(),
    isServing: async () => true,
    // nodes compare what they show with the database every few seconds
    publish: () => {},
    awayFor: () => 0,
  };
  const refused = await decide({ db, play, onRights: () => {}, onHidden: async () => {} }, null, {
    user,
    report: values.report === undefined ? null : Number(values.report),
    measures,
    reason: values.reason.trim(),
  });
  return refused === undefined ? say(`Done. ${SEEN_BY_NODES}`) : fail(`Refused: ${refused.refused.code}.`);
}

function hideOf(text: string): unknown {
  const [game, lines = ''] = text.split(':');
  return { kind: 'hide', game, lines: lines.split(',').map(Number) };
}

function line({ id, at, operator, kind, name, user, days, reason, answer }: Act): string {
  const whom = user === null ? '' : ` ${name ?? 'somebody who is gone'} (${user})`;
  const long = days === null ? '' : ` for ${days} days`;
  const answered = answer === null ? '' : ` Answered: ${answer}`;
  return `${id}  ${new Date(at).toISOString()}  ${operator ?? 'command line'}: ${kind}${whom}${long}. ${reason}${answered}`;
}

function print(rows: readonly unknown[]): number {
  for (const row of rows) console.log(typeof row === 'string' ? row : JSON.stringify(row, null, 2));
  return say(`${rows.length} in all`);
}

function say(sentence: string): number {
  console.log(sentence);
  return 0;
}

function fail(sentence: string): number {
  console.error(sentence);
  return 2;
}
