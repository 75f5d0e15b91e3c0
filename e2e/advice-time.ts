import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { SeatedPlayer } from '../apps/web/src/game/source/game-source.ts';
import { lotsFrom } from './kit/lots.ts';
import { ELENA, AMBROGIO, FIAMMETTA, MARIT, playedGame } from './kit/saved-games.ts';
import { layOnShelf } from './kit/shelf.ts';

/* How long a person waits for advice, in the browser: a hint, the answer of the strongest bot, the review of a game of four. */

const RESULT = join(import.meta.dirname, '../docs/results/advice.md');
const LONGEST = { hint: 1500, answer: 1000, review: 60_000 } as const;
const STRONGEST: SeatedPlayer = { name: 'Isabella', colour: 'onyx', bot: 'grandmaster' };
const HINTS_AT = [40, 80, 120, 160, 200] as const;
const ANSWERS = 12;

declare global {
  // the page's own notes; a variable of the window needs this form
  var answered: number[];
}

/** Notes how long each question to the thread of the bots takes. */
function timeTheThread(): void {
  globalThis.answered = [];
  const Native = Worker;
  globalThis.Worker = class extends Native {
    private asked = 0;
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => globalThis.answered.push(performance.now() - this.asked));
    }
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      this.asked = performance.now();
      if (Array.isArray(options)) super.postMessage(message, options);
      else super.postMessage(message, options);
    }
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** From the tap on Hint to the first turn with its chance. */
async function hints(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const at of HINTS_AT) {
    await page.goto(`#/game/hint-${at}`);
    const button = page.getByRole('button', { name: 'Hint', exact: true });
    await expect(button).toBeEnabled();
    const panel = page.getByRole('region', { name: 'Hint' });
    times.push(
      await timeOf(async () => {
        await button.click();
        await expect(panel.getByRole('listitem').first()).toContainText(/\d+ ± \d+\s%/);
      }),
    );
  }
  return times;
}

/** The strongest bot's first thoughts in a dozen of its turns; later steps of a turn are known by then. */
async function answers(page: Page): Promise<number[]> {
  await page.goto('#/game/strongest');
  const lots = lotsFrom(3);
  const confirm = page.locator('[data-confirm]');
  const offers = page.locator('[data-panel] button[data-state="legal"]');
  while ((await page.evaluate(() => globalThis.answered.length)) < ANSWERS) {
    if (!(await confirm.isVisible())) await page.waitForTimeout(20);
    else if (await confirm.isEnabled()) await confirm.click();
    else if ((await offers.count()) > 0) await offers.nth(lots(await offers.count())).click();
  }
  return page.evaluate(() => globalThis.answered);
}

async function review(page: Page): Promise<number> {
  await page.goto('#/game/four');
  const button = page.getByRole('button', { name: 'Analyse the game' });
  await expect(button).toBeVisible();
  return timeOf(async () => {
    await button.click();
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 600_000 });
  });
}

test('advice comes while one still wants it', async ({ page }) => {
  test.setTimeout(900_000);
  const load = loadavg()[0] ?? 0;
  await page.addInitScript(timeTheThread);
  await page.goto('');
  const four = [ELENA, FIAMMETTA, AMBROGIO, MARIT];
  await layOnShelf(page, [
    ...HINTS_AT.map((entries) =>
      playedGame({
        id: `hint-${entries}`,
        players: [ELENA, FIAMMETTA, AMBROGIO],
        seed: 'ab13',
        entries,
        as: 'apprentice',
      }),
    ),
    playedGame({ id: 'strongest', players: [ELENA, STRONGEST], seed: 'ab15', entries: 1, as: 'novice' }),
    playedGame({ id: 'four', players: four, seed: 'ab16', as: 'apprentice' }),
  ]);
  await page.reload();
  const hinted = await hints(page);
  const reviewed = await review(page);
  await page.evaluate(() => (globalThis.answered = []));
  const thought = await answers(page);
  writeFileSync(RESULT, report({ hinted, thought, reviewed, load }));
  expect.soft(Math.max(...hinted)).toBeLessThan(LONGEST.hint);
  expect.soft(Math.max(...thought)).toBeLessThan(LONGEST.answer);
  expect.soft(reviewed).toBeLessThan(LONGEST.review);
});

type Measured = {
  readonly hinted: readonly number[];
  readonly thought: readonly number[];
  readonly reviewed: number;
  readonly load: number;
};

const list = (times: readonly number[]): string =>
  times
    .map(Math.round)
    .toSorted((one, other) => one - other)
    .join(', ');

function report({ hinted, thought, reviewed, load }: Measured): string {
  return `# How long advice takes

\`pnpm advice:time\` builds the client and waits, in the browser, as a person does.

| | bar | measured |
| --- | --- | --- |
| from the tap on Hint to the first turn with its chance, ${hinted.length} positions of a game of three | ${LONGEST.hint} ms | ${list(hinted)} ms |
| the strongest bot, from the question to its thread to the answer | ${LONGEST.answer} ms | ${list(thought)} ms |
| the review of a whole game of four | ${LONGEST.review / 1000} s | **${(reviewed / 1000).toFixed(1)} s** |

${cpus().length} cores; load average of the machine when it began: ${load.toFixed(1)}. A bot thinks by the clock on the wall, so on a busy machine it thinks less
but not longer; the review does a fixed amount of work and takes longer.
`;
}
