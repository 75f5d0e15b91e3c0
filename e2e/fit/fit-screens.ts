import { expect, type Page } from '@playwright/test';
import { LESSON_IDS } from '../../apps/web/src/screens/learn/lesson.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import type { Site, Visitor } from './site.ts';
import { showPlayedDaily } from '../kit/dailies.ts';
import { addressOf, easyPuzzle, endRush, replyPuzzle, solveEasily, tryWrongly } from '../kit/puzzles.ts';
import { FIT_GAMES, finishedGame, fitGame, fitGameId, type FitGame, type PlayerCount } from './fit-games.ts';

/*
 * The screens that must fit a window. Nothing here is found by its text, because the screens are checked in several
 * languages.
 */

export type FitScreen = {
  readonly name: string;
  readonly address: (count: PlayerCount, site?: Site) => string;
  readonly game?: ((count: PlayerCount) => SavedGame) | undefined;
  /** What must be visible before the check. */
  readonly ready: string;
  /** Brings the screen into its state; repeated in every window, because a layout may lose it. */
  readonly open?: ((page: Page) => Promise<void>) | undefined;
  /** Whether the coach may appear beside it, and whether it depends on the number of players. */
  readonly hasCoach: boolean;
  readonly hasPlayers: boolean;
  /** Of a page that needs a server. */
  readonly visitor?: Visitor;
  /** Pages may be longer than their window; the table never is. */
  readonly isLong?: boolean;
};

const TABLE = '[data-decision] main';

function table(name: string, game: FitGame, open?: FitScreen['open']): FitScreen {
  return {
    name,
    address: (count) => `#/game/${fitGameId(game, count)}`,
    game: (count) => fitGame(game, count),
    ready: TABLE,
    open,
    hasCoach: true,
    hasPlayers: true,
  };
}

/** Clicks what a player would click, unless it is open already. */
const opened =
  (button: string, shown: string) =>
  async (page: Page): Promise<void> => {
    // a form that another window needs may still be loading
    const isOpen = page.locator(shown).first().waitFor({ timeout: 300 });
    if (await isOpen.then(() => true).catch(() => false)) return;
    const opener = page.locator(button).locator('visible=true').first();
    // small tables have it in the chronicle's sheet, two taps away
    if ((await opener.count()) === 0)
      await page.locator('[data-opens="chronicle"]').locator('visible=true').first().click();
    await opener.click();
    await expect(page.locator(shown).first()).toBeVisible();
  };

export const FIT_SCREENS: readonly FitScreen[] = [
  ...FIT_GAMES.map((game) => table(game, game)),
  table('hint', 'walk', opened('[data-opens="hint"]', '[data-hint="shown"]')),
  table('chronicle', 'strength', opened('[data-opens="chronicle"]', '[data-chronicle-open]')),
  table('help', 'walk', opened('[data-opens="help"]', '[data-help]')),
  table('own-mat', 'strength', opened('[data-opens="mat"]', '[data-mat-open]')),
  ...LESSON_IDS.map((lesson): FitScreen => ({
    name: `lesson-${lesson}`,
    address: () => `#/learn/${lesson}`,
    ready: TABLE,
    hasCoach: false,
    hasPlayers: false,
  })),
  {
    name: 'puzzle',
    address: () => addressOf(replyPuzzle()),
    ready: TABLE,
    hasCoach: false,
    hasPlayers: false,
  },
  ...Object.entries({ 'puzzle-wrong': tryWrongly, 'puzzle-solved': solveEasily }).map(([name, open]): FitScreen => ({
    name,
    address: () => addressOf(easyPuzzle().puzzle),
    ready: TABLE,
    open,
    hasCoach: false,
    hasPlayers: false,
  })),
  {
    name: 'daily-played',
    address: () => '#/daily',
    ready: '[data-daily]',
    open: showPlayedDaily,
    isLong: true,
    hasCoach: false,
    hasPlayers: false,
  },
  {
    name: 'rush',
    address: () => '#/rush',
    ready: '[data-answer]',
    hasCoach: false,
    hasPlayers: false,
  },
  {
    name: 'rush-over',
    address: () => '#/rush',
    ready: TABLE,
    open: endRush,
    hasCoach: false,
    hasPlayers: false,
  },
  {
    name: 'score',
    address: (count) => `#/game/${fitGameId('over', count)}`,
    game: finishedGame,
    ready: 'h1',
    hasCoach: true,
    hasPlayers: true,
  },
];

/** The screens that every change must pass; the whole set takes too long for that. */
export const SHORT_SCREENS: readonly string[] = ['walk', 'hire', 'bonus-tiles'];
