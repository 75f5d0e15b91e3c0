import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canonicalText } from '../record/canonical.ts';
import { emptyFolder, fixtureGame, fixtureNamed, fixturePath } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { withTables } from '../balance/with-tables.ts';

const name = fixtureNamed('2p-standard-nobody-withdraws');
const strict = fixtureNamed('2p-strict-figures');

describe('refusals', () => {
  test.each([
    [2, 'arena --a 6', /argument '6' is invalid\. The levels are 1, 2, 3, 4 and 5\.$/],
    [2, 'arena --clock sun', /Allowed choices are wall, processor\.$/],
    [1, 'arena --weights missing.json', 'The file missing.json cannot be read (ENOENT).'],
    [2, 'arena --matrix 1,9', /The levels are 1, 2, 3, 4 and 5\.$/],
    [2, 'alternatives --only none', /The alternatives are toGap, leftmostFree, /],
    [2, 'train --rate 2', /It must be a number above 0 and not above 1\.$/],
    [1, 'train --folder nowhere --report x', 'The file nowhere/log.jsonl cannot be read (ENOENT).'],
    [1, 'hint missing.json', 'missing.json: The file missing.json cannot be read (ENOENT).'],
    [1, `hint ${fixturePath(name)}`, /nobody has to decide: name another place with --at\.$/],
    [2, `analyse ${fixturePath(name)} --simulations 0`, /It must be a whole number from 1 to/],
  ])('ends with %i: %s, with one sentence on stderr', async (code, line, sentence) => {
    const { exit, out, err } = await runScripted(line.split(' '));
    expect({ exit, out }).toEqual({ exit: code, out: '' });
    expect(err).toMatch(sentence);
  });

  test('a file that is no weights is refused', async () => {
    const file = join(emptyFolder(), 'weights.json');
    writeFileSync(file, '{"format":1}\n');
    const { exit, err } = await runScripted(['arena', '--weights', file]);
    expect({ exit, err }).toEqual({ exit: 1, err: `${file} holds no weights.` });
  });
});

describe('stanza arena', () => {
  const match = ['arena', '--a', '2', '--b', '1', '--games', '4', '--workers', '1', '--seed', '3'];

  test('prints the estimate as JSON, and takes a match up from its file', async () => {
    const file = join(emptyFolder(), 'match.jsonl');
    const first = await runScripted([...match, '--json', '--file', file]);
    const result: Record<string, number> = JSON.parse(first.out);
    expect(first.exit).toBe(0);
    expect(result).toMatchObject({ games: 4, illegal: 0, overruns: 0 });
    expect(result['low']).toBeLessThan(result['winShare'] ?? 0);
    expect(result['high']).toBeGreaterThan(result['low'] ?? 1);
    expect(result['msPerMove']).toBeGreaterThan(0);
    const again = await runScripted([...match, '--json', '--file', file]);
    expect(JSON.parse(again.out)).toEqual(result);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  test('tells people, with the verdict of the sequential test if asked', async () => {
    const { out } = await runScripted([...match, '--sprt', '--clock', 'processor', '--ms', '50']);
    expect(out).toMatch(/^Win share of A +\d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/m);
    expect(out).toMatch(/^Sequential test +(accept|reject|open)$/m);
  });

  test('plays everybody against everybody and writes table and picture', async () => {
    const out = join(emptyFolder(), 'matrix');
    const ran = await runScripted(['arena', '--matrix', '1,2', '--games', '2', '--workers', '1', '--out', out]);
    expect(ran.exit).toBe(0);
    expect(readFileSync(`${out}.md`, 'utf8').trimEnd()).toBe(ran.out);
    expect(readFileSync(`${out}.svg`, 'utf8')).toContain('Win share of the row against the column');
  });
});

test('stanza train learns a generation, goes on where it was left, and reports', async () => {
  const folder = join(emptyFolder(), 'run');
  const line = ['train', '--folder', folder, '--generations', '1', '--games', '4', '--matches', '2', '--hidden', '4'];
  const first = await runScripted([...line, '--json']);
  const stages = first.out.split('\n').map((entry): string => JSON.parse(entry).stage);
  expect(new Set(stages)).toEqual(new Set(['play', 'learn', 'match']));
  expect((await runScripted(line)).out).toBe('');
  const report = await runScripted(['train', '--folder', folder, '--report', join(folder, 'report')]);
  expect(report.out).toContain('| 0 | 4 |');
});

describe('stanza hint', () => {
  const at = String(fixtureGame(name).line.find(({ turn }) => turn === 8)?.seq ?? 0);
  const line = ['hint', fixturePath(name), '--at', at, '--simulations', '2'];

  test('shows the best turn, the reason, its steps and how sure it is', async () => {
    const { exit, out } = await runScripted(line);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Walk to .*\.\nBecause .*\.\n {2}1\. Walk \d steps? to .*\n/);
    expect(out).toMatch(/It came out best in \d+ of 10 tries\./);
  });

  test('prints JSON', async () => {
    const told = JSON.parse((await runScripted([...line, '--json'])).out);
    expect(told).toMatchObject({ at: Number(at), tries: 10, best: { actions: expect.anything() } });
    expect(told.best.gains.length).toBeGreaterThan(0);
  });

  test('says that the learned value is not for other figures, and judges by hand', async () => {
    const { exit, err } = await runScripted(['hint', fixturePath(strict), '--at', at, '--simulations', '4']);
    expect(exit).toBe(0);
    expect(err).toMatch(/other figures/);
  });
});

test('stanza analyse reviews every turn', async () => {
  const { result: _result, checks: _checks, ...open } = fixtureGame(name).record;
  const path = join(emptyFolder(), 'open.json');
  writeFileSync(path, canonicalText({ ...open, entries: open.entries.slice(0, 90) }));
  const line = ['analyse', path, '--simulations', '1'];
  const { turns, luck, lost } = JSON.parse((await runScripted([...line, '--json'])).out);
  expect(turns.length).toBeGreaterThan(8);
  expect([luck, lost].map((shares) => shares.length)).toEqual([2, 2]);
  const { out } = await runScripted(line);
  expect(out).toContain('lost by choice');
  expect(out).toMatch(/^ *\d+ {2}Player \d +\d+%/m);
});

test('stanza balance replaces the tables of a page and leaves the rest', async () => {
  const page = join(emptyFolder(), 'page.md');
  writeFileSync(page, 'Before\n<!-- seats -->\nold\n<!-- /seats -->\nAfter\n');
  const { exit, out } = await runScripted(['balance', '--level', '1', '--games', '1', '--out', page]);
  expect(exit).toBe(0);
  expect(out).toContain('| museum majority |');
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^Before\n<!-- seats -->\n\n\| players[\s\S]*<!-- \/seats -->\nAfter\n$/);
  expect(text).not.toContain('old');
});

describe('stanza alternatives', () => {
  const line = [
    'alternatives',
    '--level',
    '1',
    '--games',
    '1',
    '--players',
    '2,4',
    '--only',
    'before-last-refill,covers-3-2-1',
  ];

  test('compares on the same deals, takes a stopped run up from its file and prints JSON', async () => {
    const file = join(emptyFolder(), 'games.jsonl');
    const first = await runScripted([...line, '--json', '--file', file]);
    const rows: { alternative: string; players: number; games: number }[] = JSON.parse(first.out);
    // rule 2.7: with four players there are no cover tiles, so nothing can differ
    expect(rows.map(({ alternative, players, games }) => [alternative, players, games])).toEqual([
      ['before-last-refill', 2, 1],
      ['covers-3-2-1', 2, 1],
      ['before-last-refill', 4, 1],
    ]);
    const games = readFileSync(file, 'utf8');
    truncateSync(file, games.lastIndexOf('\n') + 20);
    expect((await runScripted([...line, '--json', '--file', file])).out).toBe(first.out);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe(games.trim().split('\n').at(-1));
  });

  test('replaces the marked tables of a page', async () => {
    const page = join(emptyFolder(), 'page.md');
    writeFileSync(page, '<!-- few play -->\nold\n<!-- /few play -->\n<!-- play -->\nkept\n<!-- /play -->\n');
    expect((await runScripted([...line, '--out', page, '--mark', 'few'])).exit).toBe(0);
    const text = readFileSync(page, 'utf8');
    expect(text).toContain('| 2 | the game ends a refill earlier | 1 |');
    expect(text).not.toContain('old');
    expect(text).toContain('kept');
  });
});

test('a page without a table’s place is left as it is', () => {
  expect(withTables('nothing here', { seats: 'x' })).toBe('nothing here');
});
