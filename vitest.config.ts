import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'bench', { test: { name: 'tools', include: ['tools/**/*.test.ts'] } }],
    // measured by `pnpm coverage:engine`
    coverage: {
      provider: 'v8',
      include: ['packages/engine/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'packages/engine/src/search.ts'],
      reporter: ['text-summary', 'json-summary', 'text'],
      thresholds: { lines: 100, branches: 98 },
    },
  },
});
export default config;
