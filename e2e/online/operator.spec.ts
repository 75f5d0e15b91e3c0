import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator } from '@playwright/test';
import { LONG } from '../kit/browser.ts';
import { tabTo } from '../kit/keyboard.ts';
import type { Nodes } from '../kit/nodes.ts';
import { PHONE, startGame, test, type Person } from '../kit/people.ts';

const REASON = 'Insults after two requests to stop.';

/** Gives somebody the console, as the host of a server does. */
async function appoint(nodes: Nodes, person: Person): Promise<void> {
  const script = resolve(import.meta.dirname, '../../apps/server/src/ops/admin.ts');
  const env = { ...process.env, STANZA_DATABASE_URL: nodes.cluster.database };
  await promisify(execFile)(process.execPath, [script, 'appoint', await person.id()], { env });
  const log = new URL('api/operator/log', nodes.address).href;
  await expect.poll(async () => (await person.page.request.get(log)).status()).toBe(200);
}

async function expectNoFaults({ page }: Person): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('an operator hides a line and mutes its author, who reads why and answers', async ({ meet, nodes }) => {
  const elena = await (await meet()).enter('Elena');
  const dario = await (await meet(PHONE)).enter('Dario');
  const ines = await (await meet()).enter('Ines');
  await appoint(nodes, ines);
  const game = await startGame([elena, dario]);
  await elena.page.getByRole('tab', { name: /Chat/ }).click();
  await dario.ask('POST', `/api/games/${game}/chat`, { id: crypto.randomUUID(), text: 'something nasty' });
  await expect(elena.page.getByRole('log')).toContainText('something nasty');
  await elena.ask('POST', `/api/players/${await dario.id()}/reports`, { game, reason: 'chat', text: 'Twice.' });

  await ines.at('#/account');
  await ines.page.getByRole('link', { name: 'Operator’s console' }).click();
  await ines.page.getByRole('button', { name: /Dario/ }).click();
  const { page } = ines;
  await expect(page.getByText('Twice.')).toBeVisible();
  await expect(page.getByText('something nasty')).toHaveCount(0);
  await page.getByRole('button', { name: 'covered; press to read' }).click();
  await expect(page.getByText('something nasty')).toBeVisible();
  await page.getByLabel('Hide this line').check();
  await page.getByRole('button', { name: /^Mute for 7 days/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await expectNoFaults(ines);
  await page.getByRole('button', { name: 'Hide the line · Mute for 7 days' }).click();
  await expect(page.getByText('Done, and written into the log.')).toBeVisible();
  await expect(page.getByText('Dario muted, 7 days').first()).toBeVisible();

  await expect(elena.page.getByRole('log')).toContainText('hidden by the operators');
  await expect(elena.page.getByRole('log')).not.toContainText('nasty');

  await dario.home();
  await dario.page.locator('[data-unread]').getByRole('link', { name: 'Read' }).tap();
  await expect(dario.page.getByText('You’re muted for 7 days.')).toBeVisible();
  await expect(dario.page.getByText(REASON).first()).toBeVisible();
  await dario.page.getByLabel('Your answer').first().fill('I am sorry.');
  await dario.page.getByRole('button', { name: 'Send' }).first().tap();
  await expect(dario.page.getByText('You answered: I am sorry.')).toBeVisible();
  await expectNoFaults(dario);
  await dario.home();
  await expect(dario.page.locator('[data-unread]')).toHaveCount(0);
});

test('the console works by keyboard alone, in German', { tag: LONG }, async ({ meet, nodes }) => {
  const elena = await (await meet()).enter('Elena');
  const dario = await (await meet()).enter('Dario');
  const ines = await (await meet({ locale: 'de-DE' })).enter('Ines');
  await appoint(nodes, ines);
  const game = await startGame([elena, dario]);
  await dario.ask('POST', `/api/games/${game}/chat`, { id: crypto.randomUUID(), text: 'something nasty' });
  await elena.ask('POST', `/api/players/${await dario.id()}/reports`, { game, reason: 'chat', text: 'Twice.' });
  await ines.at('#/operator');
  const { page } = ines;
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: /Dario/ }));
  await press(page.getByRole('button', { name: 'verdeckt; drücken zum Lesen' }));
  await expect(page.getByText('something nasty')).toBeVisible();
  await press(page.getByLabel('Diese Zeile ausblenden'), 'Space');
  await press(page.getByRole('button', { name: /^Verwarnen/ }));
  await tabTo(page, page.getByRole('textbox', { name: 'Grund' }));
  await page.keyboard.type('Beleidigungen nach zwei Bitten.');
  await press(page.getByRole('button', { name: /Zeile ausblenden · / }));
  await expect(page.getByText('Erledigt und im Protokoll vermerkt.')).toBeVisible();
  await expectNoFaults(ines);
});

test('an announcement reaches everybody, in their language, and goes when it is read', async ({ meet, nodes }) => {
  const ines = await (await meet(PHONE)).enter('Ines');
  await appoint(nodes, ines);
  await ines.at('#/operator');
  const { page } = ines;
  await page.getByLabel('What everyone should know').fill('Tonight we pause for ten minutes.');
  await page.getByRole('radio', { name: 'de' }).check();
  await page.getByLabel('What everyone should know').fill('Heute Abend machen wir zehn Minuten Pause.');
  await expect(page.getByText('Still missing: fr, nl')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).tap();
  await expect(page.getByText('Published.')).toBeVisible();
  await expectNoFaults(ines);
  const jonas = await meet({ locale: 'de-DE' });
  await jonas.home();
  const strip = jonas.page.locator('[data-announcement]');
  await expect(strip).toContainText('Heute Abend machen wir zehn Minuten Pause.');
  await strip.getByRole('button').click();
  await jonas.page.reload();
  await jonas.page.getByRole('heading', { level: 1 }).waitFor();
  await expect(strip).toHaveCount(0);
});

test('a host removes somebody from the table, after being asked once more', async ({ meet }) => {
  const elena = await (await meet()).enter('Elena');
  const dario = await (await meet()).enter('Dario');
  const game = await elena.openTable([{ kind: 'me' }, { kind: 'open' }]);
  await dario.join(game);
  await elena.goTo(game);
  await elena.button('Remove Dario from the table').click();
  await elena.button('Really remove?').click();
  await expect(elena.page.getByText('Dario')).toHaveCount(0);
  await dario.goTo(game);
  await expect(dario.page.getByText('There’s no table behind this link.')).toBeVisible();
  await expect(dario.button('Take a seat')).toHaveCount(0);
});
