import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'bench',
      { test: { name: 'tools', include: ['{tools,lab}/**/*.test.ts'] } },
      { test: { name: 'e2e', include: ['e2e/{kit,clicks}/**/*.test.ts'] } },
    ],
    // measured by `pnpm exec vitest run --project engine --coverage`; the patterns start from the project's own folder
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['**/*.test.ts', 'src/search.ts'],
      reporter: ['text-summary', 'json-summary', 'text'],
      thresholds: { lines: 100, branches: 98 },
    },
  },
});
export default config;
