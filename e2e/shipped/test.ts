import type {
  BrowserContext,
  BrowserContextOptions,
  Page,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test';
import { Person } from '../kit/people.ts';
import { expect, test as base, type Watched } from '../kit/test.ts';
import { Site, type Way } from './site.ts';

export { expect };

/** Opens a browser for another person, who has not been here before. */
type Meet = (options?: BrowserContextOptions) => Promise<Person>;
type Scenario = Watched & { readonly meet: Meet };
type Workers = PlaywrightWorkerArgs & PlaywrightWorkerOptions & { readonly way: Way; readonly site: Site };

/** A scenario on a host of its worker, reached in the way of its project; `page` is that of somebody who has been here before. */
export const test: TestType<Scenario, Workers> = base.extend<
  { readonly meet: Meet },
  { readonly way: Way; readonly site: Site }
>({
  way: [
    { protocol: 'http', worker: 'blocked' },
    { scope: 'worker', option: true },
  ],
  site: [
    async ({ way }, use) => {
      const site = await Site.open(way);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  page: async ({ page, way }, use) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (way.worker === 'active') await isKept(page);
    await use(page);
  },
  meet: async ({ browser, contextOptions, site, way }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        ignoreHTTPSErrors: true,
        serviceWorkers: way.worker === 'active' ? 'allow' : 'block',
        ...options,
      });
      contexts.push(context);
      return new Person(await context.newPage(), site.address);
    });
    for (const context of contexts) await context.close();
  },
});

/** Waits until the service worker has stored the page and answers for it. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((changed) => {
        navigator.serviceWorker.addEventListener('controllerchange', changed, { once: true });
      });
  });
}
