import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/* docs/guide/add-a-decision.md is a worked example: this makes its changes to a copy of the engine and plays the new decision. */

const root = resolve(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/guide/add-a-decision.md'), 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'add-a-decision-'));
const engine = join(copy, 'packages/engine');

afterAll(() => rmSync(copy, { recursive: true }));

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  expect({ status, stderr, stdout }).toMatchObject({ status: 0 });
  return stdout;
}

const git = (...args: readonly string[]): string =>
  run('git', '-c', 'user.name=example', '-c', 'user.email=example@localhost', ...args);

/** Finds the unmarked lines of a change and puts all of its lines in their place. */
function applyDiff(path: string, diff: string): void {
  const lines = diff.split('\n');
  const text = (from: readonly string[]): string => from.map((line) => `${line.slice(1)}\n`).join('');
  const before = text(lines.filter((line) => line.startsWith(' ')));
  const source = readFileSync(path, 'utf8');
  expect(source.split(before), `${path} has this once: ${before}`).toHaveLength(2);
  writeFileSync(
    path,
    source.replace(before, () => text(lines)),
  );
}

const PLAY = `
import { view } from './src/index.ts';
import { legal, toAct } from './src/search.ts';
import { legalTexts, playAll, position } from './test/kit/position.ts';
const state = position({ grid: ['Dc'], seats: { 0: { boat: 4, money: 3, figurine: 15 } } });
playAll(state, 'land 0', 'take Dc meeple');
const open = { acting: toAct(state), legal: legalTexts(legal(state)), money: view(state).seats[0].money };
const events = playAll(state, 'toast').map(({ type }) => type);
console.log(JSON.stringify({ open, events, money: view(state).seats[0].money }));
`;

test('a decision is added in four files, type-checks and plays', { timeout: 180_000 }, () => {
  for (const path of ['src', 'test/kit', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, 'packages/engine', path), join(engine, path), { recursive: true });
  }
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'The engine');

  const steps = [...guide.matchAll(/^`(packages\/engine\/src\/\S+\.ts)`\n((?:\n```(?:ts|diff)\n[\s\S]*?\n```\n)+)/gm)];
  expect(steps).toHaveLength(4);
  for (const [, path = '', blocks = ''] of steps) {
    for (const [, kind, code = ''] of blocks.matchAll(/```(ts|diff)\n([\s\S]*?)\n```/g)) {
      if (kind === 'ts') writeFileSync(join(copy, path), `${code}\n`);
      else applyDiff(join(copy, path), code);
    }
  }

  git('add', '-A');
  const [, stat = ''] = /```text\n([\s\S]*?)```/.exec(guide) ?? [];
  expect(git('diff', '--cached', '--stat')).toBe(stat);
  run(join(root, 'node_modules/.bin/tsc'), '-p', 'packages/engine', '--noEmit');
  writeFileSync(join(engine, 'play.ts'), PLAY);
  expect(JSON.parse(run(process.execPath, 'packages/engine/play.ts'))).toEqual({
    open: { acting: { who: 'seat', seat: 0, decision: 'toast' }, legal: ['stop', 'toast'], money: 8 },
    events: ['money', 'meeple-taken', 'turn'],
    money: 6,
  });
});
