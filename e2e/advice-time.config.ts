import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, server } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: 'advice-time.ts',
  workers: 1,
  reporter: 'line',
  webServer: server,
  use: { ...browser, baseURL: PAGE, locale: 'en-GB', viewport: { width: 1440, height: 900 } },
});
export default config;
