import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: { name: 'words', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
export default config;
