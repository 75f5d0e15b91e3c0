import { chronicle, endTurn, pass, walk, walks } from '../kit/table.ts';
import { expect, test } from '../kit/test.ts';

test('bots are chosen as people, their turns are summed up, and the first tap closes that', async ({ page }) => {
  await page.goto('#/new');
  const person = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `), pressed: false });
  await page.getByRole('button', { name: /^Fiammetta /, pressed: true }).click();
  await person('Orsola').click();
  await person('Valerio').click();
  // the table is full
  await expect(person('Pantaleo')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radiogroup', { name: 'Start player' }).getByText('Seat 1').click();
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const name of ['Orsola', 'Ambrogio', 'Valerio'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();

  await walk(page);
  await pass(page).click();
  await endTurn(page);
  const waited = page.getByRole('region', { name: 'While you waited' });
  await expect(waited.getByRole('listitem')).toHaveText([/^Orsola /, /^Ambrogio /, /^Valerio /]);
  await expect(chronicle(page)).toContainText(/Round 1, turn 1You walked \d to .+ and passed\..*Orsola /);
  await waited.getByRole('button', { name: 'Show me' }).click();
  await expect(waited.locator('[data-shown="true"]')).toHaveCount(1);
  await walks(page).first().click();
  await expect(waited).toHaveCount(0);
  await expect(page.locator('[data-decision]')).toHaveAttribute('data-decision', 'action');
});
