import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const THIS_MACHINE = /^(?:127\.|::1$|localhost$)/;
/** The address ranges of home routers come first; others may belong to containers. */
const AT_HOME: readonly RegExp[] = [/^192\.168\./, /^10\./, /./];

/** The address of the server on the local network; `null` if it is reachable only from this machine. */
export function localAddress(host: string, port: number, interfaces = networkInterfaces()): string | null {
  const address = EVERYWHERE.has(host) ? ownAddress(interfaces) : THIS_MACHINE.test(host) ? undefined : host;
  if (address === undefined) return null;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}/`;
}

function ownAddress(interfaces: ReturnType<typeof networkInterfaces>): string | undefined {
  const own = Object.values(interfaces).flatMap((list = []) =>
    list.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
  return AT_HOME.map((range) => own.find((address) => range.test(address))).find((address) => address !== undefined);
}
