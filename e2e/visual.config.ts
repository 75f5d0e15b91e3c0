import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of the main screens and of every story, in colour and in grey, held against those of before. */
const config: PlaywrightTestConfig = defineConfig(base, {
  testDir: '.',
  testMatch: 'visual.ts',
  snapshotPathTemplate: 'visual/{arg}{ext}',
  // another version of the browser draws other edges: visual/browser.txt says whose pictures these are
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  timeout: 300_000,
});
export default config;
