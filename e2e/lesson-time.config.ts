import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, server } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: 'lesson-time.ts',
  workers: 1,
  reporter: 'line',
  webServer: server,
  // with everything that moves, as people have it
  use: { ...browser, baseURL: PAGE, locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true },
});
export default config;
