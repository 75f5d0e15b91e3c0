import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, server } from './kit/browser.ts';

const WINDOW = { width: 1440, height: 900 };

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: 'frames.ts',
  workers: 1,
  reporter: 'line',
  webServer: server,
  // with everything that moves, as people have it
  use: {
    ...browser,
    baseURL: PAGE,
    locale: 'en-GB',
    viewport: WINDOW,
    actionTimeout: 20_000,
    launchOptions: {
      ...browser.launchOptions,
      // a window as large as the page: what lies outside is never drawn, and its frames would count as lost
      args: [...(browser.launchOptions?.args ?? []), `--window-size=${WINDOW.width},${WINDOW.height + 200}`],
    },
  },
});
export default config;
