import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, LONG, PAGE, RETRIES, server, SITE, site } from './kit/browser.ts';
import { isChosen } from './kit/chosen-projects.ts';
import { storybook } from './kit/storybook.ts';
import type { Way } from './shipped/site.ts';

/*
 * Every browser run is a project; the scripts in package.json name them. Each project starts only the servers it needs: most
 * need the built client, `visual` also Storybook, and the `online` ones start their own nodes.
 */

type Project = NonNullable<PlaywrightTestConfig['projects']>[number] & { readonly name: string };

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Tests of the built client. Timeouts are long, because a busy machine is slow, not wrong. */
const client: Omit<Project, 'name'> = {
  fullyParallel: true,
  workers: 2,
  retries: RETRIES,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...browser,
    baseURL: PAGE,
    viewport: DESKTOP,
    locale: 'en-GB',
    // no waiting: animations have their own tests
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // a trace stores the whole drawing at every step, which takes longer than the game; use --trace on where it helps
    screenshot: 'only-on-failure',
    // only the offline tests use the service worker
    serviceWorkers: 'block',
  },
};

const still: typeof client = { ...client, use: { ...client.use, baseURL: SITE } };

/** Measurements: one at a time, never retried, with all animations, as players have them. */
const measured = (name: string, use: Project['use'] = {}): Project => ({
  name,
  testDir: '.',
  testMatch: `${name}.ts`,
  workers: 1,
  use: { ...browser, baseURL: SITE, locale: 'en-GB', viewport: DESKTOP, ...use },
});

/**
 * People in several browsers on three real nodes, which every worker starts for itself. The script builds the client first.
 */
const online = {
  testDir: 'online',
  workers: 1,
  retries: RETRIES,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: { ...browser, actionTimeout: 40_000, trace: 'off' },
} as const satisfies Omit<Project, 'name'>;
const onlineOnce = (name: string): Project => ({
  ...online,
  name,
  testDir: '.',
  testMatch: `${name}.ts`,
  timeout: 600_000,
});

const ofClient: readonly Project[] = [
  { ...client, name: 'client', testDir: 'tests', grepInvert: new RegExp(LONG) },
  { ...client, name: 'client-long', testDir: 'tests', grep: new RegExp(LONG) },
  { ...client, name: 'learn', testDir: 'learn', timeout: 420_000 },
];

/** What looks at pages, and what measures them: the same with a server or without, except for what people add. */
const ofSite: readonly Project[] = [
  { ...still, name: 'narrow', testDir: '.', testMatch: 'narrow.ts' },
  { ...still, name: 'axe', testDir: '.', testMatch: 'axe.ts' },
  {
    ...still,
    name: 'visual',
    testDir: '.',
    testMatch: 'visual.ts',
    snapshotPathTemplate: 'visual/{arg}{ext}',
    expect: { ...client.expect, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
    timeout: 300_000,
  },
  {
    name: 'screenshots',
    testDir: '.',
    testMatch: 'screenshots.ts',
    fullyParallel: true,
    workers: 2,
    expect: { timeout: 60_000 },
    use: { ...browser, baseURL: SITE, locale: 'en-GB', reducedMotion: 'reduce' },
  },
  { ...still, name: 'ceremonies', testDir: '.', testMatch: 'ceremonies.ts' },
  {
    name: 'preview-art',
    testDir: '.',
    testMatch: 'preview-art.ts',
    workers: 1,
    timeout: 240_000,
    use: { ...browser, baseURL: SITE, viewport: { width: 1200, height: 760 }, reducedMotion: 'reduce' },
  },
  measured('advice-time'),
  measured('lesson-time', { viewport: PHONE, hasTouch: true }),
  measured('latency', { actionTimeout: 20_000 }),
  measured('frames', {
    actionTimeout: 20_000,
    launchOptions: {
      ...browser.launchOptions,
      // a window as large as the page: what is outside is never drawn, and its frames would count as lost
      args: [...(browser.launchOptions?.args ?? []), `--window-size=${DESKTOP.width},${DESKTOP.height + 200}`],
    },
  }),
];

const ofServer: readonly Project[] = [
  // the tests mostly wait for each other's people
  { ...online, name: 'online', workers: 2, testIgnore: 'long/**', grepInvert: new RegExp(LONG) },
  { ...online, name: 'online-long', timeout: 900_000 },
  onlineOnce('online-figures'),
  onlineOnce('online-pictures'),
  onlineOnce('people-screenshots'),
];

/** Scenarios on the package as it ships, in one of the ways that people reach it; `shipped/main.ts` runs all four. */
const shipped = (
  protocol: Way['protocol'],
  worker: Way['worker'],
): NonNullable<PlaywrightTestConfig<object, { way: Way }>['projects']>[number] & Project => ({
  ...client,
  name: `shipped-${protocol}-${worker}`,
  testDir: 'shipped',
  fullyParallel: false,
  use: {
    ...client.use,
    way: { protocol, worker },
    ignoreHTTPSErrors: true,
    serviceWorkers: worker === 'active' ? 'allow' : 'block',
    launchOptions: {
      ...browser.launchOptions,
      args: [
        ...(browser.launchOptions?.args ?? []),
        // a service worker asks for a certificate that needs no exception
        '--ignore-certificate-errors',
      ],
    },
  },
});

const ofPackage = [
  shipped('http', 'blocked'),
  shipped('http', 'active'),
  shipped('https', 'blocked'),
  shipped('https', 'active'),
];

const config: PlaywrightTestConfig<object, { way: Way }> = defineConfig<object, { way: Way }>({
  forbidOnly: true,
  // the most workers of any project
  workers: 2,
  reporter: 'list',
  projects: [...ofClient, ...ofSite, ...ofServer, ...ofPackage],
  webServer: [
    ...(ofClient.some(({ name }) => isChosen(name)) ? [server] : []),
    ...(ofSite.some(({ name }) => isChosen(name)) ? [site] : []),
    ...(isChosen('visual') ? [storybook] : []),
  ],
});
export default config;
