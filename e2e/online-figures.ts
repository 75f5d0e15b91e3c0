import { expectOutage } from './kit/gate.ts';
import { loadavg } from 'node:os';
import { expect } from '@playwright/test';
import { OtherGames } from './kit/other-games.ts';
import { PHONE, startGame, test, waitForSameEntries, type Person } from './kit/people.ts';

/* Measures how fast people see each other's steps, in real browsers, with the built client and three nodes. */

/** The Fast 3G profile of the browser's developer tools. */
const FAST_3G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
/** A game in which all players only walk and pass ends soon after. */
const STEPS = 40;
const OTHER_GAMES = 200;
const EVERY = 4_000;

const print = (line: string): void => console.log(`${line} (load ${loadavg()[0]?.toFixed(1)})`);

test('from the link to an interactive table on Fast 3G', async ({ meet }) => {
  const host = await (await meet()).enter('Elena');
  // the friend starts, so that the table asks for a step as soon as it is shown
  const game = await host.openTable([{ kind: 'open' }, { kind: 'me' }]);
  const friend = await meet({ ...PHONE, serviceWorkers: 'allow' });
  const wire = await friend.page.context().newCDPSession(friend.page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', FAST_3G);
  const began = Date.now();
  await friend.goTo(game);
  const sit = friend.page.getByRole('button', { name: 'Take a seat' });
  await sit.tap();
  const tapped = Date.now();
  await expect(friend.page.getByText('you', { exact: true })).toBeVisible();
  const seated = Date.now();
  await host.ask('POST', `/api/games/${game}/start`, {});
  await expect(friend.page.locator('[data-decision="walk"]')).toBeVisible();
  await expect(friend.page.getByRole('button', { name: /^1, / }).first()).toBeEnabled();
  const playing = Date.now();
  print(
    `link to seat offered ${tapped - began} ms, to seated ${seated - began} ms, to interactive table ${playing - began} ms`,
  );
  expect(playing - began).toBeLessThan(10_000);
});

test('an opponent’s step on the other screen, with 200 other games running', async ({ meet, nodes }) => {
  const others = await OtherGames.start(nodes, OTHER_GAMES);
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet()).enter('Jonas');
  await startGame([elena, jonas]);
  await Promise.all([elena, jonas].map(noteTimes));
  others.play(EVERY);
  const times: number[] = [];
  const people = [elena, jonas];
  for (let turn = 0; times.length < STEPS; turn++) {
    const [mover, other] = turn % 2 === 0 ? people : people.toReversed();
    if (mover === undefined || other === undefined) throw new Error('no one plays');
    for (const act of [() => mover.walk(), () => mover.pass()]) {
      const before = await other.entries();
      await act();
      await waitForSameEntries(people, before + 1);
      times.push((await seenAt(other)) - (await confirmedAt(mover)));
    }
  }
  others.stop();
  const sorted = times.toSorted((one, two) => one - two);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  print(
    `${times.length} steps with ${others.count} other games (${others.steps} steps of theirs): p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
  );
  expect(at(0.95)).toBeLessThanOrEqual(150);
});

test('a node is killed under a running table, three times', async ({ meet, nodes }) => {
  const people: Person[] = [];
  for (const name of ['Elena', 'Jonas', 'Ada', 'Sofie']) people.push(await (await meet()).enter(name));
  await startGame(people);
  for (const { page } of people) expectOutage(page);
  for (let time = 0; time < 3; time++) {
    const mover = people[time];
    if (mover === undefined) throw new Error('no one plays');
    await mover.walk();
    const confirmed = await waitForSameEntries(people);
    await nodes.killBusiest();
    const died = Date.now();
    await mover.pass();
    await waitForSameEntries(people, confirmed + 1);
    const back = Date.now() - died;
    print(`killed: four browsers at the next position after ${back} ms`);
    expect(back).toBeLessThan(3_000);
    await nodes.heal();
  }
});

/** Records when the player's step was confirmed by a click, and when the newest entry was drawn. */
async function noteTimes({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-confirm]') !== null)
          dataset['confirmedAt'] = String(Date.now());
      },
      { capture: true },
    );
    new MutationObserver(() => (dataset['seenAt'] = String(Date.now()))).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-entries'],
    });
  });
}

const noted = async ({ page }: Person, what: 'seen' | 'confirmed'): Promise<number> =>
  Number(await page.locator('html').getAttribute(`data-${what}-at`));
const seenAt = (person: Person): Promise<number> => noted(person, 'seen');
const confirmedAt = (person: Person): Promise<number> => noted(person, 'confirmed');
