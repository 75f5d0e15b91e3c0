import { expect } from '@playwright/test';
import { skipToSheet } from '../../kit/whole-game.ts';
import { randomFrom } from '../../kit/random.ts';
import { PHONE, startGame, test, type Person } from '../../kit/people.ts';

const MOST_STEPS = 4_000;
/** The last line of the score sheet. */
const TOTALS = '[class*="totals_"]';

/** One step of the deciding player, with only what players see. */
async function step({ page }: Person, random: (count: number) => number): Promise<boolean> {
  if (!(await page.locator('[data-decides=true]').isVisible())) return false;
  const button = page.locator('[data-confirm]:visible').last();
  const targets = page.locator('[aria-pressed="false"]:not(:disabled, [aria-disabled="true"]):visible');
  const count = await targets.count();
  if (await button.isVisible()) await button.click();
  else if (count > 0) await targets.nth(random(count)).click();
  return true;
}

test('four people finish a live game on a phone, a tablet in German and two desktops, with a spectator', async ({
  meet,
}) => {
  const random = randomFrom(4);
  const people = [
    await (await meet()).enter('Elena'),
    await (await meet(PHONE)).enter('Sofie'),
    await (await meet({ viewport: { width: 1024, height: 768 }, locale: 'de-DE' })).enter('Jonas'),
    await (await meet()).enter('Ada'),
  ];
  const game = await startGame(people, { pace: { kind: 'live', bank: 3_600, increment: 30 } });
  const spectator = await meet();
  await spectator.goTo(game);
  await spectator.table().waitFor();
  const isOver = async (): Promise<boolean> => {
    await skipToSheet(spectator.page);
    return (await spectator.page.locator(TOTALS).count()) > 0;
  };
  for (let steps = 0; steps < MOST_STEPS && !(await isOver()); steps += 1) {
    for (const person of people) await step(person, random);
  }
  const heading = /palazzo|Palazzo/;
  for (const { page } of [...people, spectator]) {
    await expect
      .poll(async () => {
        await skipToSheet(page);
        return page.locator(TOTALS).count();
      })
      .toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading, { timeout: 60_000 });
  }
  // everyone sees the same totals
  const totals = await Promise.all([...people, spectator].map(({ page }) => page.locator(TOTALS).first().innerText()));
  expect(new Set(totals.map((text) => text.replaceAll(/\D+/g, ' '))).size).toBe(1);
});
