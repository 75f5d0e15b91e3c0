import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, RETRIES, server } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: RETRIES,
  // a busy machine is slow, not wrong
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  webServer: server,
  use: {
    ...browser,
    baseURL: PAGE,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // nothing to wait for: what moves is tested where it is built
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // a trace keeps the whole drawing at every step, which takes longer than the game; --trace on where it helps
    screenshot: 'only-on-failure',
    // keeping the page for later is the offline tests' own matter
    serviceWorkers: 'block',
  },
});
export default config;
