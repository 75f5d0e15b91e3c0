import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { availableParallelism, userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { complain, EXIT } from './command.ts';
import { readPushPair } from '../notify/push-transport.ts';
import { nearestName } from './nearest-name.ts';

const number = (fallback: number, least: number, most: number): z.ZodType<number> =>
  z
    .string()
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .default(fallback);

const oneOf = <const Words extends readonly string[]>(words: Words): z.ZodEnum<{ [Word in Words[number]]: Word }> =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });

const flag = (fallback: boolean): z.ZodType<boolean> =>
  oneOf(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');

const address = (...protocols: readonly string[]): z.ZodType<string> =>
  z.string().refine((text) => isAddress(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Whether the URL can be parsed: a % in a password must be written %25. */
function isAddress(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text);
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const isClientFolder = (folder: string): boolean => folder === '' || existsSync(join(folder, 'index.html'));

const mayUse =
  (mode: number) =>
  (file: string): boolean => {
    if (file === '') return true;
    try {
      accessSync(file, mode);
      return true;
    } catch {
      return false;
    }
  };
const isReadable = mayUse(constants.R_OK);

function isPushPair(text: string): boolean {
  try {
    return text === '' || readPushPair(text).shown !== '';
  } catch {
    return false;
  }
}

/** All settings of the server, by environment variable. */
const settingsSchema = z.object({
  STANZA_DATABASE_URL: address('postgres:', 'postgresql:').default(
    `postgres://${userInfo().username}@127.0.0.1:5432/stanza`,
  ),
  /** A file with that address, readable only by the server's user: it hides the password from other users. */
  STANZA_DATABASE_URL_FILE: z.string().default(''),
  /** Sentences (`text`) or JSON lines (`json`); by default sentences on a terminal, JSON elsewhere. */
  STANZA_FORMAT: oneOf(['text', 'json']).optional(),
  /** Redis between nodes; empty for a single node. */
  STANZA_REDIS_URL: address('redis:', 'rediss:').or(z.literal('')).default(''),
  STANZA_HOST: z.string().default('127.0.0.1'),
  STANZA_PORT: number(8000, 0, 65_535),
  /** The origins of the client, separated by commas; other origins may not use the cookie. */
  STANZA_ORIGINS: z
    .string()
    .refine((text) => text.split(',').every(isOrigin), {
      error: 'must be addresses such as https://example.org, without a path, separated by commas',
    })
    .default('http://localhost:5173,http://localhost:8000'),
  /** The folder of the built client, served beside the API; empty when another server serves it. */
  STANZA_CLIENT: z
    .string()
    .refine(isClientFolder, { error: 'must be a folder with an index.html: pnpm build makes apps/web/dist' })
    .default(''),
  /** Turn off only for development without TLS. */
  STANZA_SECURE_COOKIE: flag(true),
  /** The number of trusted proxies in front of the server. */
  STANZA_PROXIES: number(0, 0, 8),
  /** The ports of Prometheus metrics, for the node and for its worker; 0 for none. */
  STANZA_METRICS_PORT: number(0, 0, 65_535),
  STANZA_WORKER_METRICS_PORT: number(0, 0, 65_535),
  /** The address that serves metrics: never a public one. */
  STANZA_METRICS_HOST: z.string().default('127.0.0.1'),
  /** A log line for each request: method, route, status and time; no address, name or id. */
  STANZA_ACCESS_LOG: flag(false),
  STANZA_NODE: z.string().default(`node-${randomBytes(4).toString('hex')}`),
  /** Connections of a node for commands, and of a worker for jobs. */
  STANZA_POOL: number(6, 2, 200),
  /** Connections of a node for lists, profiles and search. */
  STANZA_READ_POOL: number(3, 1, 200),
  STANZA_LOG: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Requests and new sockets a minute from one address; across all nodes if Redis is set. */
  STANZA_REQUESTS_PER_MINUTE: number(600, 1, 100_000_000),
  /** The most unstarted tables of one person. */
  STANZA_OPEN_TABLES: number(3, 1, 100_000_000),
  /** Messages a second on one socket, and the burst allowed. */
  STANZA_MESSAGES_PER_SECOND: number(20, 1, 1_000_000),
  STANZA_MESSAGE_BURST: number(60, 1, 1_000_000),
  /** Open sockets from one address on one node. */
  STANZA_SOCKETS_PER_ADDRESS: number(200, 1, 1_000_000),
  STANZA_HEARTBEAT: number(30_000, 200, 600_000),
  /** Unsent bytes on one socket above which the client must resync. */
  STANZA_SOCKET_BUFFER: number(262_144, 1_024, 67_108_864),
  /** Games kept in memory. */
  STANZA_CACHE: number(10_000, 1, 1_000_000),
  /** Milliseconds of thinking after which the server drops a bot's answer: far above the usual half a second. */
  STANZA_BOT_LIMIT: number(20_000, 50, 60_000),
  /** Threads in which bots think; by default one processor remains for everything else. */
  STANZA_BOT_THREADS: number(Math.max(1, availableParallelism() - 1), 1, 256),
  /** Games with a bot to move that one worker process handles concurrently; most of them wait for a thread. */
  STANZA_BOT_JOBS: number(32, 1, 1_000),
  /** The key pair for push, as printed by `node apps/server/src/notify/new-push-keys.ts`; empty for no push. */
  STANZA_PUSH_KEYS: z
    .string()
    .refine(isPushPair, { error: 'must be a pair of keys as printed by apps/server/src/notify/new-push-keys.ts' })
    .default(''),
  /** The contact that push services may write to about this server. */
  STANZA_PUSH_CONTACT: z.string().default('mailto:postmaster@localhost'),
  /** The allowed push services, separated by commas; a star matches any first label of the host name. */
  STANZA_PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    ),
  /** The program that reads a mail from its input, such as /usr/sbin/sendmail; empty for no mail. */
  STANZA_SENDMAIL: z
    .string()
    .refine(mayUse(constants.X_OK), { error: 'must be a program that this user may run' })
    .default(''),
  /** The mail server, instead of a program; empty for none. */
  STANZA_SMTP_HOST: z.string().default(''),
  STANZA_SMTP_PORT: number(587, 1, 65_535),
  /** `starttls` asks for TLS and sends nothing without it, `tls` begins with it (port 465), `none` is for a server on this machine. */
  STANZA_SMTP_TLS: oneOf(['starttls', 'tls', 'none']).default('starttls'),
  STANZA_SMTP_USER: z.string().default(''),
  /** A file with the password, which only the server's user may read. */
  STANZA_SMTP_PASSWORD_FILE: z
    .string()
    .refine(isReadable, { error: 'must be a file that this user may read' })
    .default(''),
  /** A file with the certificates of the mail server's private authority. */
  STANZA_SMTP_CA: z.string().refine(isReadable, { error: 'must be a file that this user may read' }).default(''),
  STANZA_MAIL_FROM: z
    .email({ error: 'must be a mail address such as stanza@example.org' })
    .default('stanza@localhost.localdomain'),
  /** Makes the server public: search engines may list the site, and it must name its operator. */
  STANZA_PUBLIC: flag(false),
  /** The server's operator, their postal address (lines separated by semicolons) and a mail address; for the imprint. */
  STANZA_IMPRINT_NAME: z.string().default(''),
  STANZA_IMPRINT_ADDRESS: z.string().default(''),
  STANZA_CONTACT: z.string().default(''),
  /** The public address of the site, for links in mail. */
  STANZA_SITE: address('http:', 'https:').default('http://localhost:8000'),
  /** Milliseconds a mail about a turn waits: a player who moves before that gets no mail. */
  STANZA_MAIL_DELAY: number(600_000, 0, 86_400_000),
  /** Milliseconds between two mails to a mailbox; notices in between wait for the next. Reminders do not wait. */
  STANZA_MAIL_REST: number(3_600_000, 0, 604_800_000),
  /** Milliseconds between two sweeps for passed deadlines. */
  STANZA_SWEEP: number(1_000, 50, 60_000),
  /** Milliseconds between two checks for notices to send. */
  STANZA_NOTIFY: number(500, 50, 60_000),
  /** Games that bots play in advance on each daily deal, as a comparison for people; 0: no games. */
  STANZA_DAILY_FIELD: number(200, 0, 10_000),
  /** Milliseconds between the end of a game and packing it into one row. An update of all nodes must not take longer. */
  STANZA_PACK_AFTER: number(604_800_000, 0, 31_536_000_000),
  /** Milliseconds between two comparisons of watched games with the database. */
  STANZA_RECONCILE: number(3_000, 100, 600_000),
  /** Seconds a stopping node gives its clients to reconnect elsewhere. */
  STANZA_DRAIN: number(10, 0, 300),
});

export type Config = z.infer<typeof settingsSchema>;

const PREFIX = 'STANZA_';
/** The prefix of variables for tests and measurements, which start servers with their own environment. */
const OF_TESTS = 'STANZA_TEST_';

/** The settings, or a sentence for each unknown or invalid one. */
export type ReadConfig = { readonly config: Config } | { readonly faults: readonly string[] };

export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const set = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name.startsWith(PREFIX) && !name.startsWith(OF_TESTS) && value !== undefined && value !== '',
    ),
  );
  const read = withDatabaseFile(set);
  if ('fault' in read) return { faults: [read.fault] };
  const { given } = read;
  const known = Object.keys(settingsSchema.shape);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  const parsed = settingsSchema.safeParse(given);
  const contradictions = parsed.success ? contradictionsIn(parsed.data) : [];
  if (parsed.success && unknown.length === 0 && contradictions.length === 0) return { config: parsed.data };
  return {
    faults: [
      ...contradictions,
      ...unknown.map((name) => `${name} is no setting: is ${nearestName(name, known)} meant?`),
      ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`),
    ],
  };
}

type Given = Readonly<Record<string, string | undefined>>;

/** The settings with the address of the database from its file. */
function withDatabaseFile(given: Given): { readonly given: Given } | { readonly fault: string } {
  const { STANZA_DATABASE_URL_FILE: file, STANZA_DATABASE_URL: url } = given;
  if (file === undefined) return { given };
  if (url !== undefined) return { fault: 'STANZA_DATABASE_URL and STANZA_DATABASE_URL_FILE are both set: choose one.' };
  try {
    return { given: { ...given, STANZA_DATABASE_URL: readFileSync(file, 'utf8').trim() } };
  } catch {
    return { fault: `STANZA_DATABASE_URL_FILE must be a file that this user may read; ${file} is not.` };
  }
}

const contradictionsIn = (config: Config): readonly string[] => [
  ...missingImprint(config),
  ...unsafeCookie(config),
  ...(config.STANZA_SMTP_USER !== '' && config.STANZA_SMTP_PASSWORD_FILE === ''
    ? ['STANZA_SMTP_USER needs a password: name its file in STANZA_SMTP_PASSWORD_FILE.']
    : []),
];

/** A public server must name its operator. */
function missingImprint(config: Config): string[] {
  if (!config.STANZA_PUBLIC) return [];
  return (['STANZA_IMPRINT_NAME', 'STANZA_IMPRINT_ADDRESS', 'STANZA_CONTACT'] as const)
    .filter((name) => config[name] === '')
    .map((name) => `${name} is needed for a public server (STANZA_PUBLIC): visitors must know who runs it.`);
}

/** Browsers refuse a secure cookie over plain HTTP, except on this machine: no one could sign in. */
function unsafeCookie({ STANZA_SECURE_COOKIE, STANZA_ORIGINS }: Config): string[] {
  const plain = STANZA_ORIGINS.split(',').find(
    (origin) => origin.startsWith('http:') && !THIS_MACHINE.test(new URL(origin).hostname),
  );
  if (!STANZA_SECURE_COOKIE || plain === undefined) return [];
  return [`STANZA_SECURE_COOKIE needs https, but STANZA_ORIGINS has ${plain}: nobody could sign in there.`];
}

const THIS_MACHINE = /^(?:localhost|.*\.localhost|127\..*|\[::1\])$/;

/** The settings of this process; ends it with the reasons if they are invalid. */
export function requireConfig(): Config {
  const read = readConfig(process.env);
  if ('config' in read) return read.config;
  for (const fault of read.faults) complain(fault);
  process.exit(EXIT.misused);
}
