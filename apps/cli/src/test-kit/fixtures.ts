import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, openRecord } from '@la-stanza/engine';

const FOLDER = join(import.meta.dirname, '../../../../fixtures/games');

/** The golden games by file name. */
export const FIXTURES: readonly string[] = readdirSync(FOLDER).toSorted();

export function fixturePath(name: string): string {
  return join(FOLDER, name);
}

export function fixtureText(name: string): string {
  return readFileSync(fixturePath(name), 'utf8');
}

export function fixtureGame(name: string): Game {
  const replayed = openRecord(JSON.parse(fixtureText(name)));
  if ('fault' in replayed) throw new Error(`${name}: ${JSON.stringify(replayed.fault)}`);
  return replayed.game;
}

/** A fixture by the words its name begins with. */
export function fixtureNamed(start: string): string {
  const name = FIXTURES.find((file) => file.startsWith(start));
  if (name === undefined) throw new Error(`no fixture ${start}`);
  return name;
}

export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'stanza-'));
}
