import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APPS = join(import.meta.dirname, '../..');

function dependenciesOf(app: string): Readonly<Record<string, string>> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(APPS, app, 'package.json'), 'utf8'),
  );
  return dependencies;
}

test('the package installs what the server needs, in the same versions', () => {
  const needed = Object.entries(dependenciesOf('server')).filter(([name]) => !name.startsWith('@la-stanza/'));
  expect(dependenciesOf('host')).toEqual(Object.fromEntries(needed));
});
