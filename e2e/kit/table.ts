import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { layOnShelf } from './shelf.ts';

/* How a test finds its way at the table: the one place that knows what the table screen looks like. */

/** Opens a game of this device. */
export async function sitDown(page: Page, game: SavedGame): Promise<void> {
  // any page of the client sets up its shelf
  await page.goto('#/game/nowhere');
  await expect(page.getByText('This game is not on this device.')).toBeVisible();
  await layOnShelf(page, [game]);
  await page.goto(`#/game/${game.id}`);
  await expect(page.locator('[data-decision]')).toBeVisible();
}

/** What says that this player must decide; the only person at a device is spoken to. */
export function decisionOf(page: Page, name: string): Locator {
  return page.getByText(new RegExp(`(${name}’s|, your) turn$`));
}

/** What says that some person must decide. */
export function anyDecision(page: Page): Locator {
  return page.getByText(/(’s|, your) turn$/);
}

/** The bar's sentence: what to do now. */
export function sentence(page: Page): Locator {
  return page.getByRole('banner').getByRole('paragraph');
}

/** The button that names the effect of the choice. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: / Enter$/ });
}

export function undoButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Undo/ });
}

/** The choice panel, by its heading. */
export function panel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

export function board(page: Page): Locator {
  return page.getByRole('group', { name: 'The palazzo' });
}

/** Everything that has just happened: the newest turn of the chronicle. */
export function chronicle(page: Page): Locator {
  return page.getByRole('region', { name: 'Chronicle' });
}

/** Somebody's mat, the own one or one of the small ones. */
export function matOf(page: Page, player: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^(${player}|Mat of ${player}, enlarged)$`) });
}

/** Who decides, as the bar says. */
export async function decider(page: Page): Promise<string> {
  const words = await page.getByRole('button', { name: 'Leave the table' }).innerText();
  return /(\w+)’s turn/.exec(words)?.[1] ?? '';
}

type Counted = 'Florins' | 'Discs left' | 'Ship at' | 'Pillars left';

/** A figure of the own mat, with what the choice would make of it: "10", "10 → 6". */
export function figure(page: Page, player: string, caption: Counted): Locator {
  return matOf(page, player).getByRole('term').filter({ hasText: caption }).locator('xpath=following-sibling::*[1]');
}

/** How many of something a mat shows: "2 red meeples", "Arts". */
export function count(page: Page, player: string, label: string | RegExp): Locator {
  return matOf(page, player)
    .locator('[title]')
    .filter({ has: page.getByRole('img', { name: label, exact: true }) });
}

/** Chooses what glows by that name and waits until it is chosen. */
export async function choose(target: Locator): Promise<void> {
  await target.click();
  await expect(target).toHaveAttribute('aria-pressed', 'true');
}

/** Confirms by the button of that name. */
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
  await page.getByRole('button', { name: /^Confirm/ }).click();
}

/** The sentence of an arranged start. */
export function arrangement(page: Page): Locator {
  return page.getByText(/^Where does .+ start\?/).first();
}

/** The end of the turn after a walk. */
export function pass(page: Page): Locator {
  return page.getByRole('button', { name: /^Pass, / });
}

/** The name under which a target is announced: what it is, its price and effect. */
export async function labelOf(target: Locator): Promise<string> {
  // figures and their unit never part at the end of a line
  return ((await target.getAttribute('aria-label')) ?? '').replaceAll('\u00A0', ' ');
}
