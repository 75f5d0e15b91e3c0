import { describe, expect, test } from 'vitest';
import { fixtureGame, fixtureNamed, fixturePath } from './test-kit/fixtures.ts';
import { runScripted } from './test-kit/scripted-terminal.ts';

describe('stanza', () => {
  test.each([
    ['dance', "Unknown command 'dance'."],
    ['play --players 5', "Option '--players <number>' argument '5' is invalid. It must be a whole number from 2 to 4."],
    ['play --seed XY', /A seed is an even number of lower-case hexadecimal digits\.$/],
    ['play --players 3 --names Anna,Ben', 'Name all 3 players, separated by commas.'],
    ['play --resume x.json', 'To go on with a record, name the seed it was begun with: --seed.'],
    ['play --figures missing.json', /The file missing\.json cannot be read \(ENOENT\)\.$/],
    [
      'simulate --policy lazy',
      /argument 'lazy' is invalid\. Allowed choices are random, eager, hoard, bot, styled, mixed\.$/,
    ],
    ['replay missing.json', 'missing.json: The file missing.json cannot be read (ENOENT).'],
    ['perft --players 2', "Required option '--depth <number>' not specified."],
    ['verify', "Missing required argument 'files'."],
  ])('%s: one sentence on stderr, nothing on stdout, exit code 2 for wrong use', async (line, sentence) => {
    const { exit, out, err } = await runScripted(line.split(' '));
    expect({ exit, out }).toEqual({ exit: line.startsWith('replay') ? 1 : 2, out: '' });
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toMatch(sentence);
  });

  test('a language it does not speak is refused', async () => {
    const { exit, err } = await runScripted(['play', '--language', 'xx']);
    expect(exit).toBe(2);
    expect(err).toContain('Allowed choices are en, de, fr, nl.');
  });

  test('helps players in their language', async () => {
    const { exit, out } = await runScripted(['play', '--help'], [], 'de');
    expect(exit).toBe(0);
    expect(out).toMatch(/^Aufruf: stanza play/);
    expect(out).toContain('wie viele spielen');
  });

  test.each(['--version', 'play --version', 'simulate --version'])('%s', async (line) => {
    const { exit, out } = await runScripted(line.split(' '));
    expect(exit).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('shows help and exits well', async () => {
    const { exit, out } = await runScripted(['--help']);
    expect(exit).toBe(0);
    for (const verb of [
      'play',
      'simulate',
      'replay',
      'verify',
      'position',
      'legal',
      'rules',
      'perft',
      'bench',
      'golden',
      'arena',
      'train',
      'hint',
      'analyse',
      'balance',
    ])
      expect(out).toContain(verb);
  });
});

describe('stanza replay', () => {
  const name = fixtureNamed('2p-standard-all-withdraw');

  test('tells the chronicle and shows the final position and score', async () => {
    const { exit, out } = await runScripted(['replay', fixturePath(name)]);
    expect(exit).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toMatch(/^Total prestige +−?\d+ +−?\d+$/m);
    expect(out).toMatch(/ {2}land \d+\n {8}Player \d walked \d to /);
  });

  test('stops after some entries', async () => {
    const { out } = await runScripted(['replay', fixturePath(name), '--at', '50']);
    expect(out).toContain(`  49  ${fixtureGame(name).record.entries[49]}`);
    expect(out).not.toContain('\n  50  ');
    expect(out).not.toContain('Total prestige');
  });

  test('prints JSON', async () => {
    const { out } = await runScripted(['replay', fixturePath(name), '--at', '60', '--json']);
    expect(JSON.parse(out)).toMatchObject({ entries: 60, fair: 'verified', position: { players: 2 } });
  });

  test('knows how many entries there are', async () => {
    const { exit, err } = await runScripted(['replay', fixturePath(name), '--at', '9999']);
    expect(exit).toBe(1);
    expect(err).toContain(`has only ${fixtureGame(name).record.entries.length} entries.`);
  });
});
