import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const HOOK = join(import.meta.dirname, '../.githooks/commit-msg');
const folder = mkdtempSync(join(tmpdir(), 'commit-msg-'));
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(message: string): string {
  const path = join(folder, 'message');
  writeFileSync(path, message);
  const { status, stderr } = spawnSync('sh', [HOOK, path], { encoding: 'utf8' });
  return status === 0 ? '' : stderr.trim();
}

test('git can run the hook', () => {
  expect(() => accessSync(HOOK, constants.X_OK)).not.toThrow();
});

test('a conventional subject of at most 72 characters passes with any body', () => {
  expect(refusal('fix(web): reconnect after sign-in\n')).toBe('');
  expect(refusal(`feat!: ${'é'.repeat(65)}\n\n${'body '.repeat(40)}\n`)).toContain('Not like');
  expect(refusal(`feat!: e${'é'.repeat(64)}\n\n${'body '.repeat(40)}\n`)).toBe('');
  expect(refusal(`# a comment ${'x'.repeat(80)}\n\ntest(e2e,cli): wait for the table\n`)).toBe('');
  expect(refusal(`fixup! fixup! docs: ${'x'.repeat(66)}\n`)).toBe('');
  expect(refusal(`Merge branch '${'x'.repeat(90)}'\n`)).toBe('');
});

test('a longer subject is refused', () => {
  expect(refusal(`docs: ${'x'.repeat(67)}\n`)).toContain('The subject has 73 characters, at most 72');
});

test('another form, and the verbs that hide who acts, are refused', () => {
  const others = [
    'Reconnect after sign-in',
    'fix(web) reconnect',
    'fix: Reconnect',
    'fix: let the table wait',
    'fix: a point.',
  ];
  for (const subject of others) expect(refusal(`${subject}\n`)).toContain('Not like');
});

test('a message without a subject is refused', () => {
  expect(refusal('')).toBe('The commit has no subject.');
  expect(refusal('\n  \n# a comment\n')).toBe('The commit has no subject.');
  expect(refusal('\n# ------------------------ >8 ------------------------\ndiff --git a b\n')).toBe(
    'The commit has no subject.',
  );
});

test('every install turns the hook on, and does not fail outside of git', () => {
  const { scripts }: { scripts: { prepare: string } } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const prepareIn = (name: string): { prepared: number | null; hooks: string } => {
    const cwd = join(folder, name);
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: folder };
    const { status: prepared } = spawnSync('sh', ['-c', scripts.prepare], { cwd, env });
    const { stdout } = spawnSync('git', ['config', '--local', 'core.hooksPath'], { cwd, env, encoding: 'utf8' });
    return { prepared, hooks: stdout.trim() };
  };
  mkdirSync(join(folder, 'plain'));
  spawnSync('git', ['init', join(folder, 'repository')]);
  expect(prepareIn('plain')).toEqual({ prepared: 0, hooks: '' });
  expect(prepareIn('repository')).toEqual({ prepared: 0, hooks: '.githooks' });
});
