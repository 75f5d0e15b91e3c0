import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const faultsOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const read = readConfig(environment);
  return 'faults' in read ? read.faults : [];
};

test('without any setting the defaults apply', () => {
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

test('variables of tests and measurements are not settings of the server', () => {
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
  ['STANZA_SECURE_COOKIE', 'yes', /must be true or false\.$/],
  ['STANZA_LOG', 'loud', /must be trace, debug, info, warn, error, fatal or silent\.$/],
  ['STANZA_POOL', '2.5', /must be a whole number from 2 to 200\.$/],
  ['STANZA_MAIL_FROM', 'stanza', /must be a mail address/],
  ['STANZA_SITE', 'play.example', /https:\/\//],
  ['STANZA_PUSH_KEYS', 'nonsense', /pair of keys/],
  ['STANZA_SENDMAIL', '/no/such/program', /program that this user may run/],
  ['STANZA_DATABASE_URL', 'postgres://stanza:50%@localhost/stanza', /postgres:\/\//],
  ['STANZA_DATABASE_URL_FILE', '/no/such/file', /file that this user may read/],
  ['STANZA_SMTP_USER', 'stanza', /STANZA_SMTP_PASSWORD_FILE/],
])('%s=%s is refused by name', (name, value, reason) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name} `));
  expect(faults[0]).toMatch(reason);
});

test('a secure cookie needs https, except on this machine', () => {
  expect(faultsOf({ STANZA_ORIGINS: 'http://stanza.example' })).toEqual([
    'STANZA_SECURE_COOKIE needs https, but STANZA_ORIGINS has http://stanza.example: nobody could sign in there.',
  ]);
  expect(faultsOf({ STANZA_ORIGINS: 'http://stanza.example', STANZA_SECURE_COOKIE: 'false' })).toEqual([]);
  expect(faultsOf({ STANZA_ORIGINS: 'https://stanza.example,http://localhost:8000,http://[::1]:8000' })).toEqual([]);
});

test('the address of the database is read from a file, which hides its password', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stanza-config-'));
  const file = join(folder, 'database');
  writeFileSync(file, 'postgres://stanza:secret@127.0.0.1/stanza\n');
  const named = { STANZA_DATABASE_URL_FILE: file };
  expect(readConfig(named)).toHaveProperty('config.STANZA_DATABASE_URL', 'postgres://stanza:secret@127.0.0.1/stanza');
  expect(faultsOf({ ...named, STANZA_DATABASE_URL: 'postgres://127.0.0.1/stanza' })).toEqual([
    'STANZA_DATABASE_URL and STANZA_DATABASE_URL_FILE are both set: choose one.',
  ]);
  writeFileSync(file, 'secret');
  expect(faultsOf(named).join()).not.toContain('secret');
  rmSync(folder, { recursive: true });
});

test('reports all faults together', () => {
  expect(faultsOf({ STANZA_PORT: 'x', STANZA_PROXY: '1', STANZA_REDIS_URL: 'y' })).toHaveLength(3);
});

test('a public server without an imprint does not start', () => {
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
