import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { Client } from 'pg';
import { isClockRight } from './is-clock-right.ts';
import { requireConfig, type Config } from './config.ts';
import { startFault } from './start-fault.ts';

/* Looks at everything a server needs and says what is missing. Changes nothing. */

/** The oldest PostgreSQL that is tried. */
const OLDEST = 15;
const PATIENCE = 5_000;

/** What was found; a fault if it keeps the server from starting. */
interface Finding {
  readonly isFault: boolean;
  readonly said: string;
}

const good = (said: string): Finding => ({ isFault: false, said });
const bad = (said: string): Finding => ({ isFault: true, said });

async function examine(config: Config): Promise<readonly Finding[]> {
  return [
    ...(await examineDatabase(config)),
    await examinePort(config),
    examineClient(config),
    await examineMail(config),
  ];
}

async function examineDatabase(config: Config): Promise<readonly Finding[]> {
  const url = new URL(config.STANZA_DATABASE_URL);
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; found: boolean; creates: boolean; now: Date }>(
      `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now,
        exists (select from pg_database where datname = $1) as found,
        (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as creates`,
      [name],
    );
    const [row] = rows;
    if (row === undefined) return [bad('PostgreSQL gives no answer about itself.')];
    const ahead = (Date.now() - row.now.getTime()) / 1_000;
    return [
      row.version < OLDEST
        ? bad(`PostgreSQL ${row.version} is too old: ${OLDEST} or newer is needed.`)
        : good(`PostgreSQL ${row.version} answers at ${url.host}.`),
      row.found || row.creates
        ? good(row.found ? `The database ${name} is there.` : `The database ${name} will be created.`)
        : bad(`There is no database ${name}, and this user may not create it: create it with this user as its owner.`),
      isClockRight(ahead)
        ? good('The clock agrees with the database’s.')
        : bad(`The clock of this machine is ${Math.round(ahead)} seconds away from the database’s: correct it.`),
    ];
  } catch (error) {
    return [bad(startFault(error, config))];
  } finally {
    await client.end().catch(() => {});
  }
}

async function examinePort(config: Config): Promise<Finding> {
  const server = createServer();
  try {
    server.listen(config.STANZA_PORT, config.STANZA_HOST);
    await once(server, 'listening');
    server.close();
    return good(`Port ${config.STANZA_PORT} is free.`);
  } catch (error) {
    return bad(startFault(error, config));
  }
}

// the settings were refused if the folder had no client
const examineClient = ({ STANZA_CLIENT }: Config): Finding =>
  good(STANZA_CLIENT === '' ? 'No client is served here (STANZA_CLIENT).' : `The client is in ${STANZA_CLIENT}.`);

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

const findings = await examine(requireConfig());
for (const { isFault, said } of findings) console.log(`${isFault ? 'missing' : 'good   '}  ${said}`);
process.exitCode = findings.some(({ isFault }) => isFault) ? 1 : 0;
