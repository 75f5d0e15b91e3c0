/* The verbs of the command `la-stanza` and their options. */

/** An option of the command line and the environment variable that it sets. */
interface Option {
  readonly given: string;
  readonly setting: string;
  readonly about: string;
}

export type OptionName = 'database' | 'database-file' | 'port' | 'format';

const OPTIONS: Readonly<Record<OptionName, Option>> = {
  database: {
    given: 'URL',
    setting: 'STANZA_DATABASE_URL',
    about: 'the PostgreSQL database, without a password: postgres://stanza@127.0.0.1/stanza',
  },
  'database-file': {
    given: 'FILE',
    setting: 'STANZA_DATABASE_URL_FILE',
    about: 'a file with the address, for one with a password',
  },
  port: { given: 'NUMBER', setting: 'STANZA_PORT', about: 'the port, 8000 if none is given' },
  format: {
    given: 'text|json',
    setting: 'STANZA_FORMAT',
    about: 'sentences or JSON lines; without it sentences on a terminal, JSON elsewhere',
  },
};

export const settingOf = (option: OptionName): string => OPTIONS[option].setting;

interface Verb {
  readonly about: string;
  readonly options: readonly OptionName[];
  /** Whether the verb serves players: then it needs the client and a port. */
  readonly isServing: boolean;
  /** The file beside the launcher that runs the verb. */
  readonly file: string;
}

const ALONE: readonly OptionName[] = ['database', 'database-file', 'format'];
const SERVING: readonly OptionName[] = ['database', 'database-file', 'port', 'format'];

export type VerbName = 'host' | 'doctor' | 'migrate' | 'node' | 'worker' | 'admin';

const VERBS: Readonly<Record<VerbName, Verb>> = {
  host: {
    about: 'starts the server with everything in one process; it creates its tables itself',
    options: SERVING,
    isServing: true,
    file: 'host.js',
  },
  doctor: {
    about: 'says what is missing, a line for each thing that is looked at; changes nothing',
    options: SERVING,
    isServing: true,
    file: 'doctor.js',
  },
  migrate: { about: 'creates or updates the tables, and ends', options: ALONE, isServing: false, file: 'migrate.js' },
  node: { about: 'a node alone, for several machines', options: SERVING, isServing: true, file: 'host.js' },
  worker: { about: 'a worker alone, for several machines', options: ALONE, isServing: false, file: 'worker.js' },
  admin: {
    about: 'what operators do: reports, people, decisions, announcements',
    // `admin` parses its arguments itself
    options: [],
    isServing: false,
    file: 'admin.js',
  },
};

export const VERB_NAMES: readonly string[] = Object.keys(VERBS);

export const isVerb = (word: string): word is VerbName => Object.hasOwn(VERBS, word);

export const verbNamed = (name: VerbName): Verb => VERBS[name];

const FOOT = `
Every other setting is an environment variable (STANZA_…); the guide to hosting lists them.
An address with a password belongs in the variable STANZA_DATABASE_URL or in a file: everybody on the machine can read
what stands on a command line.

Exit codes: 0 it worked or was stopped; 1 it failed; 2 a wrong command, option or setting; above 128 a signal ended it.`;

const line = (name: string, about: string): string => `  ${name.padEnd(22)}  ${about}`;

const optionLines = (options: readonly OptionName[]): readonly string[] =>
  options.map((name) => line(`--${name} ${OPTIONS[name].given}`, OPTIONS[name].about));

/** The help of a verb, or of the whole command. */
export function helpOf(verb?: VerbName): string {
  const verbs = Object.entries(VERBS).map(([name, { about }]) => line(name, about));
  const always = [line('--help', 'shows this'), line('--version', 'shows the version')];
  const lines =
    verb === undefined
      ? ['la-stanza COMMAND [OPTIONS]', '', ...verbs, '', ...optionLines(SERVING), ...always]
      : [`la-stanza ${verb} [OPTIONS]: ${VERBS[verb].about}`, '', ...optionLines(VERBS[verb].options), ...always];
  return `${lines.join('\n')}\n${FOOT}`;
}
