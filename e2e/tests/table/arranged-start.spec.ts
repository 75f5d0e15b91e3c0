import { position } from '../../kit/positions.ts';
import {
  choose,
  chronicle,
  confirm,
  confirmEachStep,
  decider,
  matOf,
  panel,
  sentence,
  sitDown,
  undoButton,
} from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

test('an arranged start: each starter onto a chosen space, the last one preselected', async ({ page }) => {
  await sitDown(page, position('arranged start'));
  const player = await decider(page);
  const here = panel(page, 'Arranged start');
  await expect(sentence(page)).toHaveText('Where does Gaspare start? Tap a glowing space.');
  for (const [index, name] of ['Gaspare', 'Betto', 'Fra Bruno', 'Tita'].entries()) {
    await expect(page.getByText(`${index} of 5`)).toBeVisible();
    await choose(here.getByRole('button', { name, exact: true }));
    await expect(sentence(page)).toHaveText(`Where does ${name} start? Tap a glowing space.`);
    const prices = ['ƒ1', 'ƒ2', 'ƒ3', 'ƒ4'];
    await choose(matOf(page, player).getByRole('button', { name: `${prices[index]}. free` }));
    await confirm(page, `${name} to space ${6 - index}`);
    await expect(matOf(page, player).getByText(name, { exact: true })).toBeVisible();
  }
  // undo takes a placement back
  await undoButton(page).click();
  await expect(page.getByText('3 of 5')).toBeVisible();
  await choose(here.getByRole('button', { name: 'Tita', exact: true }));
  await choose(matOf(page, player).getByRole('button', { name: 'ƒ5. free' }));
  await confirm(page, 'Tita to space 2');
  await confirm(page, 'Meo to space 3');
  await expect(chronicle(page)).toContainText(`${player} started with Gaspare, Betto, Fra Bruno, Tita and Meo.`);
  expect(await decider(page)).not.toBe(player);
});
