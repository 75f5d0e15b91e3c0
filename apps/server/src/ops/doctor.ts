import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { createClient } from 'redis';
import { lookAtDatabase, OLDEST } from '../db/look-at-database.ts';
import { endWithReader, EXIT, formatOf, say } from './command.ts';
import { isClockRight } from './is-clock-right.ts';
import { requireConfig, type Config } from './config.ts';
import { startFault } from './start-fault.ts';

/* Checks everything a server needs and names what is missing. Changes nothing. */

const PATIENCE = 5_000;

/** The result of a check; a fault if it keeps the server from starting or from a configured task. */
interface Finding {
  readonly isFault: boolean;
  readonly said: string;
}

const good = (said: string): Finding => ({ isFault: false, said });
const bad = (said: string): Finding => ({ isFault: true, said });

/** The cause of an error; for an unknown error its message. */
const causeOf = (error: unknown, config: Config): string =>
  startFault(error, config) ?? (error instanceof Error ? error.message : String(error));

async function examine(config: Config): Promise<readonly Finding[]> {
  return [
    ...(await examineDatabase(config)),
    await examinePort(config),
    examineClient(config),
    ...(await examineRedis(config)),
    await examineMail(config),
  ];
}

async function examineDatabase(config: Config): Promise<readonly Finding[]> {
  const url = new URL(config.STANZA_DATABASE_URL);
  const name = decodeURIComponent(url.pathname.slice(1));
  try {
    const { version, isThere, mayCreate, ahead, missing } = await lookAtDatabase(url.href);
    return [
      version < OLDEST
        ? bad(`PostgreSQL ${version} at ${url.host} is too old: ${OLDEST} or newer is needed.`)
        : good(`PostgreSQL ${version} answers at ${url.host}.`),
      isThere || mayCreate
        ? good(isThere ? `The database ${name} is there.` : `The database ${name} will be created.`)
        : bad(`There is no database ${name}, and this user may not create it: create it with this user as its owner.`),
      good(
        missing.length === 0
          ? 'The tables are up to date.'
          : `The tables wait for ${missing.length} changes: la-stanza host or la-stanza migrate makes them.`,
      ),
      isClockRight(ahead)
        ? good('The clock agrees with the database’s.')
        : bad(
            `The clock of this machine is ${Math.round(ahead / 1_000)} seconds away from the database’s: correct it.`,
          ),
    ];
  } catch (error) {
    return [bad(causeOf(error, config))];
  }
}

async function examinePort(config: Config): Promise<Finding> {
  const port = config.STANZA_PORT;
  const server = createServer();
  try {
    server.listen(port, config.STANZA_HOST);
    await once(server, 'listening');
    server.close();
    return good(`Port ${port} is free.`);
  } catch (error) {
    if (await isOwnServer(port)) return good(`A La Stanza server is running on port ${port}.`);
    return bad(causeOf(error, config));
  }
}

/** Whether a La Stanza server listens on a port of this machine: operators also run `doctor` before an upgrade. */
async function isOwnServer(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok && (await answer.text()).includes('La Stanza');
  } catch {
    return false;
  }
}

// a folder without a client has already failed the validation of the settings
const examineClient = ({ STANZA_CLIENT }: Config): Finding =>
  good(STANZA_CLIENT === '' ? 'No client is served here (STANZA_CLIENT).' : `The client is in ${STANZA_CLIENT}.`);

async function examineRedis({ STANZA_REDIS_URL: url }: Config): Promise<readonly Finding[]> {
  if (url === '') return [];
  const { host } = new URL(url);
  const client = createClient({ url, socket: { connectTimeout: PATIENCE, reconnectStrategy: false } });
  let cause = '';
  client.on('error', ({ message }: Error) => (cause = message));
  try {
    await client.connect();
    await client.ping();
    return [good(`Redis answers at ${host}.`)];
  } catch (error) {
    if (error instanceof Error && /NOAUTH|WRONGPASS/.test(`${error.message}${cause}`))
      return [bad(`Redis at ${host} refuses this user or password: correct STANZA_REDIS_URL.`)];
    return [bad(`Redis does not answer at ${host}: start it or correct STANZA_REDIS_URL.`)];
  } finally {
    client.destroy();
  }
}

/** Whether mail can be sent; a mail server must answer. */
async function examineMail({ STANZA_SENDMAIL, STANZA_SMTP_HOST, STANZA_SMTP_PORT }: Config): Promise<Finding> {
  if (STANZA_SMTP_HOST === '')
    return good(STANZA_SENDMAIL === '' ? 'No mail is sent (STANZA_SMTP_HOST).' : `Mail is sent by ${STANZA_SENDMAIL}.`);
  const server = `${STANZA_SMTP_HOST}:${STANZA_SMTP_PORT}`;
  const socket = connect(STANZA_SMTP_PORT, STANZA_SMTP_HOST);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE) });
    return good(`The mail server ${server} answers.`);
  } catch {
    return bad(`The mail server ${server} does not answer: correct STANZA_SMTP_HOST or STANZA_SMTP_PORT.`);
  } finally {
    socket.destroy();
  }
}

endWithReader();
const findings = await examine(requireConfig());
const isText = formatOf(process.stdout) === 'text';
for (const { isFault, said } of findings) {
  say(isText ? `${isFault ? 'missing' : 'good   '}  ${said}` : said, {}, isFault ? 50 : 30);
}
process.exitCode = findings.some(({ isFault }) => isFault) ? EXIT.failed : EXIT.fine;
