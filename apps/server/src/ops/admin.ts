import { parseArgs, type ParseArgsConfig } from 'node:util';
import { measureSchema, newAnnouncementSchema, type Act, type Measure } from '@la-stanza/protocol';
import { Kysely, PostgresDialect } from 'kysely';
import { Lineage } from '../db/lineage.ts';
import { requireTables } from '../db/look-at-database.ts';
import { forCommands, openPool } from '../db/pool.ts';
import type { Schema } from '../db/schema.ts';
import { announce } from '../operators/announcements.ts';
import { decide } from '../operators/decide.ts';
import { isUserId } from '../operators/is-user-id.ts';
import { actsBefore, findPeople } from '../operators/read-acts.ts';
import { openReport, reportsOf } from '../operators/read-reports.ts';
import { setOperator } from '../operators/set-operator.ts';
import { EntryWriter } from '../play/entry-writer.ts';
import { GameStore } from '../play/game-store.ts';
import type { Play } from '../play/play.ts';
import { SeedVault } from '../play/seed-vault.ts';
import { complain, endWithReader, EXIT, formatOf, say } from './command.ts';
import { requireConfig } from './config.ts';
import { nearestName } from './nearest-name.ts';
import { optionFault } from './option-fault.ts';
import { endWithFault } from './start-fault.ts';

/*
 * The operators' verbs on the machine itself. A user who can run it can open the database anyway, so it requires no role; the log names
 * the command line.
 */

interface Verb {
  /** The arguments after the verb. */
  readonly given: string;
  readonly about: string;
  /** The number of arguments after the verb. */
  readonly words: 0 | 1;
  readonly options: NonNullable<ParseArgsConfig['options']>;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

const VERBS = {
  reports: { given: '[--settled]', about: 'lists the reports', words: 0, options: { settled: FLAG } },
  report: { given: '12', about: 'shows one report, with the chat around it', words: 1, options: {} },
  people: { given: 'NAME', about: 'finds people by the beginning of their name, or their id', words: 1, options: {} },
  decide: {
    given: 'USER --reason "..."',
    about: `carries out measures against a person, who reads the reason:
    [--report 12] [--warn] [--mute DAYS] [--suspend DAYS] [--rename] [--lift] [--close GAME] [--hide GAME:1,2]`,
    words: 1,
    options: {
      reason: TEXT,
      report: TEXT,
      warn: FLAG,
      mute: TEXT,
      suspend: TEXT,
      rename: FLAG,
      lift: FLAG,
      close: TEXT,
      hide: TEXT,
    },
  },
  log: { given: '', about: 'lists the acts of operators, newest first', words: 0, options: {} },
  announce: {
    given: '"..." [--language de] [--hours 24]',
    about: 'shows a line to all visitors',
    words: 1,
    options: { language: TEXT, hours: TEXT },
  },
  appoint: { given: 'USER', about: 'makes a person an operator in the browser', words: 1, options: {} },
  discharge: { given: 'USER', about: 'removes an operator', words: 1, options: {} },
} as const satisfies Readonly<Record<string, Verb>>;

type VerbName = keyof typeof VERBS;

const isVerb = (word: string): word is VerbName => Object.hasOwn(VERBS, word);

const helpOf = (names: readonly VerbName[]): string =>
  names
    .map((name) => `${`la-stanza admin ${name} ${VERBS[name].given}`.trimEnd().padEnd(42)}  ${VERBS[name].about}`)
    .join('\n');

const SEEN_BY_NODES = 'The nodes see it within seconds.';
const MOST_HOURS = 720;

const [word = '', ...args] = process.argv.slice(2);
const isHelp = [word, ...args].some((arg) => arg === '--help' || arg === '-h');
endWithReader();
if (isHelp) {
  console.log(helpOf(isVerb(word) ? [word] : Object.keys(VERBS).filter(isVerb)));
  process.exit(EXIT.fine);
}
const wrong = misuse();
if (wrong !== undefined) {
  complain(wrong);
  process.exit(EXIT.misused);
}
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    settled: FLAG,
    report: TEXT,
    reason: { ...TEXT, default: '' },
    warn: FLAG,
    rename: FLAG,
    lift: FLAG,
    mute: TEXT,
    suspend: TEXT,
    close: TEXT,
    hide: TEXT,
    language: { ...TEXT, default: 'en' },
    hours: { ...TEXT, default: '24' },
  },
});
const [subject = ''] = positionals;
const config = requireConfig();
const lineage = new Lineage();
const pool = openPool(config.STANZA_DATABASE_URL, forCommands(2), () => {}, lineage);
const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
try {
  await requireTables(config.STANZA_DATABASE_URL);
  process.exitCode = await run();
} catch (error) {
  endWithFault('This was not done.', error, config);
}
await db.destroy();

/** The fault in the command's arguments. */
function misuse(): string | undefined {
  if (word === '') return 'Name what to do: la-stanza admin --help lists it.';
  if (!isVerb(word))
    return `“${word}” is nothing that an operator does: is ${nearestName(word, Object.keys(VERBS))} meant?`;
  const { words, options, given } = VERBS[word];
  const fault = optionFault(args, options, words);
  if (fault !== undefined) return fault;
  const found = parseArgs({ args, options, allowPositionals: true, strict: false }).positionals.length;
  return found < words ? `A word is missing: la-stanza admin ${word} ${given}` : undefined;
}

async function run(): Promise<number> {
  switch (word) {
    case 'reports':
      return print(await reportsOf(db, values.settled === true ? 'settled' : 'open'));
    case 'report':
      return report(Number(subject));
    case 'people':
      return print(await findPeople(db, subject));
    case 'log':
      return print(await actsBefore(db, undefined), line);
    case 'decide':
      return decideAbout(subject);
    case 'announce':
      return announceFor(Number(values.hours));
    default: {
      const isDone = await setOperator(db, null, subject, word === 'appoint');
      return isDone ? done(`Done. ${SEEN_BY_NODES}`) : fail(`There is nobody with the id ${subject}.`);
    }
  }
}

async function report(id: number): Promise<number> {
  if (!Number.isInteger(id) || id < 1) return misused('A report is named by its number.');
  const found = await openReport(db, null, id);
  return 'refused' in found ? fail(`There is no report ${id}.`) : print([found]);
}

async function announceFor(hours: number): Promise<number> {
  const given = { texts: { [values.language]: subject }, hours };
  if (!newAnnouncementSchema.safeParse(given).success)
    return misused(
      `An announcement has at most 300 letters, is in en, de, fr or nl, and stays for 1 to ${MOST_HOURS} hours.`,
    );
  await announce(db, null, given.texts, hours);
  return done(`Announced for ${hours} hours.`);
}

async function decideAbout(user: string): Promise<number> {
  const given: unknown[] = [
    ...(values.hide === undefined ? [] : [hideOf(values.hide)]),
    ...(values.warn === true ? [{ kind: 'warn' }] : []),
    ...(values.mute === undefined ? [] : [{ kind: 'mute', days: Number(values.mute) }]),
    ...(values.suspend === undefined ? [] : [{ kind: 'suspend', days: Number(values.suspend) }]),
    ...(values.rename === true ? [{ kind: 'rename' }] : []),
    ...(values.close === undefined ? [] : [{ kind: 'close', game: values.close }]),
    ...(values.lift === true ? [{ kind: 'lift' }] : []),
  ];
  if (values.reason.trim() === '') return misused('A decision needs a --reason, which the person reads.');
  if (values.report !== undefined && !/^[1-9]\d{0,8}$/.test(values.report))
    return misused('A report is named by its number.');
  if (!isUserId(user)) return misused(`“${user}” is not the id of a person: la-stanza admin people NAME shows it.`);
  const measures: Measure[] = [];
  for (const each of given) {
    const read = measureSchema.safeParse(each);
    if (!read.success)
      return misused(`This cannot be done: ${JSON.stringify(each)}. A mute or suspension lasts 1 to 30 days.`);
    measures.push(read.data);
  }
  const play: Play = {
    pool,
    store: new GameStore(pool, 10, lineage),
    writer: new EntryWriter(pool),
    seeds: new SeedVault(pool, lineage),
    botLimit: config.STANZA_BOT_LIMIT,
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
  return refused === undefined ? done(`Done. ${SEEN_BY_NODES}`) : fail(`Refused: ${refused.refused.code}.`);
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

/** Prints rows and their count for a person, or a line of JSON for each row for a program. */
function print<Row>(rows: readonly Row[], shown = (row: Row): string => JSON.stringify(row, null, 2)): number {
  const isText = formatOf(process.stdout) === 'text';
  for (const row of rows) console.log(isText ? shown(row) : JSON.stringify(row));
  if (isText) console.log(`${rows.length} in all`);
  return EXIT.fine;
}

function done(sentence: string): number {
  say(sentence);
  return EXIT.fine;
}

function fail(sentence: string): number {
  complain(sentence);
  return EXIT.failed;
}

function misused(sentence: string): number {
  complain(sentence);
  return EXIT.misused;
}
