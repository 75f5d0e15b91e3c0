import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Game } from '@la-stanza/engine';
import { categoryName, LANGUAGES } from '@la-stanza/words';
import { emptyFolder, fixtureGame, fixtureNamed, fixturePath } from '../test-kit/fixtures.ts';
import { runScripted } from '../test-kit/scripted-terminal.ts';
import { speechIn } from '../text/speech.ts';

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

/** Everything in a record but the versions it was written by. */
function played(path: string): unknown {
  const {
    format: _format,
    engine: _engine,
    edition: _edition,
    checks: _checks,
    ...rest
  } = JSON.parse(readFileSync(path, 'utf8'));
  return rest;
}

describe('stanza play', () => {
  test.each(['2p-standard-undos', '2p-all-options', '3p-open-hiring', '4p-first-last-refill-by-3'])(
    'plays the whole game %s from a pipe and saves the same game',
    async (start) => {
      const name = fixtureNamed(start);
      const game = fixtureGame(name);
      const save = join(emptyFolder(), 'game.json');
      const { exit, out, err } = await runScripted(['play', ...tableArguments(game), '--save', save], typedLines(game));
      expect(err).toBe('');
      expect(exit).toBe(0);
      expect(played(save)).toEqual(played(fixturePath(name)));
      const { t } = speechIn('en');
      const table = out.slice(out.lastIndexOf(categoryName(t, 'masterpieces')));
      for (const category of CATEGORIES) expect(table).toContain(categoryName(t, category));
      const totals = /^Total prestige(.*)$/m
        .exec(table)?.[1]
        ?.trim()
        .split(/\s+/)
        .map((figure) => Number(figure.replace('−', '-')));
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
    expect(played(join(folder, 'game.json'))).toEqual(played(fixturePath(name)));
  });

  test('reads a real pipe in a process of its own', () => {
    const game = fixtureGame(fixtureNamed('2p-standard-all-withdraw'));
    const main = join(import.meta.dirname, '../main.ts');
    const input = `${typedLines(game).join('\n')}\n`;
    const out = execFileSync(process.execPath, [main, 'play', '--language', 'en', ...tableArguments(game)], {
      input,
      encoding: 'utf8',
    });
    const [winner] = game.record.result?.winners ?? [];
    expect(out).toContain(`Player ${(winner ?? 0) + 1} wins the palazzo`);
    expect(out).toContain(`> ${typedLines(game).at(-1)}`);
  });

  test('takes the number of a choice for the choice', async () => {
    const [byNumber, byText] = await Promise.all(
      ['2', 'land 2'].map((line) => runScripted(['play', '--seed', '00'], [line])),
    );
    expect(byNumber?.out.replace('> 2', '> land 2')).toBe(byText?.out);
    expect(byText?.out).toContain('walked 2 to Discoveries and recruited');
  });

  test('lists choices with price, effect and what they change in the score', async () => {
    const game = fixtureGame(fixtureNamed('2p-standard-all-withdraw'));
    const { out } = await runScripted(['play', ...tableArguments(game)], typedLines(game));
    expect(out).toMatch(/hire \d \d +Hire .+ on space \d, ƒ\d · strength (?:\+1|±0) · .+ leaves, /);
    expect(out).toMatch(/withdraw +Withdraw for 4\u00a0PP {2}\(Player \d −?\d+ → −?\d+\u00a0PP\)/);
  });

  test('explains a refused action and leaves the game as it was', async () => {
    const save = join(emptyFolder(), 'game.json');
    const lines = ['land 9', 'activate arts room', 'dance', '77', 'deal c3'];
    const { out } = await runScripted(['play', '--seed', '00', '--save', save], lines);
    expect(out).toContain('Too far: 9 steps, and 4 is the limit.');
    expect(out).toContain('Finish the current choice first. Player 1: choose where to land.');
    expect(out).toContain('There is no action “dance”.');
    expect(out).toContain('There are 4 choices; 77 is not one of them.');
    expect(out).toContain('This is drawn at random.');
    expect(readFileSync(save, 'utf8')).not.toContain('"land');
  });

  test('answers why, log, score, board and help without touching the game', async () => {
    const lines = ['why land 7', 'why land 1', 'why', 'why nonsense', 'log 2', 'score', 'board', 'help'];
    const { out } = await runScripted(['play', '--seed', '00'], lines);
    expect(out).toContain('Too far: 7 steps');
    expect(out).toContain('“land 1” is possible now.');
    expect(out).toContain('Say which action');
    expect(out).toContain('There is no action “nonsense”.');
    expect(out).toMatch(/^Boarded up: .*\.$/m);
    expect(out).toContain('Player 1 and Player 2 share the palazzo.');
    expect(out.match(/^Turn 1 · Round 1 of 3/gm)).toHaveLength(2);
    expect(out).toContain('why an action is not possible now');
  });

  test('keeps a log of one sentence a turn', async () => {
    const { out } = await runScripted(['play', '--seed', '00'], ['land 2', 'pass', 'land 3', 'log 3']);
    expect(out).toMatch(/^— Round 1, turn 1 —\nPlayer 1 walked 2 to .+ and passed\.\nPlayer 2 walked \d to .+\.$/m);
  });

  test('takes a decision back, but no drawn tile', async () => {
    const { out } = await runScripted(['play', '--seed', '00'], ['undo', 'land 1', 'undo', 'land 2']);
    expect(out).toContain('There is nothing to take back');
    expect(out.indexOf('Taken back.')).toBeGreaterThan(out.indexOf('walked 1 to Discoveries'));
    expect(out).toContain('walked 2 to');
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
    expect(wrong).toMatchObject({ exit: 1, out: '', err: 'This game was begun with another seed.' });
    await runScripted(['play', '--resume', save, '--save', save, '--seed', seed], lines.slice(20));
    expect(played(save)).toEqual(played(fixturePath(name)));
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
    const { entries, result } = game.record;
    expect(JSON.parse(out)).toMatchObject({ over: true, record: { entries, result } });
    expect(err).toContain('Turn 1 · Round 1 of 3');
  });

  test.each(LANGUAGES)('speaks %s from the welcome to the score', async (language) => {
    const game = fixtureGame(fixtureNamed('2p-all-options'));
    const { exit, out } = await runScripted(['play', ...tableArguments(game)], ['help', ...typedLines(game)], language);
    const { t } = speechIn(language);
    expect(exit).toBe(0);
    expect(out).toContain(t('cli.play.help.quit'));
    expect(out).toContain(t('chronicle.over'));
    expect(out).toContain(t('score.total'));
    expect(out).not.toMatch(/undefined|NaN|[{}]|\b(?:cli|decision|chronicle|terms)\.\w/);
  });
});
