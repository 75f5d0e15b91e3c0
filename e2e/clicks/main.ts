import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameRecord } from '@la-stanza/engine';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { browser as settings } from '../kit/browser.ts';
import { AMBROGIO, ELENA, FIAMMETTA, MARIT } from '../kit/saved-games.ts';
import { keepSettings } from '../kit/shelf.ts';
import { openStaticHost } from '../kit/static-host.ts';
import { sitDown } from '../kit/table.ts';
import { figuresOf, type Counted, type Figures } from './figures.ts';
import { playConfirming, playDirectly } from './play-turn.ts';
import { recordedTurns } from './recorded-turns.ts';

/*
 * Plays the golden games of the strong bots through the table with the mouse and counts the clicks of every turn: with the
 * settings a player begins with, and in the same run with "Confirm each step", which is how version 0.1 played.
 */

const { values: flags } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** Plays this many games, spread over all of them. */
    games: { type: 'string' },
    /** Plays this many turns of each game. */
    turns: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});

const ROOT = join(import.meta.dirname, '../..');
/** Longer than any step takes on a busy machine, in milliseconds. */
const PATIENCE = 180_000;
const MOST = { perTurn: 5, perActivation: 6 } as const;

type Golden = { readonly name: string; readonly record: GameRecord; readonly seed: string };

/** The golden games of level 4, spread evenly if only some are wanted. */
function goldenGames(count: number | undefined): readonly Golden[] {
  const files = globSync('fixtures/games/*-strong-level-4-*.json', { cwd: ROOT }).toSorted();
  const wanted = Math.min(count ?? files.length, files.length);
  return Array.from({ length: wanted }, (_, at) => {
    const name = files[Math.floor((at * files.length) / wanted)] ?? '';
    const record: GameRecord = JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
    if (record.seed === undefined) throw new Error(`${name} has no seed`);
    return { name, record, seed: record.seed };
  });
}

/** The same game before its first entry, for people who share a device. */
function unplayed({ name, record, seed }: Golden): SavedGame {
  const { seed: _seed, result: _result, checks: _checks, ...open } = record;
  const people = [ELENA, MARIT, { ...FIAMMETTA, bot: undefined }, { ...AMBROGIO, bot: undefined }];
  return {
    id: name.replaceAll(/\D/g, ''),
    record: { ...open, entries: [] },
    seed,
    players: people.slice(0, record.players),
    savedAt: 0,
  };
}

async function countClicks(page: Page, golden: Golden, confirmSteps: boolean): Promise<Counted[]> {
  await keepSettings(page, { theme: 'day', language: 'en', confirmSteps });
  await sitDown(page, unplayed(golden));
  const counted: Counted[] = [];
  const most = flags.turns === undefined ? undefined : Number(flags.turns);
  for (const turn of recordedTurns(golden.record).slice(0, most)) {
    const clicks = await (confirmSteps ? playConfirming(page, turn) : playDirectly(page, turn));
    counted.push({ kind: turn.kind, clicks });
  }
  return counted;
}

async function measure(browser: Browser, address: string, confirmSteps: boolean): Promise<Figures> {
  const counted: Counted[] = [];
  for (const golden of games) {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    counted.push(...(await countClicks(page, golden, confirmSteps)));
    await context.close();
    console.error(`${golden.name}${confirmSteps ? ', confirming' : ''}: ${counted.length} turns so far`);
  }
  return figuresOf(counted);
}

if (!flags.built)
  execFileSync('pnpm', ['--filter', '@la-stanza/web', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
const games = goldenGames(flags.games === undefined ? undefined : Number(flags.games));
const host = await openStaticHost();
const browser = await chromium.launch(settings.launchOptions);
try {
  const [figures, ofVersion01] = await Promise.all([
    measure(browser, host.address, false),
    measure(browser, host.address, true),
  ]);
  const result = { games: games.length, ...figures, ofVersion01 };
  console.log(flags.json ? JSON.stringify(result) : words(result));
  const isOver = figures.medianPerTurn > MOST.perTurn || figures.medianPerActivation > MOST.perActivation;
  // the first turns of a game are no sample
  if (isOver && flags.turns === undefined) process.exitCode = 1;
} finally {
  await browser.close();
  await host.stop();
}

function words({ games: count, ofVersion01, ...figures }: Figures & { games: number; ofVersion01: Figures }): string {
  const line = (name: string, of: Figures): string =>
    `${name}: median ${of.medianPerTurn} a turn, ${of.medianPerActivation} an activation, mean ${of.mean}, 95 % at most ${of.p95}`;
  const kinds = Object.entries(figures.byKind).map(
    ([kind, { turns, median, mean }]) => `  ${kind}: median ${median}, mean ${mean} of ${turns}`,
  );
  return [`${count} games`, line('now', figures), ...kinds, line('confirming each step', ofVersion01)].join('\n');
}
