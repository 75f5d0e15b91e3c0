import { expect } from '@playwright/test';
import { lotsFrom } from '../../kit/lots.ts';
import { PHONE, startGame, test, type Person } from '../../kit/people.ts';

const MOST_STEPS = 4_000;
/** The last line of the score sheet. */
const TOTALS = '[class*="_totals_"]';

/** One step of whoever must decide, with nothing but what everybody sees. */
async function step({ page }: Person, lots: (count: number) => number): Promise<boolean> {
  const button = page.locator('[data-confirm]');
  if (!(await button.isVisible())) return false;
  const targets = page.locator('[aria-pressed="false"]:not(:disabled, [aria-disabled="true"]):visible');
  const count = await targets.count();
  if ((await button.isEnabled()) && (count === 0 || lots(4) > 0)) await button.click();
  else if (count > 0) await targets.nth(lots(count)).click();
  return true;
}

test('four people finish a live game: a phone, a tablet in German, two desks, and somebody who watches', async ({
  meet,
}) => {
  const lots = lotsFrom(4);
  const people = [
    await (await meet()).enter('Elena'),
    await (await meet(PHONE)).enter('Sofie'),
    await (await meet({ viewport: { width: 1024, height: 768 }, locale: 'de-DE' })).enter('Jonas'),
    await (await meet()).enter('Ada'),
  ];
  const game = await startGame(people, { pace: { kind: 'live', bank: 3_600, increment: 30 } });
  const onlooker = await meet();
  await onlooker.goTo(game);
  await onlooker.table().waitFor();
  const isOver = async (): Promise<boolean> => (await onlooker.page.locator(TOTALS).count()) > 0;
  for (let steps = 0; steps < MOST_STEPS && !(await isOver()); steps += 1) {
    for (const person of people) await step(person, lots);
  }
  const heading = /palazzo|Palazzo/;
  for (const { page } of [...people, onlooker]) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading, { timeout: 60_000 });
  }
  // everybody is told the same totals
  const totals = await Promise.all([...people, onlooker].map(({ page }) => page.locator(TOTALS).first().innerText()));
  expect(new Set(totals.map((text) => text.replaceAll(/\D+/g, ' '))).size).toBe(1);
});
