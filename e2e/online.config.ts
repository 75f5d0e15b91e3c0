import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, RETRIES } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'online',
  testIgnore: 'long/**',
  // every worker brings three nodes of its own
  workers: 1,
  forbidOnly: true,
  retries: RETRIES,
  // a busy machine is slow, not wrong
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: { ...browser, actionTimeout: 40_000, trace: 'off' },
});
export default config;
