import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'tools', include: ['tools/**/*.test.ts'] } }],
  },
});
export default config;
