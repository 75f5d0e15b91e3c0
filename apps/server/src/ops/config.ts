import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { z } from 'zod';

const number = (fallback: number, least: number, most: number): z.ZodType<number> =>
  z.coerce.number().int().min(least).max(most).default(fallback);

const flag = (fallback: boolean): z.ZodType<boolean> =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');

/** Every setting of the server, by environment variable, with what it is for. */
const settingsSchema = z.object({
  STANZA_DATABASE_URL: z.string().default(`postgres://${userInfo().username}@127.0.0.1:5432/stanza`),
  /** Redis between nodes; empty for one node alone. */
  STANZA_REDIS_URL: z.string().default(''),
  STANZA_HOST: z.string().default('127.0.0.1'),
  STANZA_PORT: number(8000, 0, 65_535),
  /** Where the client is served from, separated by commas; others may not use the cookie. */
  STANZA_ORIGINS: z.string().default('http://localhost:5173,http://localhost:8000'),
  /** The folder of the built client, served beside the API; empty where something else serves it. */
  STANZA_CLIENT: z.string().default(''),
  /** Off only for development without TLS. */
  STANZA_SECURE_COOKIE: flag(true),
  /** How many proxies in front may name the client's address. */
  STANZA_PROXIES: number(0, 0, 8),
  STANZA_NODE: z.string().default(`node-${randomBytes(4).toString('hex')}`),
  STANZA_POOL: number(10, 2, 200),
  STANZA_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Requests and new sockets a minute from one address, on all nodes together if they have Redis. */
  STANZA_REQUESTS_PER_MINUTE: number(600, 1, 100_000_000),
  /** Messages a second on one socket, and how many may come at once. */
  STANZA_MESSAGES_PER_SECOND: number(20, 1, 1_000_000),
  STANZA_MESSAGE_BURST: number(60, 1, 1_000_000),
  /** Open sockets from one address on one node. */
  STANZA_SOCKETS_PER_ADDRESS: number(200, 1, 1_000_000),
  STANZA_HEARTBEAT: number(30_000, 200, 600_000),
  /** Bytes waiting on one socket before it is dropped to a resync. */
  STANZA_SOCKET_BUFFER: number(262_144, 1_024, 67_108_864),
  /** Folded games kept in memory. */
  STANZA_CACHE: number(10_000, 1, 1_000_000),
  /** Milliseconds a bot may think about one decision. */
  STANZA_BOT_LIMIT: number(3_000, 50, 60_000),
  STANZA_BOT_THREADS: number(1, 1, 64),
  /** Turns of bots that one worker process plays side by side. */
  STANZA_BOT_JOBS: number(4, 1, 100),
  /** The pair of keys for push, as `node apps/server/src/notify/new-push-keys.ts` prints it; empty for no push. */
  STANZA_PUSH_KEYS: z.string().default(''),
  /** Whom a push service may write to about this server. */
  STANZA_PUSH_CONTACT: z.string().default('mailto:postmaster@localhost'),
  /** The push services that may be asked, separated by commas; a star stands for any first part of the name. */
  STANZA_PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    ),
  /** The program that takes a mail on its input, such as /usr/sbin/sendmail; empty for no mail. */
  STANZA_SENDMAIL: z.string().default(''),
  STANZA_MAIL_FROM: z.email().default('stanza@localhost.localdomain'),
  /** Where players find the site, for links in mail. */
  STANZA_SITE: z.url().default('http://localhost:8000'),
  /** Milliseconds a mail about a turn waits: whoever has moved by then needs none. */
  STANZA_MAIL_DELAY: number(600_000, 0, 86_400_000),
  /** Milliseconds between two mails to a mailbox; what happens meanwhile waits for the next. Reminders do not. */
  STANZA_MAIL_REST: number(3_600_000, 0, 604_800_000),
  /** Milliseconds between two looks for deadlines that have passed. */
  STANZA_SWEEP: number(1_000, 50, 60_000),
  /** Milliseconds between two comparisons of watched games with the database. */
  STANZA_RECONCILE: number(3_000, 100, 600_000),
  /** Seconds a stopping node gives its clients. */
  STANZA_DRAIN: number(10, 0, 300),
});

export type Config = z.infer<typeof settingsSchema>;

/** Reads the settings; says in one sentence each what is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The settings cannot be used. ${faults.join('; ')}`);
}
