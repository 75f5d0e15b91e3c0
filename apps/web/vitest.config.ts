import { mergeConfig, defineConfig, type ViteUserConfigExport } from 'vitest/config';
import appConfig from './vite.config.ts';

const config: ViteUserConfigExport = mergeConfig(
  appConfig,
  defineConfig({ test: { name: 'web', include: ['{src,sound,vite}/**/*.test.{ts,tsx}'] } }),
);
export default config;
