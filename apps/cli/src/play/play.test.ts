import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Game } from '@la-stanza/engine';
import { emptyFolder, fixtureGame, fixtureNamed, fixtureText } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { CATEGORY_WORDS } from '../text/score-table.ts';

/** What players typed to play a record: their own actions, and `undo` for every undo. */
function typedLines({ record }: Game): string[] {
  const isOfChance = (text: string): boolean => /^(start|deal|tile|cover) /.test(text);
  return record.entries.filter((text) => !isOfChance(text)).map((text) => (text.startsWith('undo ') ? 'undo' : text));
}

function tableArguments({ record }: Game): string[] {
  const { players, options, seed = '' } = record;
  return [
    '--players',
    String(players),
    '--seed',
    seed,
    '--start',
    options.start,
    ...(options.arranged ? ['--arranged'] : []),
    ...(options.expert ? ['--expert'] : []),
    ...(options.openHiring ? ['--open-hiring'] : []),
  ];
}

describe('stanza play', () => {
  test.each(['2p-standard-undos', '2p-all-options', '3p-open-hiring', '4p-first-last-refill-by-3'])(
    'plays the whole game %s from a pipe and saves the very same record',
    async (start) => {
      const name = fixtureNamed(start);
      const game = fixtureGame(name);
      const save = join(emptyFolder(), 'game.json');
      const { exit, out, err } = await runScripted(['play', ...tableArguments(game), '--save', save], typedLines(game));
      expect(err).toBe('');
      expect(exit).toBe(0);
      expect(readFileSync(save, 'utf8')).toBe(fixtureText(name));
      const table = out.slice(out.lastIndexOf(CATEGORY_WORDS.masterpieces));
      for (const category of CATEGORIES) expect(table).toContain(CATEGORY_WORDS[category]);
      const totals = /^Total(.*)$/m.exec(table)?.[1]?.trim().split(/\s+/).map(Number);
      expect(totals).toEqual(game.record.result?.totals);
    },
  );

  test('plays with the figures of a file', async () => {
    const name = fixtureNamed('4p-strict-figures');
    const game = fixtureGame(name);
    const folder = emptyFolder();
    const figures = join(folder, 'figures.json');
    writeFileSync(figures, JSON.stringify(game.record.figures));
    const args = ['play', ...tableArguments(game), '--figures', figures, '--save', join(folder, 'game.json')];
    const { exit } = await runScripted(args, typedLines(game));
    expect(exit).toBe(0);
    expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe(fixtureText(name));
  });

  test('reads a real pipe in a process of its own', () => {
    const game = fixtureGame(fixtureNamed('2p-standard-all-withdraw'));
    const main = join(import.meta.dirname, '../main.ts');
    const input = `${typedLines(game).join('\n')}\n`;
    const out = execFileSync(process.execPath, [main, 'play', ...tableArguments(game)], { input, encoding: 'utf8' });
    const [winner] = game.record.result?.winners ?? [];
    expect(out).toMatch(new RegExp(`Seat ${winner} wins: `));
    expect(out).toContain(`> ${typedLines(game).at(-1)}`);
  });

  test('takes the number of a choice for the choice', async () => {
    const [byNumber, byText] = await Promise.all(
      ['2', 'land 2'].map((line) => runScripted(['play', '--seed', '00'], [line])),
    );
    expect(byNumber?.out.replace('> 2', '> land 2')).toBe(byText?.out);
    expect(byText?.out).toContain('walks 2 steps to space 2 (Discoveries).');
  });

  test('lists choices with price, effect and what they change in the score', async () => {
    const game = fixtureGame(fixtureNamed('2p-standard-all-withdraw'));
    const { out } = await runScripted(['play', ...tableArguments(game)], typedLines(game));
    expect(out).toMatch(/hire \d \d +pay ƒ\d: the \w+ character c\d+, replacing/);
    expect(out).toMatch(/withdraw +leave the ring for good, for passing spot 1 \(4 PP\) {2}\(you \+4 PP\)/);
  });

  test('explains a refused action and leaves the game as it was', async () => {
    const save = join(emptyFolder(), 'game.json');
    const lines = ['land 9', 'activate arts room', 'dance', '77', 'deal c3'];
    const { out } = await runScripted(['play', '--seed', '00', '--save', save], lines);
    expect(out).toContain('Space 9 (Religion) is 9 steps away, and you may walk 4 at most.');
    expect(out).toContain('Not now: choose where to land.');
    expect(out).toContain('There is no action "dance".');
    expect(out).toContain('There are 4 choices; 77 is none of them.');
    expect(out).toContain('That is drawn by chance, nobody may choose it.');
    expect(readFileSync(save, 'utf8')).not.toContain('"land');
  });

  test('answers why, log, score, board and help without touching the game', async () => {
    const lines = ['why land 7', 'why land 1', 'why', 'why nonsense', 'log 2', 'score', 'board', 'help'];
    const { out } = await runScripted(['play', '--seed', '00'], lines);
    expect(out).toContain('Space 7 (Religion) is 7 steps away');
    expect(out).toContain('"land 1" is legal now.');
    expect(out).toContain('Say which action');
    expect(out).toContain('There is no action "nonsense".');
    expect(out).toMatch(/masterpiece place \d is covered\.\n— Seat 0 —/);
    expect(out).toContain('Seat 0 and Seat 1 share the victory');
    expect(out.match(/^Turn 1 · round 1 of 3/gm)).toHaveLength(2);
    expect(out).toContain('why ACTION');
  });

  test('takes a decision back, but no drawn tile', async () => {
    const { out } = await runScripted(['play', '--seed', '00'], ['undo', 'land 1', 'undo', 'land 2']);
    expect(out).toContain('There is nothing to take back');
    expect(out.indexOf('Taken back.')).toBeGreaterThan(out.indexOf('space 1 (Discoveries)'));
    expect(out).toContain('walks 2 steps');
  });

  test('goes on with a saved game', async () => {
    const name = fixtureNamed('2p-first-last-refill-by-0');
    const game = fixtureGame(name);
    const save = join(emptyFolder(), 'game.json');
    const lines = typedLines(game);
    const first = await runScripted(['play', ...tableArguments(game), '--save', save], lines.slice(0, 20));
    expect(first.out).toContain(`--resume ${save}`);
    const seed = game.record.seed ?? '';
    const wrong = await runScripted(['play', '--resume', save, '--save', save, '--seed', 'ff'], []);
    expect(wrong).toMatchObject({ exit: 1, out: '', err: 'That seed is not the one this game was begun with.' });
    await runScripted(['play', '--resume', save, '--save', save, '--seed', seed], lines.slice(20));
    expect(readFileSync(save, 'utf8')).toBe(fixtureText(name));
    const over = await runScripted(['play', '--resume', save, '--seed', seed]);
    expect(over.err).toContain('That game is over');
  });

  test('does not write over a file that is there', async () => {
    const path = join(emptyFolder(), 'precious.json');
    writeFileSync(path, 'precious');
    const { exit, out, err } = await runScripted(['play', '--save', path]);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toBe(`The file ${path} cannot be written (EEXIST).`);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });

  test('prints nothing but JSON on stdout with --json', async () => {
    const game = fixtureGame(fixtureNamed('2p-standard-all-withdraw'));
    const { out, err } = await runScripted(['play', ...tableArguments(game), '--json'], typedLines(game));
    expect(JSON.parse(out)).toMatchObject({ over: true, record: game.record });
    expect(err).toContain('Turn 1 · round 1 of 3');
  });
});
