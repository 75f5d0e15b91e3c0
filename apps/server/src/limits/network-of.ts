import { isIPv6 } from 'node:net';

const HEXTETS = 8;
/** The hextets of a /64 network: a household usually has one, with too many addresses to count one by one. */
const OF_NETWORK = 4;

/**
 * The key by which visits are counted: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @example
 * networkOf('2001:db8::1'); // '2001:db8:0:0::/64'
 * networkOf('::ffff:192.0.2.7'); // '192.0.2.7'
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, HEXTETS - left.length - right.length) }, () => '0');
  const hextets = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${hextets
    .slice(0, OF_NETWORK)
    .map((hextet) => Number.parseInt(hextet, 16).toString(16))
    .join(':')}::/64`;
}
