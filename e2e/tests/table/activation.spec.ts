import { LONG } from '../../kit/browser.ts';
import { position } from '../../kit/positions.ts';
import {
  board,
  choose,
  confirmEachStep,
  chronicle,
  confirm,
  confirmButton,
  count,
  decider,
  figure,
  labelOf,
  matOf,
  panel,
  sentence,
  sitDown,
} from '../../kit/table.ts';
import { expect, test } from '../../kit/test.ts';

/* Hiring, firing, strength, rewards and masterpieces, each from a prepared position. */

/* These prove what each step shows before it is played, so every step is selected and confirmed; direct.spec.ts taps. */
test.beforeEach(({ page }) => confirmEachStep(page));

test('hiring: a recruit, then a space with its price; the worker there leaves', async ({ page }) => {
  await sitDown(page, position('hire'));
  const player = await decider(page);
  const mat = matOf(page, player);
  await expect(sentence(page)).toHaveText(/^Hire .+ for \w+: tap a glowing space; its worker leaves\.$/);
  const name = await labelOf(mat.getByRole('button', { pressed: false, disabled: false }).first());
  await choose(mat.getByRole('button', { name, exact: true }));
  await expect(sentence(page)).toContainText('tap a glowing space; its worker leaves.');
  await expect(mat.getByText(`Hire ${name}?`)).toBeVisible();
  const space = mat
    .getByRole('button', { name: /^Hire .+ on space \d, ƒ\d, strength \+1\. .+ leaves, \w+ \d → \d$/ })
    .last();
  const [, price, leaver] = /on space \d, ƒ(\d), .+?\. (.+) leaves/.exec(await labelOf(space)) ?? [];
  const florins = Number.parseInt((await figure(page, player, 'Florins').innerText()).replace('ƒ', ''), 10);
  await choose(space);
  await expect(figure(page, player, 'Florins')).toContainText(`${florins} → ${florins - Number(price)}`);
  await expect(page.getByText(`${leaver} leaves the palazzo.`)).toBeVisible();
  await confirm(page, `Hire ${name}: ƒ${price}`);
  await expect(chronicle(page)).toContainText(new RegExp(`hired ${name} for ƒ${price}`));
  await expect(chronicle(page)).toContainText(`; ${leaver} left.`);
  await expect(figure(page, player, 'Florins')).toHaveText(`ƒ${florins - Number(price)}`);
  // the strength is used, or raised by another hire if there is money left
  await expect(sentence(page)).toHaveText(/^Use \w+ at strength \d[:,] /);
});

test(
  'open hiring: after the first hire recruits of other disciplines are legal too',
  { tag: LONG },
  async ({ page }) => {
    await sitDown(page, position('open hiring'));
    const player = await decider(page);
    await expect(sentence(page)).toContainText('Use Literature at strength 2, or raise it first: hire one more.');
    const space = matOf(page, player).getByRole('button', {
      name: /^Hire Michelangelo on space \d, ƒ\d, strength ±0\. /,
    });
    await choose(space.last());
    await confirm(page, 'Hire Michelangelo: ƒ1');
    await expect(chronicle(page)).toContainText('and Michelangelo for ƒ1');
  },
);

test('the expert variant: firing is marked as a loss, asks twice, and leaves a gap', async ({ page }) => {
  await sitDown(page, position('fire'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('No one to hire: fire a worker to activate Discoveries.');
  const worker = matOf(page, player).getByRole('button', { name: /^Fire .+\. Leaves for good, costs nothing$/ });
  const name = /^Fire (.+)\./.exec(await labelOf(worker))?.[1] ?? '';
  // the only option is preselected, never played by itself
  await expect(worker).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page, 'Discoveries').locator('footer')).toContainText(
    `${name} leaves for good; the space stays empty.`,
  );
  await confirm(page, `Fire ${name}`);
  await expect(sentence(page)).toHaveText(`Fire ${name}? The worker leaves for good and you get nothing back.`);
  await confirm(page, `Fire ${name}`);
  await expect(chronicle(page)).toContainText(`fired ${name}`);
  await expect(matOf(page, player).getByRole('img', { name, exact: true })).toHaveCount(0);
  // rule 4.6: without a worker a discipline has no strength
  await expect(sentence(page)).toHaveText('Discoveries has no strength: raise it or take nothing.');
});

test('the expert variant: hire or fire are side by side', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('hire or fire'));
  const player = await decider(page);
  await expect(sentence(page)).toHaveText('To activate Arts, hire a recruit or fire a worker.');
  const arts = panel(page, 'Arts');
  await expect(arts.getByRole('heading', { name: 'Or fire instead' })).toBeVisible();
  await choose(arts.getByRole('button', { name: /^Fire .+, Leaves for good, costs nothing$/ }));
  await expect(confirmButton(page)).toContainText('Fire');
  // hiring stays open beside it
  await arts.getByRole('button', { name: 'Michelangelo', exact: true }).click();
  await choose(arts.getByRole('button', { name: /^Hire Michelangelo on space \d, ƒ1, strength \+1, .+ leaves/ }));
  await confirm(page, 'Hire Michelangelo: ƒ1');
  await expect(chronicle(page)).toContainText('Michelangelo for ƒ1');
  expect(await decider(page)).toBe(player);
});

test('a disc from the box raises the strength by one', async ({ page }) => {
  await sitDown(page, position('spend a disc'));
  const player = await decider(page);
  await expect(sentence(page)).toContainText('Use Religion at strength 2');
  const rung = panel(page, 'Religion').getByRole('button', { name: /^3, place up to 3 discs/ });
  await expect(rung).toHaveAccessibleName('3, place up to 3 discs, 1 more: raise it');
  const supply = Number(await figure(page, player, 'Discs left').innerText());
  await choose(board(page).getByRole('button', { name: 'Spend a disc: strength 3' }));
  await expect(panel(page, 'Religion').locator('footer')).toContainText('Strength becomes 3.');
  await confirm(page, 'Spend a disc: strength 3');
  await expect(chronicle(page)).toContainText('spent a disc for strength');
  await expect(figure(page, player, 'Discs left')).toHaveText(new RegExp(`^${supply + 1}`));
  await expect(sentence(page)).toContainText('Use Religion at strength 3');
  // the highest reward is preselected
  await expect(confirmButton(page)).toContainText('Place 3 discs');
});

test('the tile “Indulgence” raises the strength for its price', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('pay the coin'));
  const player = await decider(page);
  const florins = Number((await figure(page, player, 'Florins').innerText()).replace('ƒ', ''));
  await choose(panel(page, 'Discoveries').getByRole('button', { name: 'Pay ƒ3: strength 2' }));
  await confirm(page, 'Pay ƒ3: strength 2');
  await expect(chronicle(page)).toContainText('paid ƒ3 for strength');
  await expect(figure(page, player, 'Florins')).toHaveText(`ƒ${florins - 3}`);
  await expect(sentence(page)).toContainText('Use Discoveries at strength 2');
});

test('sailing: the ghost shows the destination, and the ship arrives there', async ({ page }) => {
  await sitDown(page, position('sail'));
  const player = await decider(page);
  const discoveries = panel(page, 'Discoveries');
  const rung = discoveries.getByRole('button', { name: /^1, sail 1 space to / });
  const place = /to (.+)$/.exec(await labelOf(rung))?.[1] ?? '';
  const from = await figure(page, player, 'Boat at').innerText();
  // the money track's own spaces stand for the rewards
  await choose(board(page).getByRole('button', { name: `sail 1 space to ${place}`, exact: true }));
  await expect(rung).toHaveAttribute('aria-pressed', 'true');
  await expect(figure(page, player, 'Boat at')).not.toHaveText(from);
  await expect(discoveries.locator('footer')).toContainText(`Strength 1: sail 1 space to ${place}`);
  await confirm(page, 'Sail 1 space');
  await expect(chronicle(page)).toContainText(`sailed to ${place}`);
});

test('a masterpiece instead of the reward raises a pillar', async ({ page }) => {
  await sitDown(page, position('masterpiece'));
  const player = await decider(page);
  const niche = board(page)
    .getByRole('button', { name: /^Niche, \d+\sPP$/ })
    .first();
  const points = /(\d+)\sPP/.exec(await labelOf(niche))?.[1] ?? '';
  const pillars = Number(await figure(page, player, 'Pillars left').innerText());
  await choose(niche);
  const foreseen = page.getByRole('paragraph').filter({ hasText: 'Your one masterpiece in this room' });
  await expect(foreseen).toHaveText(new RegExp(`instead of the reward\\. ${player}\\s.+ → .+\\sPP\\.`));
  await confirm(page, `Masterpiece: ${points} PP`);
  await expect(chronicle(page)).toContainText(new RegExp(`${player} .+ created a masterpiece`));
  await expect(matOf(page, player).locator('[title="Pillars left"]').filter({ visible: true })).toHaveText(
    String(pillars - 1),
  );
});

test('the highest masterpiece requires the partner discipline', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('masterpiece with a partner'));
  const player = await decider(page);
  const rung = page.getByRole('button', { name: /^6\+1, Niche, 17\sPP$/ });
  await choose(rung);
  await confirm(page, 'Masterpiece: 17 PP');
  await expect(chronicle(page)).toContainText(new RegExp(`${player} .+ created a masterpiece`));
});

test('closed niches say why: boarded up, or how much is missing', async ({ page }) => {
  await sitDown(page, position('sail'));
  const discoveries = panel(page, 'Discoveries');
  const boarded = discoveries.getByRole('button', { name: /Boarded up with two players\.$/ });
  await expect(boarded).toHaveCount(1);
  await boarded.click({ force: true });
  await expect(discoveries.locator('footer')).toContainText('Boarded up with two players.');
  await expect(
    discoveries.getByRole('button', { name: /^6\+1, Niche, 17\sPP, Needs \d more strength\.$/ }),
  ).toBeDisabled();
});

test('an activation may yield nothing', { tag: LONG }, async ({ page }) => {
  await sitDown(page, position('sail'));
  const player = await decider(page);
  await choose(panel(page, 'Discoveries').getByRole('button', { name: 'Take nothing, End the activation' }));
  await confirm(page, 'Take nothing');
  await expect(chronicle(page)).toContainText('and took nothing');
  await expect(count(page, player, 'Florins')).toBeVisible();
});
