import { expect } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { expectFailures } from '../kit/gate.ts';
import { startGame, test } from '../kit/people.ts';

const DAYS = { pace: { kind: 'days', days: 3 } } as const;

test('the tab title says whose turn it is', async ({ meet }) => {
  const [elena, jonas] = [await (await meet()).enter('Elena'), await (await meet()).enter('Jonas')];
  await startGame([elena, jonas]);
  await expect(elena.page).toHaveTitle(/^● Your turn/);
  await expect(elena.page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image/);
  await expect(jonas.page).toHaveTitle('La Stanza');
  await elena.playTurn();
  await expect(elena.page).toHaveTitle('La Stanza');
  await expect(elena.page.locator('link[rel="icon"]')).toHaveAttribute('href', /favicon/);
  await expect(jonas.page).toHaveTitle(/^● Your turn/);
});

test(
  'notices about the table on screen are not shown after leaving it; notices about other tables are',
  { tag: LONG },
  async ({ meet }) => {
    const [elena, jonas] = [await (await meet()).enter('Elena'), await (await meet()).enter('Jonas')];
    const other = await startGame([elena, jonas], DAYS);
    await startGame([elena, jonas], DAYS);
    await elena.playTurn();
    await jonas.playTurn();
    await elena.goTo(other);
    await elena.playTurn();
    await expect(jonas.page).toHaveTitle(/^● Your turn/);
    // as a player leaves: a page that is loaded anew has no notices
    await jonas.page.getByRole('button', { name: 'Leave the table' }).click();
    await jonas.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(jonas.page.getByRole('status').getByText('It’s your turn.')).toBeVisible();
  },
);

test('a mailbox is confirmed by a code, then gets a mail about the turn with a link to the table', async ({
  meet,
  nodes,
}) => {
  const [elena, jonas] = [await (await meet()).enter('Elena'), await (await meet()).enter('Jonas')];
  await jonas.page.goto(`${nodes.address}#/account`);
  await jonas.page.getByLabel('Your email address').fill('jonas@example.org');
  // the first code is a wrong one
  expectFailures(jonas.page, /\b403\b.*\/api\/me\/channels\/confirm/);
  await jonas.button('Send a code').click();
  await expect(jonas.page.getByText('waiting for the code from the email')).toBeVisible();
  const code = (): string => /La Stanza: (\d{8})/.exec(nodes.post.mails().join('\n'))?.[1] ?? '';
  await expect.poll(code).not.toBe('');
  const field = jonas.page.getByLabel('Code sent to jonas@example.org');
  await field.fill('00000000');
  await jonas.button('Confirm').click();
  await expect(jonas.page.getByText('That isn’t the code.')).toBeVisible();
  await field.fill(code());
  await jonas.button('Confirm').click();
  await expect(jonas.page.getByText('You’ll get emails from now on.')).toBeVisible();
  const game = await startGame([elena, jonas], DAYS);
  await elena.playTurn();
  await expect.poll(() => nodes.post.mails().join('\n')).toContain(`/online/${game}`);
});
