import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { WORKSHOP, WORKSHOP_PORT } from './kit/workshop.ts';

/** Compares the main screens and some stories with the pictures in e2e/visual. */
const config: PlaywrightTestConfig = defineConfig(base, {
  testDir: '.',
  testMatch: 'visual.ts',
  snapshotPathTemplate: 'visual/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } },
  timeout: 300_000,
  // beside the client itself
  webServer: [
    {
      command: `pnpm --filter @la-stanza/web storybook:build --quiet && pnpm --filter @la-stanza/web exec vite preview --outDir storybook-static --port ${WORKSHOP_PORT} --strictPort`,
      url: WORKSHOP,
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});
export default config;
