import { parseArgs } from 'node:util';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the server is started with. */
export type HostSettings =
  | { readonly environment: Readonly<Record<string, string>>; readonly passed: readonly string[] }
  | { readonly fault: string };

/**
 * The settings of a verb. What is given on the command line wins over the environment; where neither says anything, a host serves the
 * client that came with it to everybody on the network, and sends its cookie only over TLS if all its addresses have it.
 */
export function hostSettings(verb: string, args: readonly string[], given: Environment, client: string): HostSettings {
  if (verb === 'admin') return { environment: {}, passed: args };
  const read = readOptions(args);
  if ('fault' in read) return read;
  const { database, port } = read.options;
  const environment = {
    ...(database === undefined ? {} : { STANZA_DATABASE_URL: database }),
    ...(port === undefined ? {} : { STANZA_PORT: port }),
  };
  if (verb !== 'host' && verb !== 'node' && verb !== 'doctor') return { environment, passed: [] };
  const usual = {
    STANZA_HOST: '0.0.0.0',
    STANZA_CLIENT: client,
    STANZA_SECURE_COOKIE: String(isAllSecure(given['STANZA_ORIGINS'])),
  };
  const missing = Object.entries(usual).filter(([name]) => (given[name] ?? '') === '');
  return {
    environment: { ...Object.fromEntries(missing), ...environment },
    passed: verb === 'host' ? ['--all'] : [],
  };
}

function readOptions(
  args: readonly string[],
): { readonly options: { readonly database?: string; readonly port?: string } } | { readonly fault: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { database: { type: 'string' }, port: { type: 'string' } },
    });
    return { options: { ...values } };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const isAllSecure = (origins: string | undefined): boolean =>
  origins !== undefined && origins !== '' && origins.split(',').every((origin) => origin.startsWith('https://'));
