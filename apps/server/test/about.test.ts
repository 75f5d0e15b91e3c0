import { STORED_DATA, TABLES_WITHOUT_PEOPLE } from '@la-stanza/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_DAYS } from '../src/accounts/session-days.ts';
import { NOTICE_DAYS } from '../src/jobs/clear-old.ts';
import { Cluster } from './kit/cluster.ts';

/* The server names its operator, and the page about privacy lists all stored data. */

let cluster: Cluster;

beforeAll(async () => {
  cluster = await Cluster.start({ nodes: 1, workers: 0 });
});

afterAll(() => cluster.stop());

test('every table of the database is on the page about privacy, or holds nothing about people', async () => {
  const { rows } = await cluster.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const named = [...STORED_DATA.flatMap(({ tables }) => tables), ...TABLES_WITHOUT_PEOPLE];
  expect(named.toSorted()).toStrictEqual(rows.map(({ name }) => name).toSorted());
});

test('the page names the days after which data is deleted', () => {
  const daysOf = (topic: string): number | null | undefined => STORED_DATA.find((each) => each.topic === topic)?.days;
  expect([daysOf('devices'), daysOf('notices')]).toStrictEqual([SESSION_DAYS, NOTICE_DAYS]);
});

test('without an imprint the server is private, and search engines are refused', async () => {
  const about = await fetch(`${cluster.url()}/api/about`);
  expect(await about.json()).toStrictEqual({ public: false, imprint: null, local: null });
  expect(about.headers.get('x-robots-tag')).toContain('noindex');
  expect(await (await fetch(`${cluster.url()}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
});

test('a public server shows its imprint, and only its games are closed to search engines', async () => {
  const open = await Cluster.start({
    nodes: 1,
    workers: 0,
    database: cluster.database,
    settings: {
      STANZA_PUBLIC: 'true',
      STANZA_IMPRINT_NAME: 'Chess Club',
      STANZA_IMPRINT_ADDRESS: '1 High Street; Town',
      STANZA_CONTACT: 'club@example.org',
    },
  });
  const about = await fetch(`${open.url()}/api/about`);
  expect(about.headers.get('x-robots-tag')).toBeNull();
  expect(await about.json()).toStrictEqual({
    public: true,
    local: null,
    imprint: { name: 'Chess Club', address: ['1 High Street', 'Town'], contact: 'club@example.org' },
  });
  expect(await (await fetch(`${open.url()}/robots.txt`)).text()).not.toMatch(/Disallow: \/\n/);
  await open.stop();
});
