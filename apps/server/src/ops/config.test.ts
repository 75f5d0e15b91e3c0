import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const faultsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const read = readConfig(environment);
  return 'faults' in read ? read.faults : [];
};

test('without any setting the defaults hold', () => {
  expect(readConfig({ PATH: '/bin' })).toMatchObject({ config: { STANZA_PORT: 8000, STANZA_METRICS_PORT: 0 } });
});

test('an empty setting is not set', () => {
  expect(readConfig({ STANZA_PORT: '' })).toMatchObject({ config: { STANZA_PORT: 8000 } });
});

test('a misspelt setting is refused with the right name', () => {
  expect(faultsOf({ STANZA_DATABSE_URL: 'postgres://localhost/stanza' })).toEqual([
    'STANZA_DATABSE_URL is no setting: is STANZA_DATABASE_URL meant?',
  ]);
  expect(faultsOf({ STANZA_ORIGIN: 'https://example.org' })).toEqual([
    'STANZA_ORIGIN is no setting: is STANZA_ORIGINS meant?',
  ]);
});

test('variables of tests and measurements are no settings of the server', () => {
  expect(faultsOf({ STANZA_TEST_POSTGRES: 'x' })).toEqual([]);
});

test.each([
  ['STANZA_DATABASE_URL', 'nonsense', /postgres:\/\//],
  ['STANZA_DATABASE_URL', 'http://localhost', /postgres:\/\//],
  ['STANZA_REDIS_URL', 'localhost:6379', /redis:\/\//],
  ['STANZA_ORIGINS', 'example.org', /https:\/\/example\.org/],
  ['STANZA_ORIGINS', 'https://example.org/play', /without a path/],
  ['STANZA_ORIGINS', 'https://example.org, https://example.net', /separated by commas/],
  ['STANZA_CLIENT', '/no/such/folder', /index\.html/],
  ['STANZA_PORT', '80a', /number/],
  ['STANZA_PORT', '70000', /65535/],
  ['STANZA_SECURE_COOKIE', 'yes', /"true"\|"false"/],
])('%s=%s is refused by name', (name, value, reason) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
  expect(faults[0]).toMatch(reason);
});

test('all faults are told at once', () => {
  expect(faultsOf({ STANZA_PORT: 'x', STANZA_PROXY: '1', STANZA_REDIS_URL: 'y' })).toHaveLength(3);
});

test('a public server says who runs it, or does not start', () => {
  const IMPRINT = {
    STANZA_IMPRINT_NAME: 'Chess Club',
    STANZA_IMPRINT_ADDRESS: '1 High Street; Town',
    STANZA_CONTACT: 'club@example.org',
  };
  expect(readConfig({ STANZA_PUBLIC: 'true', ...IMPRINT })).toHaveProperty('config');
  for (const name of Object.keys(IMPRINT)) {
    const read = readConfig({ STANZA_PUBLIC: 'true', ...IMPRINT, [name]: '' });
    expect(read).toStrictEqual({ faults: [expect.stringContaining(name)] });
  }
  expect(readConfig({})).toHaveProperty('config.STANZA_PUBLIC', false);
});
