import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  // in tests an index outside of an array throws
  define: { STANZA_CHECKED: true },
  test: {
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: 'test/kit/check-services.ts',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // every file starts real nodes on a separate database and mostly waits for them
    maxWorkers: 3,
  },
});
export default config;
