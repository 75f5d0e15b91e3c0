import { defineConfig, type ViteUserConfig } from 'vitest/config';

/* For mutation testing: the examples beside the code, without the long games of test/, which would be played for every mutant. */
const config: ViteUserConfig = defineConfig({
  test: { include: ['packages/engine/src/**/*.test.ts'], testTimeout: 60_000, isolate: false },
});
export default config;
