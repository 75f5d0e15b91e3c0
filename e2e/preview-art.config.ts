import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browser, PAGE, server } from './kit/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: '.',
  testMatch: 'preview-art.ts',
  timeout: 240_000,
  reporter: 'list',
  webServer: server,
  use: { ...browser, baseURL: PAGE, viewport: { width: 1200, height: 760 }, reducedMotion: 'reduce' },
});
export default config;
