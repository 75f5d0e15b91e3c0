import { describe, expect, test } from 'vitest';
import { fromText } from '@la-stanza/engine';
import { fixtureGame, fixtureNamed, fixturePath } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';

const name = fixtureNamed('2p-standard-all-withdraw');
const { record } = fixtureGame(name);

const lineAt = async (entries: number): Promise<string> =>
  (await runScripted(['position', fixturePath(name), '--at', `${entries}`])).out;

/** The first entry of a walk. */
const firstWalk = record.entries.findIndex((text) => text.startsWith('land '));

describe('stanza position', () => {
  test('prints the line of any position of a record', async () => {
    const { exit, out } = await runScripted(['position', fixturePath(name), '--at', `${firstWalk}`]);
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^stanza:1 players:2 options:random figures:standard rulings:turn\+after-last-refill phase:rounds round:1 \S.*$/,
    );
    expect(fromText(out)).toHaveProperty('game');
  });

  test('prints JSON', async () => {
    const { out } = await runScripted(['position', fixturePath(name), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      at: record.entries.length,
      position: expect.stringContaining(' phase:over '),
    });
  });
});

describe('stanza legal', () => {
  test('lists the actions with their words', async () => {
    const { exit, out } = await runScripted(['legal', await lineAt(firstWalk)]);
    expect(exit).toBe(0);
    expect(out).toContain(record.entries[firstWalk]);
    expect(out.split('\n').length).toBeGreaterThan(2);
  });

  test('lists the outcomes of chance, and says when the game is over', async () => {
    expect((await runScripted(['legal', await lineAt(0)])).out.split('\n')).toEqual(['start 0', 'start 1']);
    expect((await runScripted(['legal', await lineAt(record.entries.length)])).out).toBe(
      'The game is over: there is nothing left to do.',
    );
  });

  test('says why an action is legal or not', async () => {
    const line = await lineAt(firstWalk);
    expect((await runScripted(['legal', line, '--why', record.entries[firstWalk] ?? ''])).out).toMatch(/ is legal\.$/);
    expect((await runScripted(['legal', line, '--why', 'land 9', '--json'])).out).toContain('too-far');
    expect((await runScripted(['legal', line, '--why', 'land 9'])).out).toMatch(/\.$/);
    expect(await runScripted(['legal', line, '--why', 'dance'])).toMatchObject({
      exit: 1,
      err: 'There is no action “dance”.',
    });
  });

  test('prints the decision and its actions as JSON', async () => {
    const { out } = await runScripted(['legal', await lineAt(firstWalk), '--json']);
    expect(JSON.parse(out)).toMatchObject({ who: 'seat', decision: 'walk', actions: expect.any(Array) });
  });

  test('refuses a line that is no position, with the reason', async () => {
    const line = (await lineAt(firstWalk)).replace('players:2', 'players:3');
    expect(await runScripted(['legal', line])).toMatchObject({ exit: 1, out: '' });
    const { exit, out } = await runScripted(['legal', 'dance', '--json']);
    expect({ exit, fault: JSON.parse(out) }).toEqual({ exit: 1, fault: { fault: { code: 'not-a-position' } } });
  });
});
