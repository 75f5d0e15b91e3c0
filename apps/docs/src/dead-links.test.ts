import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const folder = mkdtempSync(join(tmpdir(), 'la-stanza-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a link to no file and one to no heading are dead; files, folders, headings, routes and other sites are not', () => {
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'picture.png'), '');
  writeFileSync(
    join(folder, 'index.html'),
    `<a href="guide/a.html">1</a> <a href="guide/a.html#there">2</a> <a href="guide/a.html#gone">3</a> <a href="guide/b.html">4</a>
     <img src="picture.png"> <a href="https://example.org">5</a> <a href="#/new">6</a>`,
  );
  writeFileSync(
    join(folder, 'guide/a.html'),
    '<h2 id="there">There</h2> <a href="../">1</a> <a href="..">2</a> <a href="#here">3</a>',
  );
  const { links, dead } = deadLinks(folder);
  expect(links).toBe(9);
  expect(dead.toSorted()).toStrictEqual([
    'guide/a.html: #here',
    'index.html: guide/a.html#gone',
    'index.html: guide/b.html',
  ]);
});
