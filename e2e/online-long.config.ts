import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import short from './online.config.ts';

const config: PlaywrightTestConfig = defineConfig({ ...short, testIgnore: [], timeout: 900_000 });
export default config;
