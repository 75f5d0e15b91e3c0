import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every screen in every state through axe, in a run of its own. */
const config: PlaywrightTestConfig = defineConfig(base, { testDir: '.', testMatch: 'axe.ts' });
export default config;
