import { expect, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../kit/browser.ts';
import type { Subscriber } from '../kit/post.ts';
import { startGame, test } from '../kit/people.ts';

const DAYS = { pace: { kind: 'days', days: 3 } } as const;

// the headless shell shows no notifications
test.use({ launchOptions: WHOLE_BROWSER });

/** Only the browser's push service is fake: its address leads to the test. */
async function subscribeTo(page: Page, { endpoint, keys }: Subscriber): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    (given) => {
      const subscription = Object.create(PushSubscription.prototype, {
        endpoint: { value: given.endpoint },
        toJSON: { value: () => given },
      });
      PushManager.prototype.subscribe = () => Promise.resolve(subscription);
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
    },
    { endpoint, keys },
  );
}

/** Delivers a push to the service worker, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  });
}

const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ body }) => body);
  });

test('a player who asks for it gets a push about their turn, in their language, and about no other game', async ({
  meet,
  nodes,
}) => {
  const elena = await (await meet()).enter('Elena');
  const jonas = await (await meet({ serviceWorkers: 'allow', locale: 'de-DE' })).enter('Jonas');
  const subscriber = nodes.post.subscriber('jonas');
  await subscribeTo(jonas.page, subscriber);
  const quiet = await startGame([elena, jonas], DAYS);
  const game = await startGame([elena, jonas], DAYS);
  await jonas.button('Der Tisch').click();
  await jonas.page.getByRole('switch', { name: 'Melde dich, wenn ich dran bin' }).click();
  await expect(jonas.page.getByRole('switch', { name: 'Melde dich, wenn ich dran bin' })).toBeChecked();

  await elena.playTurn();
  await expect.poll(() => nodes.post.pushedTo(subscriber)).toHaveLength(1);
  const [told = ''] = nodes.post.pushedTo(subscriber);
  expect(JSON.parse(told)).toEqual({ kind: 'your-turn', game, language: 'de' });
  await deliver(jonas.page, told);
  await expect.poll(() => shown(jonas.page)).toEqual(['Du bist dran.']);
  // news from many games is one notification
  await deliver(jonas.page, JSON.stringify({ kind: 'offer', game: 'a', language: 'de' }));
  await expect.poll(() => shown(jonas.page)).toHaveLength(2);
  await deliver(jonas.page, JSON.stringify({ kind: 'offer', game: 'b', language: 'de' }));
  await expect.poll(() => shown(jonas.page)).toEqual(['Neues aus 3 deiner Partien.']);

  await elena.goTo(quiet);
  await elena.playTurn();
  await expect(jonas.page).toHaveTitle(/^● Du bist dran/);
  expect(nodes.post.pushedTo(subscriber)).toHaveLength(1);
});
