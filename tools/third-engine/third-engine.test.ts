import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord } from '../../packages/engine/src/index.ts';
import { openRecord } from '../../packages/engine/src/open.ts';
import { makeThirdEngine } from './make-third-engine.ts';

/* docs/guide/change-a-rule.md, done to a copy: every game that was ever played opens as it was. */

interface Opened {
  readonly games: Readonly<Record<string, string>>;
  readonly links: readonly unknown[];
  /** The same entries by the rules of the third engine. */
  readonly byThird: Readonly<Record<string, string>>;
  readonly finished: Readonly<Record<string, GameRecord>>;
}

const root = resolve(import.meta.dirname, '../..');
let copy: string;
let here: Opened;
let there: Opened;

function run(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const openIn = (folder: string): Opened => JSON.parse(run(folder, 'tools/third-engine/open-everything.ts'));

beforeAll(() => {
  copy = makeThirdEngine();
  here = openIn(root);
  there = openIn(copy);
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

test('every recorded game opens under a third engine, the same at every step', () => {
  expect(Object.keys(here.games).length).toBeGreaterThan(60);
  expect(there.games).toEqual(here.games);
});

test('every link of 0.1 opens under a third engine with the same final scores', () => {
  expect(here.links).toHaveLength(44);
  expect(there.links).toEqual(here.links);
});

test('games that were half played are finished by bots under their own rules', async () => {
  const records = Object.values(there.finished);
  expect(records.length).toBeGreaterThan(15);
  expect(new Set(records.map(({ engine }) => engine))).toEqual(new Set(['1.0.0', '1.1.0']));
  for (const record of records) expect(await openRecord(record)).toHaveProperty('game.closing.result', record.result);
});

test('the third engine does differ: played by its rules, the same entries give other games', () => {
  const same = Object.keys(here.games).filter((name) => there.byThird[name] === here.games[name]);
  expect(same.length).toBeLessThan(Object.keys(here.games).length / 2);
});

test('the command line verifies every recorded game under a third engine', () => {
  const games = Object.keys(there.games).map((name) => join('fixtures/games', name));
  expect(
    run(copy, 'apps/cli/src/main.ts', 'verify', ...games)
      .trim()
      .split('\n'),
  ).toHaveLength(games.length);
}, 60_000);
