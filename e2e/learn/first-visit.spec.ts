import { AxeBuilder } from '@axe-core/playwright';
import { byMouse, coachOf, learn } from '../kit/learner.ts';
import { scriptOf } from '../kit/lesson-script.ts';
import { ELENA, AMBROGIO, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

test('after the last lesson a first game starts with the coach, who can be asked and turned off', async ({ page }) => {
  await page.goto('#/learn/finale');
  for (const doing of await scriptOf('finale')) {
    const said = await coachOf(page).locator('p').first().innerText();
    await learn(page, byMouse, doing);
    await expect(coachOf(page).locator('p').first()).not.toHaveText(said);
  }
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/game\//);
  // a line at the edge of the board, which opens
  await page.getByRole('button', { name: /Choose the room, not only the portrait/ }).click();
  await expect(coachOf(page)).toContainText('Pick the room first');
  await page.getByRole('button', { name: 'Why can’t I do this?' }).click();
  await expect(coachOf(page)).toContainText('Too far: you can walk 4 steps');
  await page.getByRole('button', { name: 'What could I do here?' }).click();
  await expect(coachOf(page)).toContainText('Because');
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="Zia Rosa"]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Choose for me' }).click();
  // chosen, and where it can be taken back played at once
  await expect(coachOf(page)).not.toContainText('Pick the room first');
  await page.getByRole('button', { name: 'Turn coach off' }).click();
  await expect(coachOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(coachOf(page)).toHaveCount(0);
});

test('after a game with the coach the score explains the points and suggests an idea', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('la-stanza.coach', '{"on":true,"met":{}}'));
  await page.goto('');
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, AMBROGIO], seed: 'ab12' })]);
  await page.goto('#/game/over');
  await page.reload();
  await expect(coachOf(page)).toContainText('Where your points came from');
  await expect(coachOf(page)).toContainText('An idea for the next game');
});

test('tips fade: what was met twice without a question is not explained again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('la-stanza.coach', '{"on":true,"met":{"walk":2}}'));
  await page.goto('');
  await layOnShelf(page, [playedGame({ id: 'round', players: [ELENA, AMBROGIO], seed: 'ab12', entries: 1 })]);
  await page.goto('#/game/round');
  await page.reload();
  await expect(page.getByText('You know your way around. Ask me anything.')).toBeVisible();
  await expect(coachOf(page)).toHaveCount(0);
});

for (const [language, title] of Object.entries({
  en: 'Player aid',
  de: 'Spielhilfe',
  fr: 'Aide de jeu',
  nl: 'Spelhulp',
})) {
  test(`the player aid in ${language} prints on one page`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('la-stanza.settings', JSON.stringify(kept)), { language });
    await page.goto('#/aid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.evaluate(() => document.fonts.ready);
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(1);
    }
  });
}
