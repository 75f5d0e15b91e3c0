import { openRecord, whoseTurn } from '@la-stanza/engine';
import type { Page } from '@playwright/test';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';
import { ELENA, AMBROGIO, FIAMMETTA, MARIT, playedGame } from '../kit/saved-games.ts';
import { layOnShelf } from '../kit/shelf.ts';
import { expect, test } from '../kit/test.ts';

test('a hint names one turn, why and how sure, answers for another choice, and can be followed', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [
    playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160 }),
  ]);
  await page.goto('#/game/round');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel).toContainText(/It came out best in \d+ of 10 tries\./, { timeout: 60_000 });
  await expect(panel).toContainText('Because');
  const said = await panel.innerText();
  await page.getByRole('button', { name: 'Close hint' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(panel).toContainText(/tries\./, { timeout: 60_000 });
  // the same position gets the same answer
  expect(await panel.innerText()).toBe(said);
  const targets = page.locator('[data-state="legal"][data-about^="space "]');
  await targets.first().hover();
  await targets.last().hover();
  await expect(page.locator('[data-why-not]')).toContainText(/^Why not .*\?/);
  await panel.getByRole('button', { name: 'Do the first step' }).click();
  await expect(page.getByRole('button', { name: 'Undo: walk' })).toBeEnabled();
  await expect(panel).toBeHidden();
});

test('a finished game is analysed, its turning points open on the board, and it can be continued from there', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12' })]);
  await page.goto('#/game/over');
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // what the score tells is there before the analysis
  await expect(page.getByRole('heading', { name: /^Where your \d+ PP came from$/ })).toBeVisible();
  // what is found so far is shown meanwhile
  await expect(page.getByRole('region', { name: 'Found so far' })).toBeVisible({ timeout: 100_000 });
  await expect(page.locator('[data-analysed="true"]')).toBeVisible({ timeout: 200_000 });
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Lead over the best rival/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next time' })).toBeVisible();
  const stepper = page.getByRole('navigation', { name: 'Turn shown' });
  await stepper.getByRole('button', { name: 'First turn' }).click();
  await expect(stepper).toContainText('turn 1 of');
  // the first one plays on from the best move, the last one from the turn shown
  await page
    .getByRole('button', { name: /^Play on from here/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/game\/[0-9a-f]{16}/);
});

/** Opens a stored game, with the home page first, which creates the database. */
async function openStored(page: Page, game: SavedGame): Promise<void> {
  await page.goto('');
  await expect(page.locator('section').first()).toBeVisible();
  await layOnShelf(page, [game]);
  await page.goto(`#/game/${game.id}`);
}

const ROUND = playedGame({ id: 'round', players: [ELENA, FIAMMETTA, AMBROGIO], seed: 'ab13', entries: 160 });

/** A game in which a bot is to begin its turn. */
function botsTurn(): SavedGame {
  const game = playedGame({ id: 'round', players: [ELENA, MARIT], seed: 'ab13', entries: 60 });
  const opened = openRecord(game.record);
  if ('fault' in opened) throw new Error(opened.fault.code);
  const acting = whoseTurn(opened.game.state);
  return {
    ...game,
    players: game.players.map((player, seat) => (acting.who === 'seat' && acting.seat === seat ? FIAMMETTA : player)),
  };
}

async function hintText(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel).toContainText(/in \d+ of 10 tries\./, { timeout: 60_000 });
  return panel.innerText();
}

test('a page that must not compile gives the same hint', async ({ page, context, gate }) => {
  gate.announce(/^script-src kWasmEvalViolation/);
  await openStored(page, ROUND);
  const compiled = await hintText(page);
  const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:";
  const forbidding = await context.newPage();
  await forbidding.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const refused: string[] = [];
  forbidding.on('worker', (worker) => {
    // in the worker, whose policy it is
    void worker
      .evaluate(() => {
        try {
          void new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
          return 'compiled';
        } catch {
          return 'refused';
        }
      })
      .then((answer) => refused.push(answer));
  });
  await forbidding.goto('#/game/round');
  expect(await hintText(forbidding)).toBe(compiled);
  // the workers of hints and bots
  expect(new Set(refused)).toEqual(new Set(['refused']));
});

const OF_A_BROKEN_WORKER = [/-worker-/, /worker-link-/, /planted/] as const;

/** Ways in which a worker fails a page. */
const BROKEN = {
  'does not load': undefined,
  'throws at its start': 'throw new Error("planted");',
  'never answers': '',
} as const;

for (const [how, body] of Object.entries(BROKEN)) {
  test(`a hint from a worker that ${how} fails within its budget, and can be tried again`, async ({ page, gate }) => {
    gate.announce(...OF_A_BROKEN_WORKER);
    await page.clock.install();
    await page.route('**/assets/advice-worker-*.js', (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await openStored(page, ROUND);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Hint' });
    if (body === '') {
      await expect(panel).toContainText('Looking ahead');
      // what is begun after this one is given up is whole
      await page.unroute('**/assets/advice-worker-*.js');
      await page.clock.runFor(21_000);
    }
    await expect(panel).toContainText('The hint couldn’t be worked out.');
    await page.unroute('**/assets/advice-worker-*.js');
    // a worker that was begun ahead before this is broken too, and gives way to a whole one
    await expect(async () => {
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(panel).toContainText(/in \d+ of 10 tries\./, { timeout: 30_000 });
    }).toPass({ timeout: 90_000 });
  });

  test(`a bot whose worker ${how} lets the player choose: think again, or a simple turn`, async ({ page, gate }) => {
    // the clock runs past the socket's patience too
    gate.announce(...OF_A_BROKEN_WORKER, /api\/live/);
    await page.clock.install();
    await page.route('**/assets/bot-worker-*.js', (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await openStored(page, botsTurn());
    const stuck = page.locator('[data-bar="sentence"]').getByText('got stuck while thinking');
    if (body === '') await page.clock.runFor(13_000);
    await expect(stuck).toBeVisible();
    await page.getByRole('button', { name: 'Think again' }).click();
    if (body === '') {
      await expect(stuck).toBeHidden();
      await page.clock.runFor(13_000);
    }
    await expect(stuck).toBeVisible();
    const entries = Number(await page.locator('[data-entries]').getAttribute('data-entries'));
    await page.getByRole('button', { name: 'Play a simple turn' }).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return Number(await page.locator('[data-entries]').getAttribute('data-entries'));
      })
      .toBeGreaterThan(entries);
    // the next bot thinks again
    await page.unroute('**/assets/bot-worker-*.js');
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return page.locator('[data-decides="true"]').isVisible();
      })
      .toBe(true);
  });
}

test('a review that breaks off shows what it found, and is finished when tried again', async ({ page, gate }) => {
  gate.announce(...OF_A_BROKEN_WORKER);
  test.setTimeout(240_000);
  // the worker fails once, after some of its messages
  await page.route('**/assets/advice-worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `let told = 0;
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message) {
        told += 1;
        if (told === 60) throw new Error('planted');
        return post.apply(this, message);
      };
      ${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await openStored(page, playedGame({ id: 'over', players: [ELENA, FIAMMETTA], seed: 'ab12' }));
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByText('The review broke off before the end.')).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('region', { name: 'Found so far' })).toBeVisible();
  await page.unroute('**/assets/advice-worker-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-analysed="true"]')).toBeVisible({ timeout: 200_000 });
});
