import { parseArgs } from 'node:util';
import { optionFault } from '../../server/src/ops/option-fault.ts';
import { settingOf, verbNamed, type OptionName, type VerbName } from './verbs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The arguments and environment that the server is started with. */
export type HostSettings =
  | { readonly environment: Readonly<Record<string, string>>; readonly passed: readonly string[] }
  | { readonly fault: string };

const PASSWORD = `--database must not have a password: everybody on this machine could read it in the list of processes. Name a file with the address in --database-file, or set STANZA_DATABASE_URL.`;

/**
 * The settings of a verb. Options win over the environment. By default a host serves its bundled client to the whole network, and sends
 * its cookie only over TLS if all its addresses have TLS.
 */
export function hostSettings(
  verb: VerbName,
  args: readonly string[],
  given: Environment,
  client: string,
): HostSettings {
  if (verb === 'admin') return { environment: {}, passed: args };
  const { options: names, isServing } = verbNamed(verb);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const fault = optionFault(args, options, 0);
  if (fault !== undefined) return { fault };
  const { values } = parseArgs({ args: [...args], options });
  const { database } = values;
  if (typeof database === 'string' && hasPassword(database)) return { fault: PASSWORD };
  const environment = Object.fromEntries(names.flatMap((name) => settingsOf(name, values[name])));
  if (!isServing) return { environment, passed: [] };
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

/** The database's address and the file with it exclude each other: the option wins over both variables. */
function settingsOf(name: OptionName, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'string') return [];
  const own = [settingOf(name), value] as const;
  if (name === 'database') return [own, [settingOf('database-file'), '']];
  if (name === 'database-file') return [own, [settingOf('database'), '']];
  return [own];
}

function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return /:\/\/[^/]*:[^/]*@|password=/.test(address);
  const { password, searchParams } = new URL(address);
  return password !== '' || searchParams.has('password');
}

const isAllSecure = (origins: string | undefined): boolean =>
  origins !== undefined && origins !== '' && origins.split(',').every((origin) => origin.startsWith('https://'));
