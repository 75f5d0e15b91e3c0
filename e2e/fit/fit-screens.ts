import { expect, type Page } from '@playwright/test';
import { LESSON_IDS } from '../../apps/web/src/screens/learn/lesson.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { FIT_GAMES, finishedGame, fitGame, fitGameId, type FitGame, type PlayerCount } from './fit-games.ts';

/* The screens a window must fit. Nothing here is found by its words: they are shown in several languages. */

export type FitScreen = {
  readonly name: string;
  readonly address: (count: PlayerCount) => string;
  readonly game?: ((count: PlayerCount) => SavedGame) | undefined;
  /** What must be there before anything is looked at. */
  readonly ready: string;
  /** Brings the screen into its state, again in every window: a layout may keep it or not. */
  readonly open?: ((page: Page) => Promise<void>) | undefined;
  /** Whether a coach may sit beside it, and whether it differs with the number of players. */
  readonly hasCoach: boolean;
  readonly hasPlayers: boolean;
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

/** Opens by what a person would press, if it is not open yet. */
const opened =
  (button: string, shown: string) =>
  async (page: Page): Promise<void> => {
    if ((await page.locator(shown).count()) > 0) return;
    const opener = page.locator(button).locator('visible=true').first();
    // small tables have it in the sheet of the chronicle, two taps away
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
    name: 'score',
    address: (count) => `#/game/${fitGameId('over', count)}`,
    game: finishedGame,
    ready: 'h1',
    hasCoach: true,
    hasPlayers: true,
  },
];

/** What every change must pass; the whole set takes too long for that. */
export const SHORT_SCREENS: readonly string[] = ['walk', 'hire', 'bonus-tiles'];
