import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

const MASK = { netmask: '255.255.255.0', family: 'IPv4', mac: '00:00:00:00:00:00', cidr: null } as const;
const at = (address: string, internal = false): NetworkInterfaceInfo => ({ ...MASK, address, internal });
const INTERFACES = {
  lo: [at('127.0.0.1', true)],
  docker0: [at('172.17.0.1')],
  wlan0: [at('192.168.178.20')],
};

test('a server that listens on all addresses is found at its address in the home network', () => {
  expect(localAddress('0.0.0.0', 8000, INTERFACES)).toBe('http://192.168.178.20:8000/');
  expect(localAddress('::', 8000, { docker0: INTERFACES.docker0 })).toBe('http://172.17.0.1:8000/');
});

test('a server that listens on one address is found there, unless it is a loopback address', () => {
  expect(localAddress('10.0.0.7', 80, INTERFACES)).toBe('http://10.0.0.7:80/');
  expect(localAddress('fd00::7', 80, INTERFACES)).toBe('http://[fd00::7]:80/');
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(localAddress(host, 80, INTERFACES)).toBeNull();
  expect(localAddress('0.0.0.0', 80, { lo: INTERFACES.lo })).toBeNull();
});
