import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { keepSettings, layOnShelf } from './shelf.ts';

/* How tests find their way at the table: the only file that knows the table screen. */

/** Opens a saved game. */
export async function sitDown(page: Page, game: SavedGame): Promise<void> {
  // any page of the client creates its database
  await page.goto('#/game/nowhere');
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
  await layOnShelf(page, [game]);
  await page.goto(`#/game/${game.id}`);
  await expect(page.locator('[data-decision]')).toBeVisible();
}

/** The prompt that this player must decide; the only human at a device is addressed directly. */
export function decisionOf(page: Page, name: string): Locator {
  return page.getByText(new RegExp(`(${name}’s|, your) turn$`));
}

/** The prompt that some human must decide. */
export function anyDecision(page: Page): Locator {
  return page.getByText(/(’s|, your) turn$/);
}

/** The bar's sentence, which says what to do. */
export function sentence(page: Page): Locator {
  return page.getByRole('banner').getByRole('paragraph');
}

/** The button that ends the turn, or confirms a step where each is confirmed; it names the effect. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: / Enter$/ });
}

export function undoButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Undo/ });
}

/** A choice panel, by its heading. */
export function panel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

export function board(page: Page): Locator {
  return page.getByRole('group', { name: 'The palazzo' });
}

/** The newest turn of the chronicle. */
export function chronicle(page: Page): Locator {
  return page.getByRole('region', { name: 'Chronicle' });
}

/** A player's mat, whether large or small. */
export function matOf(page: Page, player: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^(${player}|${player}’s mat, enlarged)$`) });
}

/** The name of the player who decides, as the bar says. */
export async function decider(page: Page): Promise<string> {
  const words = await page.getByRole('button', { name: 'Leave the table' }).innerText();
  return /(\w+)’s turn/.exec(words)?.[1] ?? '';
}

type Counted = 'Florins' | 'Discs left' | 'Boat at' | 'Pillars left';

/** A figure of the player's mat, with the preview of the choice: "10", "10 → 6". */
export function figure(page: Page, player: string, caption: Counted): Locator {
  return matOf(page, player).getByRole('term').filter({ hasText: caption }).locator('xpath=following-sibling::*[1]');
}

/** How many of something a mat shows: "2 red meeples", "Arts". */
export function count(page: Page, player: string, label: string | RegExp): Locator {
  return matOf(page, player)
    .locator('[title]')
    .filter({ has: page.getByRole('img', { name: label, exact: true }) });
}

/** Makes every step need confirming, as the setting does; before the page opens. */
export async function confirmEachStep(page: Page): Promise<void> {
  await keepSettings(page, { theme: 'day', language: 'en', confirmSteps: true });
}

/** Chooses a legal target and waits until it is chosen, where steps are confirmed. */
export async function choose(target: Locator): Promise<void> {
  await target.click();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
}

/** Confirms with the button of that name. */
export async function confirm(page: Page, label: string | RegExp): Promise<void> {
  await expect(confirmButton(page)).toContainText(label);
  await confirmButton(page).click();
}

/** The portraits a figurine may walk to, as rows of the panel. */
export function walks(page: Page): Locator {
  return page.getByRole('button', { name: /^\d, / });
}

/** Walks to the first portrait. */
export async function walk(page: Page): Promise<void> {
  await walks(page).first().click();
  await answer(page);
}

/** Answers the question at the target with its deed, if the last tap has raised one. */
export async function answer(page: Page): Promise<void> {
  if ((await page.locator('[data-asks=true]').count()) > 0) await page.locator('[data-ask=do]').click();
}

/** Ends the complete turn. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator('[data-bar=confirm][data-ending=true]').click();
}

/** The sentence of an arranged start. */
export function arrangement(page: Page): Locator {
  return page.getByText(/^Where does .+ start\?/).first();
}

/** The button that ends the turn after a walk. */
export function pass(page: Page): Locator {
  return page.getByRole('button', { name: /^Pass, / });
}

/** The accessible name of a target: what it is, its price and effect. */
export async function labelOf(target: Locator): Promise<string> {
  // a no-break space keeps a figure and its unit on one line
  return ((await target.getAttribute('aria-label')) ?? '').replaceAll('\u00A0', ' ');
}
