import { expect, test } from 'vitest';
import { hostSettings } from './host-settings.ts';
import { isNewEnough } from './is-new-enough.ts';

test('a host serves its own client to the network and migrates its database', () => {
  expect(hostSettings('host', ['--port', '8080'], {}, '/client')).toEqual({
    environment: {
      STANZA_HOST: '0.0.0.0',
      STANZA_CLIENT: '/client',
      STANZA_SECURE_COOKIE: 'false',
      STANZA_PORT: '8080',
    },
    passed: ['--all'],
  });
});

test('the environment wins over the defaults, an option over the environment', () => {
  const given = { STANZA_HOST: '127.0.0.1', STANZA_CLIENT: '', STANZA_PORT: '1', STANZA_ORIGINS: 'https://a.example' };
  expect(hostSettings('host', ['--database', 'postgres://b', '--port=2'], given, '/client')).toMatchObject({
    environment: {
      STANZA_CLIENT: '/client',
      STANZA_SECURE_COOKIE: 'true',
      STANZA_DATABASE_URL: 'postgres://b',
      STANZA_PORT: '2',
    },
  });
});

test('a misspelt option is named; the operator’s arguments are passed on', () => {
  expect(hostSettings('host', ['--prot', '1'], {}, '')).toEqual({
    fault: '--prot is no option here: is --port meant?',
  });
  expect(hostSettings('migrate', ['--port', '1'], {}, '')).toMatchObject({ fault: expect.stringContaining('--port') });
  expect(hostSettings('admin', ['decide', '--warn'], {}, '')).toEqual({
    environment: {},
    passed: ['decide', '--warn'],
  });
});

test.each(['postgres://a:secret@b/c', 'postgres://a:sec%ret@b:x/c', 'postgres://b/c?password=secret'])(
  'a password on the command line is refused, and not repeated: %s',
  (address) => {
    for (const args of [['--database', address], [`--database=${address}`], [address], ['--databse', address]]) {
      const settings = hostSettings('host', args, {}, '');
      expect(settings).toHaveProperty('fault');
      expect(JSON.stringify(settings)).not.toContain('sec');
    }
  },
);

test('the file with the database’s address wins over both variables', () => {
  const given = { STANZA_DATABASE_URL: 'postgres://b' };
  expect(hostSettings('migrate', ['--database-file', '/run/database'], given, '')).toEqual({
    environment: { STANZA_DATABASE_URL: '', STANZA_DATABASE_URL_FILE: '/run/database' },
    passed: [],
  });
});

test('Node 22.18 is the oldest supported version', () => {
  expect(['20.19.0', '22.17.9', '22.18.0', '24.0.0'].map(isNewEnough)).toEqual([false, false, true, true]);
});
