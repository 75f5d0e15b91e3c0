import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import short from './online.config.ts';

const config: PlaywrightTestConfig = defineConfig({
  ...short,
  testDir: '.',
  testIgnore: [],
  testMatch: 'online-pictures.ts',
  timeout: 600_000,
});
export default config;
