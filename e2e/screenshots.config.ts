import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, server } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: 'screenshots.ts',
  fullyParallel: true,
  workers: 2,
  // a busy machine is slow, not wrong
  expect: { timeout: 60_000 },
  reporter: 'list',
  webServer: server,
  use: { ...browser, baseURL: PAGE, locale: 'en-GB', reducedMotion: 'reduce' },
});
export default config;
