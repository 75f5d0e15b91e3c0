import { SCENARIOS } from '@la-stanza/bots/campaign';
import { playedEvening } from '../kit/evenings.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

test('an evening can be begun, left and continued; the next one is closed until it is won', async ({ page }) => {
  await page.goto('#/palazzo');
  await expect(page.getByRole('heading', { name: 'Vasco da Gama' })).toBeVisible();
  await expect(page.getByText('0 of 120 stars')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: 30_000 });
  const address = page.url();
  await page.goto('#/palazzo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(address);
  await page.goto('#/palazzo/amerigo-vespucci');
  await expect(page.getByText('Win the evening with da Gama first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
});

test('a prepared evening begins in the middle of a game', async ({ page }) => {
  const place = SCENARIOS.findIndex(({ turns }) => turns > 0);
  await page.addInitScript((before) => {
    const won = Array.from({ length: before }, (_, person) => [
      person,
      { reached: [true, true, true], tries: 1, own: 40, other: 20 },
    ]);
    localStorage.setItem('la-stanza.palazzo', JSON.stringify(Object.fromEntries(won)));
  }, place);
  await page.goto('#/palazzo');
  await expect(page.getByText('Prepared position: 13 turns have been played.')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('[data-decides="true"]')).toBeVisible({ timeout: 30_000 });
  // the turns before are in the chronicle, and cannot be undone
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('a finished evening gets its stars, once', async ({ page }) => {
  const [scenario] = SCENARIOS;
  if (scenario === undefined) throw new Error('there is no evening');
  const saved = playedEvening(scenario);
  const [own = 0, other = 0] = saved.record.result?.totals ?? [];
  await page.goto('');
  await layOnShelf(page, [saved]);
  await page.evaluate(() =>
    localStorage.setItem('la-stanza.palazzo', JSON.stringify({ 0: { tries: 0, game: 'evening-0' } })),
  );
  await page.reload();
  await page.goto('#/palazzo/vasco-da-gama');
  const best = page.getByText(/Your best try/);
  await expect(best).toContainText(`${own} to ${other}`);
  await expect(best).toContainText('1 try');
  await page.reload();
  await expect(best).toContainText('1 try');
});
