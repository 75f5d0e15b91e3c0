import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import online from './online.config.ts';

const config: PlaywrightTestConfig = defineConfig({
  ...online,
  testDir: '.',
  testIgnore: [],
  testMatch: 'people-screenshots.ts',
  timeout: 600_000,
});
export default config;
