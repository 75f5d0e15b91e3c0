import { expect, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { showPlayedDaily } from './dailies.ts';
import { painted } from './painted.ts';
import { PICTURES, pictured } from './picture-positions.ts';
import { addressOf, easyPuzzle, replyPuzzle, solveEasily } from './puzzles.ts';
import { ELENA, AMBROGIO, FIAMMETTA, playedGame } from './saved-games.ts';

/* Every screen of the client and its states, in any language: nothing here is found by its text. */

export type Screen = {
  readonly name: string;
  readonly address: string;
  /** What must be visible before the test goes on. */
  readonly ready: string;
  readonly prepare?: ((page: Page) => Promise<void>) | undefined;
};

const TABLE = '[data-decision] main';
const press =
  (key: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await expect(page.locator(shown).first()).toBeVisible();
  };

const chooseFirst = async (page: Page): Promise<void> => {
  await page.locator('[data-panel] button[data-state="legal"]').first().click();
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', address: '', ready: 'h1' },
  {
    name: 'settings',
    address: '',
    ready: 'h1',
    prepare: async (page) => {
      await page.locator('header button').last().click();
      await expect(page.locator('dialog')).toBeVisible();
    },
  },
  {
    name: 'today',
    address: '',
    ready: 'h1',
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem('la-stanza.visitor', '{"played":true}'));
      await page.reload();
      await expect(page.locator('[data-net="none"]')).toBeVisible();
      // the other screens are those of a newcomer
      await page.evaluate(() => localStorage.removeItem('la-stanza.visitor'));
    },
  },
  { name: 'play', address: '#/play', ready: 'h1' },
  { name: 'watch', address: '#/watch', ready: 'h1' },
  { name: 'learn', address: '#/learn', ready: 'h1' },
  { name: 'practise', address: '#/practise', ready: 'main section a' },
  { name: 'daily', address: '#/daily', ready: '[data-daily="before"] svg' },
  {
    name: 'daily-result',
    address: '#/daily',
    ready: 'h1',
    prepare: showPlayedDaily,
  },
  { name: 'palazzo', address: '#/palazzo', ready: 'main h3' },
  { name: 'evening', address: '#/palazzo/caterina-sforza', ready: 'main h3' },
  { name: 'rush', address: '#/rush', ready: '[data-answer]' },
  { name: 'puzzle', address: addressOf(replyPuzzle()), ready: TABLE },
  { name: 'puzzle-solved', address: addressOf(easyPuzzle().puzzle), ready: TABLE, prepare: solveEasily },
  { name: 'new-game', address: '#/new', ready: 'h1' },
  ...PICTURES.map((picture): Screen => ({ name: `table-${picture}`, address: `#/game/${picture}`, ready: TABLE })),
  { name: 'table-chosen', address: '#/game/walk', ready: TABLE, prepare: chooseFirst },
  { name: 'table-help', address: '#/game/walk', ready: TABLE, prepare: press('?', '[data-help]') },
  { name: 'table-mat', address: '#/game/walk', ready: TABLE, prepare: (page) => page.keyboard.press('m') },
  {
    name: 'table-others',
    address: '#/game/finale',
    ready: TABLE,
    prepare: (page) => page.locator('[aria-expanded="false"]:visible').last().click(),
  },
  { name: 'table-words', address: '#/game/walk', ready: TABLE, prepare: press('t', 'h4') },
  { name: 'score', address: '#/game/over', ready: 'h1' },
  {
    name: 'score-opened',
    address: '#/game/over',
    ready: 'h1',
    prepare: async (page) => {
      for (const line of await page.locator('summary').all()) await line.click();
    },
  },
  { name: 'replay', address: '#/replay/over?at=60', ready: 'h1' },
  { name: 'lesson', address: '#/learn/hire', ready: TABLE },
  { name: 'aid', address: '#/aid', ready: 'h1' },
  { name: 'rules', address: '#/rules', ready: 'h1' },
  { name: 'rules-section', address: '#/rules/8', ready: 'h1' },
  { name: 'rules-search', address: '#/rules?q=mon', ready: 'h1' },
  { name: 'edition', address: '#/edition', ready: 'h1' },
  { name: 'box-setup', address: '#/box/setup', ready: '[data-fill]' },
  { name: 'box-score', address: '#/box/score', ready: '[data-niche]' },
  {
    name: 'box-score-rows',
    address: '#/box/score',
    ready: '[data-niche]',
    prepare: async (page) => {
      await page.locator('[role="radiogroup"]').nth(1).locator('input').last().check();
      await expect(page.locator('output').first()).toBeVisible();
    },
  },
  { name: 'box-print', address: '#/box/print', ready: 'h1' },
  { name: 'nowhere', address: '#/nowhere', ready: 'main a' },
  { name: 'no-game', address: '#/game/nowhere', ready: 'main' },
];

let made: readonly SavedGame[] | undefined;

/** The saved games that the screens show. */
export function screenGames(): readonly SavedGame[] {
  made ??= [
    playedGame({ id: 'over', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab12' }),
    ...PICTURES.map((picture) => pictured(picture)),
  ];
  return made;
}

/** Opens a screen and brings it into its state; the page must have been opened, and the games saved. */
export async function show(page: Page, { address, ready, prepare }: Screen): Promise<void> {
  // a page that only changes its hash keeps its state; leaving it starts afresh
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator(ready).first()).toBeVisible();
  await painted(page);
  await prepare?.(page);
  await page.mouse.move(0, 0);
}
