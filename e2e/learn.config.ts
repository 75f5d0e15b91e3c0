import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The lessons and the coach, in a run of their own. */
const config: PlaywrightTestConfig = defineConfig(base, { testDir: 'learn', timeout: 420_000 });
export default config;
