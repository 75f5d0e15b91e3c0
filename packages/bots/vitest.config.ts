import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  // out-of-range reads throw in tests
  define: { STANZA_CHECKED: true },
  test: { name: 'bots', include: ['{src,test}/**/*.test.ts'], testTimeout: 180_000 },
});
export default config;
